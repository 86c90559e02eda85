/**
 * Height of the headline's letters, so that it never reaches the wordmark above it: up to 160 letters stay within four
 * lines and 210 pixels. The wider the box, the longer a line may be; half its height is what a letter takes.
 */
export function headlineSizePx(letters: number): number {
  if (letters <= 60) return 68;
  return letters <= 100 ? 58 : 46;
}
