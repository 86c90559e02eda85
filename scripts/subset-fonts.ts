import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package ships no types.
import subsetFont from 'subset-font';
import { listContentFiles } from '@/lib/editing/content-files';

const displayFont = '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2';
const textFont = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const fonts = [
  // Headings do without some signs, which saves 1.6 kB, and text without seven, which saves 0.8 kB. Where one is used,
  // the fallback font shows it.
  { output: 'display.woff2', source: displayFont, without: '#*=@_;/©®•™' },
  {
    output: 'text.woff2',
    source: textFont,
    without: '#*=_®•™',
    variationAxes: { wght: { min: 400, max: 600 } },
  },
];

const ascii = String.fromCodePoint(...Array.from({ length: 126 - 32 + 1 }, (_, index) => 32 + index));
/** Characters that content files use only as code, among them straight quotes. Leaving them out saves 2 kB. */
const codeOnly = /["'<>[\\\]^`{|}~]/g;

/** The characters that both fonts keep: English text, its punctuation, and the accents of Spanish names. */
const characters = `${ascii.replace(codeOnly, '')}\u00a0©®·àáéíñóúü–—‘’“”•…™`;

/**
 * Kerning only. No style uses another feature, and all together would add 5 kB. Ligatures would add 1 kB: headings never
 * show them, because their letters are tightened, and in text they look like the two letters.
 */
const keepFeatures = ['kern'];

/** Describes the weights for a menu of fonts, which the web has not. */
const dropTables = ['STAT'];

/**
 * Characters that need no warning. The arrow is drawn as an icon, and the ę in an author's name looks right in the
 * fallback font.
 */
const expected = '→ę';

/**
 * Lists the characters of a content file that the fonts do not contain, in order. The visitor's own font shows such a
 * letter, which is better than a misspelt name.
 * @throws Error with one sentence that names the file and the line of an emoji, because every system draws it
 * differently
 */
export function listForeignCharacters(file: string, source: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const foreign = Array.from(line).filter((one) => !(ascii + characters + expected).includes(one));
    const emoji = foreign.find((one) => /\p{Extended_Pictographic}/u.test(one));
    if (emoji) {
      throw new Error(`${file}:${index + 1} uses "${emoji}", which neither font has: write it in words.`);
    }
    return foreign;
  });
}

/** Writes the site's two fonts into generated/fonts. */
export async function subsetFonts() {
  for (const name of listContentFiles()) {
    const file = `content/${name}`;
    const foreign = [...new Set(listForeignCharacters(file, readFileSync(file, 'utf8')))];
    if (foreign.length > 0)
      console.warn(
        `${file} uses ${foreign.join(' ')}, which our fonts lack: the visitor's own font shows them.`,
      );
  }
  for (const { output, source, without, variationAxes } of fonts) {
    const font = readFileSync(join('node_modules', source));
    const text = Array.from(characters)
      .filter((one) => !without.includes(one))
      .join('');
    const options = { keepFeatures, dropTables, variationAxes, targetFormat: 'woff2' };
    const cut = await subsetFont(font, text, options);
    writeFileSync(join('generated/fonts', output), cut);
  }
}
