import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { changeStrings, withoutStrings } from '@/lib/editing/strings';
import { invisible } from '@/lib/environment';
import { checkSyntax } from './check-syntax';

/** A text between curly quotes, as phones and word processors type them, in the place of a value. */
const curlyDelimited = /^(\s*(?:[\w$]+:\s*|[([{]\s*)*)([‘’“”])(.*)[‘’“”'"](?=[\s,;)\]}]*$)/gmu;

/** An apostrophe inside a word, which would end its text; comments may keep theirs. */
const insideWord = /^(?!\s*(?:\/[/*]|\*)).*\p{L}'\p{L}.*$/gmu;

function curlText(text: string) {
  return text
    .replace(/(^|[\s([—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([—–“])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** Replaces the curly quotes around a text by straight ones. */
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

/** Removes letters that nobody sees, and writes accented letters in one way (Unicode form NFC). */
export function normalizeLetters(source: string): string {
  return source.normalize('NFC').replace(invisible, '');
}

/** Curls the quotes and apostrophes inside texts, and puts straight single quotes around every text. */
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
 * Mends the quotes and letters of every content file, in the file itself, and checks that it can be read. Run it before
 * any content file is loaded.
 *
 * @throws one sentence with file and line where a file cannot be read
 */
export function readyContent() {
  for (const name of readdirSync('content').filter((each) => /(?<!\.test)\.ts$/.test(each))) {
    const file = `content/${name}`;
    const source = readFileSync(file, 'utf8');
    const visible = normalizeLetters(source);
    const curled = curlQuotes(visible);
    checkSyntax(file, curled);
    if (curled === source) continue;
    writeFileSync(file, curled);
    if (visible !== source) console.log(`${file}: invisible or combining letters are gone now.`);
    if (curled !== visible) console.log(`${file}: quotes are as they should be now.`);
  }
}
