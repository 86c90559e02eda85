/**
 * The fonts of the sharing picture, which scripts/picture-fonts.ts writes and app/og.png reads. If the first font of a
 * family lacks a character, the next one provides it.
 */
export const pictureFonts = [
  { name: 'Hedvig', file: 'generated/fonts/picture-hedvig.ttf' },
  { name: 'Hedvig Extended', file: 'generated/fonts/picture-hedvig-extended.ttf' },
  { name: 'Hanken', file: 'generated/fonts/picture-hanken.ttf' },
  { name: 'Hanken Extended', file: 'generated/fonts/picture-hanken-extended.ttf' },
  { name: 'Hanken Vietnamese', file: 'generated/fonts/picture-hanken-vietnamese.ttf' },
] as const;

/** CSS font families: one for headlines, one for text. */
export const pictureFamilies = {
  display: 'Hedvig, Hedvig Extended, Hanken Extended, Hanken Vietnamese',
  text: 'Hanken, Hanken Extended, Hanken Vietnamese',
};
