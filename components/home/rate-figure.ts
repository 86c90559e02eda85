/** How many dots each drawing of a rate has. */
export const dotsPerRate = 20;

/** All figures are equally wide, so that their rows of dots begin and end at the same place. */
export const figureWidth = 'min-w-[1.9em] font-display text-part leading-none md:text-[1.875rem]';

/** How many of the dots stand for `percent`. */
export function filledDots(percent: number) {
  return Math.round((percent / 100) * dotsPerRate);
}
