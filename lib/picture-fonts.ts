/**
 * The fonts of the sharing picture, which scripts/picture-fonts.ts writes and app/og.png reads. If the first font of a
 * family lacks a character, the next one provides it.
 */
export const pictureFonts = [
  { name: 'Display', file: 'generated/fonts/picture-display.ttf' },
  { name: 'Display Extended', file: 'generated/fonts/picture-display-extended.ttf' },
  { name: 'Text', file: 'generated/fonts/picture-text.ttf' },
  { name: 'Text Extended', file: 'generated/fonts/picture-text-extended.ttf' },
  { name: 'Text Vietnamese', file: 'generated/fonts/picture-text-vietnamese.ttf' },
] as const;

/** CSS font families: one for headlines, one for text. */
export const pictureFamilies = {
  display: 'Display, Display Extended, Text Extended, Text Vietnamese',
  text: 'Text, Text Extended, Text Vietnamese',
};
