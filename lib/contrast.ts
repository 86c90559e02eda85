/** The relative luminance of a #rrggbb colour as WCAG defines it. */
function luminanceOf(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two #rrggbb colours, from 1 to 21; 1 if one of them is not a colour. */
export function contrastOf(one = '', other = ''): number {
  if (![one, other].every((colour) => /^#[\da-f]{6}$/i.test(colour))) return 1;
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
