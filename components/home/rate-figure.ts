/** How many dots each drawing of a rate has. */
export const dotsPerRate = 20;

/** How many of the dots stand for `percent`. */
export function filledDots(percent: number) {
  return Math.round((percent / 100) * dotsPerRate);
}
