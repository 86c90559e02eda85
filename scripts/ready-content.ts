import { readFileSync, writeFileSync } from 'node:fs';
import { type TransformFailure, transformSync } from 'esbuild';
import { listContentFiles } from '@/lib/editing/content-files';
import { changeStrings, withoutStrings } from '@/lib/editing/strings';
import { invisible } from '@/lib/environment';
import { checkSyntax } from './check-syntax';

/** Matches a value whose text is between quotes that phones and word processors type, in any language. */
const curlyDelimited = /^(\s*(?:[\w$]+:\s*|[([{]\s*)*)([‘’“”„‚«‹′″´])(.*)[‘’“”»›′″´'"](?=[\s,;)\]}]*$)/gmu;

/** Matches a line with an apostrophe inside a word, which would end its text. Comments may keep theirs. */
const insideWord = /^(?!\s*(?:\/[/*]|\*)).*\p{L}'\p{L}.*$/gmu;

function curlText(text: string) {
  return text
    .replace(/(^|[\s([—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([—–“])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** Replaces the curly quotes around a text with straight ones. */
function straightenDelimiters(source: string): string {
  const code = withoutStrings(source);
  return source.replace(
    curlyDelimited,
    (line, before: string, opens: string, text: string, index: number) => {
      const isInsideString = code.charAt(index + before.length).trim() === '';
      if (isInsideString) return line;
      const betweenTexts = /[“”]/.test(opens) ? /”,(\s*)[“”]/g : /’,(\s*)‘/g;
      const texts = text.replaceAll("'", '’').replace(betweenTexts, "',$1'");
      return `${before}'${texts}'`;
    },
  );
}

/** The line breaks that Word and Google Docs put inside a paragraph, which are none in a page. */
const softBreaks = /[\v\f\u0085\u2028\u2029]/g;

/** Removes invisible characters, and normalizes accented letters (Unicode form NFC). */
export function normalizeLetters(source: string): string {
  return source.normalize('NFC').replace(invisible, '').replace(softBreaks, ' ');
}

/** Makes the quotes and apostrophes inside texts curly, and the quotes around every text straight and single. */
export function curlQuotes(source: string): string {
  const whole = straightenDelimiters(source).replace(insideWord, (line) =>
    line.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'),
  );
  return changeStrings(whole, (literal) => {
    const code: string[] = [];
    const text = literal.slice(1, -1).replace(/\\(['"])/g, '$1');
    const held = text.replace(/\$\{[^}]*\}/g, (part) => `\0${code.push(part) - 1}\0`);
    const curled = curlText(held).replace(/\0(\d+)\0/g, (_, part) => code[Number(part)] ?? '');
    const quote = literal.startsWith('`') ? '`' : "'";
    return quote + curled + quote;
  });
}

/**
 * Every content file as it is, and as it should be.
 * @throws Error with one sentence that names the file and the line, if a file cannot be parsed
 */
function readContent() {
  return listContentFiles().map((name) => {
    const file = `content/${name}`;
    const source = readFileSync(file, 'utf8');
    const visible = normalizeLetters(source);
    const curled = curlQuotes(visible);
    checkSyntax(file, curled);
    return { file, source, visible, curled };
  });
}

/**
 * Corrects quotes and characters in every content file, in place, and checks its syntax. The build and `npm run dev` run it
 * before any content file is loaded.
 *
 * @throws Error with one sentence that names the file and the line, if a file cannot be parsed
 */
export function readyContent() {
  for (const { file, source, visible, curled } of readContent()) {
    if (curled === source) continue;
    writeFileSync(file, curled);
    if (visible !== source) console.log(`${file}: removed invisible characters and normalized accents.`);
    if (curled !== visible) console.log(`${file}: corrected the quotes.`);
  }
}

/** One sentence for each content file that `readyContent` would change. Nothing is written. */
export function listUnready(): string[] {
  return readContent().flatMap(({ file, source, curled }) => {
    const lines = source.split('\n');
    const count = curled.split('\n').filter((line, i) => line !== lines[i]).length;
    const what = count === 1 ? 'one line has' : `${count} lines have`;
    return count > 0 ? `${file}: ${what} quotes or characters that "npm run build" corrects: run it.` : [];
  });
}

/**
 * Checks that every content file can be loaded as it is. Nothing is written.
 * @throws Error with one sentence that says what to do
 */
export function checkReadable() {
  for (const { file, source } of readContent()) {
    try {
      transformSync(source, { loader: 'ts', logLevel: 'silent' });
    } catch (error) {
      const line = (error as TransformFailure).errors[0]?.location?.line;
      throw new Error(
        `${file}:${line}: this line has a quote or an invisible character that cannot stay: run "npm run build", which corrects it.`,
        { cause: error },
      );
    }
  }
}
