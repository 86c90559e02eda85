import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
// @ts-expect-error The package ships no types.
import { convert } from 'fontverter';
// @ts-expect-error The package ships no types.
import subsetFont from 'subset-font';
import { hero, planProcess } from '@/content/home';
import { price } from '@/content/offer';
import { site, socialImage } from '@/content/site';
import { listContentFiles } from '@/lib/editing/content-files';
import { pictureFonts } from '@/lib/picture-fonts';
import { formatUsd } from '@/lib/pricing';

/** Which package each font comes from. Together they cover every language in Latin letters. */
const sources: Readonly<Record<string, { file: string; variationAxes?: object }>> = {
  Display: { file: '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2' },
  'Display Extended': {
    file: '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-ext-400-normal.woff2',
  },
  Text: textFont('latin'),
  'Text Extended': textFont('latin-ext'),
  'Text Vietnamese': textFont('vietnamese'),
};

/** The renderer of the sharing picture does not support variable fonts, so a single weight is extracted. */
function textFont(letters: string) {
  const file = `@fontsource-variable/hanken-grotesk/files/hanken-grotesk-${letters}-wght-normal.woff2`;
  return { file, variationAxes: { wght: 400 } };
}

/** The first line of content/ that contains all of `letters`, e.g. "content/home.ts:65"; otherwise only "content/". */
function whereWritten(letters: readonly string[]) {
  for (const name of listContentFiles()) {
    const lines = readFileSync(join('content', name), 'utf8').split('\n');
    const index = lines.findIndex((line) => letters.every((letter) => line.includes(letter)));
    if (index >= 0) return `content/${name}:${index + 1}`;
  }
  return 'content/';
}

/**
 * Checks that the fonts contain every letter of `texts`. If a letter is missing, the renderer would request a font from
 * Google, and leave the letter out if there is no answer.
 * @throws Error with one sentence that names the missing letters and their line
 */
export function checkPictureLetters(texts: readonly string[], known: ReadonlySet<string>) {
  for (const text of texts) {
    const missing = [...new Set(Array.from(text))].filter((letter) => !known.has(letter));
    if (missing.length === 0) continue;
    const named = missing.map(
      (letter) => `${letter} (U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`,
    );
    throw new Error(
      `${whereWritten(missing)}: the sharing picture cannot show ${named.join(', ')} in “${text}”: write it in Latin letters.`,
    );
  }
}

/** Every character of a font. */
async function lettersOf(font: Buffer): Promise<string[]> {
  // Imported lazily, because Jest cannot load it.
  const { Blob, Face } = await import('harfbuzzjs');
  return Array.from(new Face(new Blob(font)).collectUnicodes(), (code) => String.fromCodePoint(code));
}

/**
 * Writes the complete fonts of the sharing picture into generated/fonts, in the only format that its renderer reads.
 * Visitors do not download them.
 */
export async function writePictureFonts() {
  mkdirSync('generated/fonts', { recursive: true });
  const known = new Set<string>();
  for (const { name, file } of pictureFonts) {
    const source = sources[name];
    if (!source) throw new Error(`scripts/picture-fonts.ts has no source for the font ${name}.`);
    const packed = readFileSync(join('node_modules', source.file));
    const letters = await lettersOf(Buffer.from(await convert(packed, 'sfnt')));
    for (const letter of letters) known.add(letter);
    const options = { variationAxes: source.variationAxes, targetFormat: 'sfnt' };
    writeFileSync(file, await subsetFont(packed, letters.join(''), options));
  }
  const { tests, tms, ketamine } = planProcess.chart;
  const line = socialImage.line(formatUsd(price.paidInFullUsd));
  checkPictureLetters([hero.title, ...site.wordmark, line, tests, tms, ketamine], known);
}
