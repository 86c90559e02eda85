const dotsPerRow = 10;
const pitch = 33;

/**
 * A picture of the figure beside it: `total` dots in rows of ten, the first `filled` of them solid. A solid dot is a
 * stroke without length, 25 wide with round ends; an outlined one is a circle of radius 11.5.
 */
export function DotArray({ filled, total }: { filled: number; total: number }) {
  const dots = Array.from({ length: total }, (_, i) => ({
    x: 12.5 + pitch * (i % dotsPerRow),
    y: 12.5 + pitch * Math.floor(i / dotsPerRow),
  }));
  const solid = dots.slice(0, filled).map(({ x, y }) => `M${x} ${y}h.01`);
  const outlined = dots.slice(filled).map(({ x, y }) => `M${x - 11.5} ${y}a11.5 11.5 0 1 1 0 .01z`);
  const height = pitch * Math.ceil(total / dotsPerRow) - 6;
  return (
    // One unit of air on each side, because edges that fall between two pixels need room to fade.
    <svg className="art tally max-w-80" viewBox={`-1 -1 324 ${height}`} aria-hidden="true">
      <path stroke="var(--ember)" strokeWidth="25" strokeLinecap="round" d={solid.join('')} />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="1.75" d={outlined.join('')} />
    </svg>
  );
}
