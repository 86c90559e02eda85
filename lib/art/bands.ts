export const BAND_COUNT = 9;

/** Slow swells that fill downwards, 1600 × 240; the last one is the ground of the section that follows. */
export function bandPaths(): string[] {
  return Array.from({ length: BAND_COUNT }, (_, i) => {
    const t = i / (BAND_COUNT - 1);
    const y = 10 + 220.8 * t ** 0.8;
    const a = 9 * (1 - t) + 3;
    const first = y + a * (i % 2 ? 1 : -0.4);
    const second = y + a * ((i % 3) - 1);
    const [y0, y1, y2, y3, y4] = [y, y - a, first, second, y - 0.3 * a].map((value) => Math.round(value));
    return `M0 ${y0}C267 ${y1} 533 ${y2} 800 ${y0}S1333 ${y3} 1600 ${y4}V260H0Z`;
  });
}
