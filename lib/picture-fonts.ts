/**
 * The fonts of the picture beside shared links, which scripts/picture-fonts.ts writes and app/og.png reads. A letter that
 * the first font of a family lacks is taken from the next.
 */
export const pictureFonts = [
  { name: 'Hedvig', file: 'generated/fonts/picture-hedvig.ttf' },
  { name: 'Hedvig Extended', file: 'generated/fonts/picture-hedvig-extended.ttf' },
  { name: 'Hanken', file: 'generated/fonts/picture-hanken.ttf' },
  { name: 'Hanken Extended', file: 'generated/fonts/picture-hanken-extended.ttf' },
  { name: 'Hanken Vietnamese', file: 'generated/fonts/picture-hanken-vietnamese.ttf' },
] as const;

/** CSS font families: the display face, and that of text. */
export const pictureFamilies = {
  display: 'Hedvig, Hedvig Extended, Hanken Extended, Hanken Vietnamese',
  text: 'Hanken, Hanken Extended, Hanken Vietnamese',
};
