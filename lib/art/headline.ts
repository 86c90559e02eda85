/**
 * The font size in px of a headline in the sharing picture. Long titles get a smaller size, so that the headline fills the
 * same area and never reaches the wordmark above it.
 */
export function headlineSizePx(title: string) {
  return Math.min(62, Math.floor(Math.sqrt(190_000 / title.length)));
}
