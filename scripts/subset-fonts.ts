import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { writeIfChanged } from './write-if-changed';

/** What a content module exports, by the file it stands in. */
export type ContentModule = { file: string; exports: unknown };

const packages = createRequire(join(process.cwd(), 'package.json'));

const HEDVIG = '@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2';
const HANKEN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

const FONTS = [
  { output: 'hedvig.woff2', source: HEDVIG },
  { output: 'hanken.woff2', source: HANKEN, variationAxes: { wght: { min: 400, max: 700 } } },
  // For the picture beside shared links: its painter reads neither WOFF2 nor variable fonts.
  { output: 'hedvig.ttf', source: HEDVIG },
  { output: 'hanken-400.ttf', source: HANKEN, variationAxes: { wght: 400 } },
];

const ASCII = Array.from({ length: 126 - 32 + 1 }, (_, index) => String.fromCodePoint(32 + index)).join('');
const PUNCTUATION = '\u00a0©®°±·×é–—‘’“”•…™−½≥≤';

/**
 * Characters neither font has, which may be used all the same: → is drawn as an icon, and stands in the text to be
 * copied and read out; ę is in a cited author’s name, where the fallback face is better than a misspelt name.
 */
const ALLOWED_WITHOUT_GLYPH = '→ę';

/**
 * Every character in the strings of a value, however deep. A function is not called: the characters of its
 * source are taken, which hold those of the sentence it makes.
 */
export function listCharacters(value: unknown, seen = new Set<unknown>()): Set<string> {
  if (typeof value === 'string') return new Set(value);
  if (typeof value === 'function') return new Set(unescapeSource(value.toString()));
  if (typeof value !== 'object' || value === null || seen.has(value)) return new Set();
  seen.add(value);
  return new Set(Object.values(value).flatMap((part) => [...listCharacters(part, seen)]));
}

/** Compilers may write “’” as \u2019. */
function unescapeSource(source: string) {
  return source.replace(/\\u\{([\da-f]+)\}|\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long, four, two) =>
    String.fromCodePoint(Number.parseInt(long ?? four ?? two, 16)),
  );
}

/** The code points an SFNT font has glyphs for, from its `cmap` subtables of format 4 and 12. */
function listCodePoints(sfnt: Buffer) {
  const codePoints = new Set<number>();
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + index * 16);
  const entry = tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap');
  if (entry === undefined) throw new Error('A font without a cmap table cannot be checked.');
  const cmap = sfnt.subarray(sfnt.readUInt32BE(entry + 8));
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    const format = table.readUInt16BE(0);
    const segments = format === 4 ? table.readUInt16BE(6) / 2 : format === 12 ? table.readUInt32BE(12) : 0;
    for (let segment = 0; segment < segments; segment += 1) {
      const [first, last] =
        format === 4
          ? [table.readUInt16BE(16 + segments * 2 + segment * 2), table.readUInt16BE(14 + segment * 2)]
          : [table.readUInt32BE(16 + segment * 12), table.readUInt32BE(20 + segment * 12)];
      for (let code = first; code <= last; code += 1) codePoints.add(code);
    }
  }
  return codePoints;
}

/** @throws one sentence naming the first character of the content that a font cannot show, and its file */
function checkCoverage(modules: readonly ContentModule[], font: string, codePoints: ReadonlySet<number>) {
  for (const { file, exports } of modules) {
    for (const character of listCharacters(exports)) {
      const code = character.codePointAt(0) as number;
      if (code < 32 || ALLOWED_WITHOUT_GLYPH.includes(character) || codePoints.has(code)) continue;
      const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
      throw new Error(
        `${file} uses "${character}" (${name}), which ${font} does not have: use another character.`,
      );
    }
  }
}

/**
 * Writes the site's two fonts, and the social image's copies of them, cut to the characters the content uses, into `outDir`.
 * @throws one sentence when a font lacks a character
 */
export async function subsetFonts(modules: readonly ContentModule[], outDir: string) {
  const used = modules.flatMap(({ exports }) => [...listCharacters(exports)]);
  const text = [...new Set(ASCII + PUNCTUATION + used.join(''))].sort().join('');
  for (const { output, source, variationAxes } of FONTS) {
    const font = readFileSync(packages.resolve(source));
    const options = variationAxes ? { variationAxes } : {};
    const sfnt = await subsetFont(font, text, { ...options, targetFormat: 'sfnt' });
    checkCoverage(modules, output, listCodePoints(sfnt));
    const isWeb = output.endsWith('.woff2');
    writeIfChanged(
      join(outDir, output),
      isWeb ? await subsetFont(font, text, { ...options, targetFormat: 'woff2' }) : sfnt,
    );
  }
}
