const DOTS_PER_ROW = 10;
const DOT_PITCH = 33;
const DOT_RADIUS = 11.5;

/** Two rows of ten in 322 × 58. Filled dots are zero-length strokes 25 wide with round caps; empty ones are outlines. */
export function dotArray(filled: number, total: number): { filled: string; empty: string } {
  const centers = Array.from({ length: total }, (_, i) => ({
    x: 12.5 + DOT_PITCH * (i % DOTS_PER_ROW),
    y: 12.5 + DOT_PITCH * Math.floor(i / DOTS_PER_ROW),
  }));
  return {
    filled: centers
      .slice(0, filled)
      .map(({ x, y }) => `M${x} ${y}h.01`)
      .join(''),
    empty: centers
      .slice(filled)
      .map(({ x, y }) => `M${x - DOT_RADIUS} ${y}a11.5 11.5 0 1 1 0 .01z`)
      .join(''),
  };
}

export const WEEK_COUNT = 13;

/** Week 0 to week 12 as cells in 270 × 20; the weeks from `from` to `to` stand taller. */
export function weekCells(from: number, to: number): { idle: string; active: string } {
  const weeks = Array.from({ length: WEEK_COUNT }, (_, week) => week);
  const isActive = (week: number) => week >= from && week <= to;
  return {
    idle: weeks
      .filter((week) => !isActive(week))
      .map((week) => `M${21 * week} 10q0-2 2-2h14q2 0 2 2v8q0 2-2 2h-14q-2 0-2-2z`)
      .join(''),
    active: weeks
      .filter(isActive)
      .map((week) => `M${21 * week} 2q0-2 2-2h14q2 0 2 2v16q0 2-2 2h-14q-2 0-2-2z`)
      .join(''),
  };
}

/** Half suns on short rules, 24 high and 53 apart: the first `open` are filled, the rest outlined. */
export function spots(open: number, total: number): { filled: string; outlined: string; rules: string } {
  const lefts = Array.from({ length: total }, (_, i) => 53 * i);
  const halfSun = (x: number) => `M${x + 5} 17a16 16 0 0 1 32 0z`;
  return {
    filled: lefts.slice(0, open).map(halfSun).join(''),
    outlined: lefts.slice(open).map(halfSun).join(''),
    rules: lefts.map((x) => `M${x} 22h42`).join(''),
  };
}
