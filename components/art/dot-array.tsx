const pitch = 30;

/** The widths of a solid dot and of an empty one. */
const looks = {
  studies: { colour: 'var(--p1)', solid: 23, empty: 9 },
  comparison: { colour: 'var(--ink-3)', solid: 14, empty: 6 },
  clinic: { colour: 'var(--ember)', solid: 14, empty: 6 },
};

/** Draws `count` dots as one dashed line. Each dash is almost 0 long, and its round ends form the dot. */
function row(count: number) {
  return count > 0 ? `M12 12h${pitch * (count - 1) + 0.01}` : '';
}

type Props = { filled: number; total: number; look: keyof typeof looks };

/** Draws a rate: `total` dots in a row, the first `filled` of them large and in colour. */
export function DotArray({ filled, total, look }: Props) {
  const { colour, solid, empty } = looks[look];
  return (
    // One unit of space on each side for antialiasing.
    <svg
      className="art tally max-w-120"
      viewBox={`-1 -1 ${pitch * total - 4} 26`}
      strokeLinecap="round"
      strokeDasharray={`.01 ${pitch - 0.01}`}
      aria-hidden="true"
    >
      <path stroke="var(--line-strong)" strokeWidth={empty} d={row(total)} />
      <path stroke={colour} strokeWidth={solid} d={row(filled)} />
    </svg>
  );
}
