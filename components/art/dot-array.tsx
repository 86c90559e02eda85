const pitch = 30;

/** All looks have dots of the same size, because a larger dot would look like a larger rate. `hole` is a width. */
const looks = {
  studies: { colour: 'var(--ink)', hole: 0 },
  comparison: { colour: 'var(--line-strong)', hole: 0 },
  clinic: { colour: 'var(--p1)', hole: 14 },
};

/** Draws `count` dots as one dashed line. Each dash is almost 0 long, and its round ends form the dot. */
function row(count: number) {
  return count > 0 ? `M12 12h${pitch * (count - 1) + 0.01}` : '';
}

type Props = { filled: number; total: number; look: keyof typeof looks };

/** Draws a rate: `total` dots in a row, the first `filled` of them large and in colour. */
export function DotArray({ filled, total, look }: Props) {
  const { colour, hole } = looks[look];
  return (
    // One unit of space on each side for antialiasing.
    <svg
      className="art tally max-w-80 lg:max-w-none"
      viewBox={`-1 -1 ${pitch * total - 4} 26`}
      strokeLinecap="round"
      strokeDasharray={`.01 ${pitch - 0.01}`}
      aria-hidden="true"
    >
      <path stroke="var(--line-strong)" strokeWidth="8" d={row(total)} />
      <path stroke={colour} strokeWidth="20" d={row(filled)} />
      {hole > 0 && <path stroke="var(--mist)" strokeWidth={hole} d={row(filled)} />}
    </svg>
  );
}
