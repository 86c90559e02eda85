import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type TransformFailure, transformSync } from 'esbuild';
import { changeStrings, lineAt, withoutStrings } from '@/lib/editing/strings';

/** An apostrophe inside a word, which would end its text; comments may keep theirs. */
const insideWord = /^(?!\s*(?:\/[/*]|\*)).*\p{L}'\p{L}.*$/gmu;

function curlText(text: string) {
  return text
    .replace(/(^|[\s([—–])"/g, '$1“')
    .replaceAll('"', '”')
    .replace(/(^|[\s([—–“])'/g, '$1‘')
    .replaceAll("'", '’');
}

/** The quotes and apostrophes of texts as they are printed, and single quotes around every text. */
export function curlQuotes(source: string): string {
  const whole = source.replace(insideWord, (line) => line.replace(/(?<=\p{L})'(?=\p{L})/gu, '’'));
  return changeStrings(whole, (literal) => {
    const code: string[] = [];
    const text = literal.slice(1, -1).replace(/\\(['"])/g, '$1');
    const held = text.replace(/\$\{[^}]*\}/g, (part) => `\0${code.push(part) - 1}\0`);
    const curled = curlText(held).replace(/\0(\d+)\0/g, (_, part) => code[Number(part)] ?? '');
    const quote = literal.startsWith('`') ? '`' : "'";
    return quote + curled + quote;
  });
}

function sayWhatIsWrong(found: string, lineText: string, before: string) {
  if (/^Unterminated string/.test(found)) return "the text does not end: write ' at its end";
  if (/'\s*$/.test(before) || lineText.split("'").length % 2 === 0) {
    return "a ' ends the text here; write ’";
  }
  if (/\d,\d{3}\b/.test(lineText)) return 'write the number without commas, e.g. 9999';
  if (before.trim() === '') return 'a comma may be missing at the end of the line above';
  return found;
}

/**
 * @throws one sentence with file and line where a content file cannot be read, in place of the compiler's report
 */
export function checkSyntax(file: string, source: string) {
  const dollar = withoutStrings(source).search(/\$\d/);
  if (dollar >= 0) {
    const typed = /\$[\d,.]*\d/.exec(source.slice(dollar))?.[0] ?? '';
    const number = typed.replace(/[$,]/g, '');
    throw new Error(`${file}:${lineAt(source, dollar)}: ${typed} is not a number here; write ${number}`);
  }
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    if (!first?.location) throw error;
    const { line, column, lineText } = first.location;
    throw new Error(`${file}:${line}: ${sayWhatIsWrong(first.text, lineText, lineText.slice(0, column))}`, {
      cause: error,
    });
  }
}

/** Curls the quotes of every content file, in the file itself, and sees that it can be read. Run before any is loaded. */
export function readyContent() {
  for (const name of readdirSync('content').filter((each) => /(?<!\.test)\.ts$/.test(each))) {
    const file = `content/${name}`;
    const source = readFileSync(file, 'utf8');
    const curled = curlQuotes(source);
    checkSyntax(file, curled);
    if (curled === source) continue;
    writeFileSync(file, curled);
    console.log(`${file}: straight quotes are curled now.`);
  }
}
