const pitch = 30;

const colours = { ember: 'var(--ember)', slate: 'var(--p1)' };

type Props = { filled: number; total: number; colour?: keyof typeof colours };

/**
 * Draws a rate: `total` dots in a row, the first `filled` of them solid. A solid dot is a stroke of length 0, 23 wide
 * with round ends; an outlined one is a circle with radius 10.5.
 */
export function DotArray({ filled, total, colour = 'ember' }: Props) {
  const lefts = Array.from({ length: total }, (_, i) => 12 + pitch * i);
  const solid = lefts.slice(0, filled).map((x) => `M${x} 12h.01`);
  const outlined = lefts.slice(filled).map((x) => `M${x - 10.5} 12a10.5 10.5 0 1 1 0 .01z`);
  return (
    // One unit of space on each side for antialiasing.
    <svg className="art tally max-w-120" viewBox={`-1 -1 ${pitch * total - 4} 26`} aria-hidden="true">
      <path stroke={colours[colour]} strokeWidth="23" strokeLinecap="round" d={solid.join('')} />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="1.75" d={outlined.join('')} />
    </svg>
  );
}
