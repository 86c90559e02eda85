import { type TransformFailure, transformSync } from 'esbuild';
import { lineAt, withoutStrings } from '@/lib/editing/strings';

/** A placeholder for the text of a string, where only the code around it matters. */
const text = '\u0001';

type Problem = { line: number; says: string };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Whether the lines of two brackets have the same indentation. */
function startsAlike(code: string, one: number, other = -1) {
  const indent = (index: number) => /^\s*/.exec(code.split('\n')[lineAt(code, index) - 1] ?? '')?.[0];
  return other >= 0 && indent(one) === indent(other);
}

/** The first bracket without a partner, or null. `code` is the source with comments and texts blanked out. */
function findUnpaired(code: string): Problem | null {
  const open: { sign: string; index: number }[] = [];
  for (const { 0: sign, index } of code.matchAll(/[{}[\]()]/g)) {
    if (closers[sign]) {
      open.push({ sign, index });
      continue;
    }
    const last = open.pop();
    if (!last) return { line: lineAt(code, index), says: `there is one ${sign} too many: delete it` };
    const closer = closers[last.sign];
    if (closer === sign) continue;
    if (sign === '}' && last.sign === '[' && !startsAlike(code, index, open.at(-1)?.index)) {
      return {
        line: lineAt(code, index),
        says: 'this } ends an entry that no { began: write { before that entry',
      };
    }
    const unclosed = sayUnclosed(code, last.sign, last.index);
    if (unclosed.line > lineAt(code, last.index)) return unclosed;
    const says = `write ${closer} before this line, to end the ${last.sign} of line ${unclosed.line}`;
    return { line: lineAt(code, index), says };
  }
  const [first] = open.slice(-1);
  return first ? sayUnclosed(code, first.sign, first.index) : null;
}

/** Where a missing closing bracket belongs: before the next line with the same indentation. */
function sayUnclosed(code: string, sign: string, index: number): Problem {
  const lines = code.split('\n');
  const opened = lineAt(code, index);
  const [start = ''] = /^\s*[{[(]?/.exec(lines[opened - 1] ?? '') ?? [];
  const isNext = (line: string) => line.startsWith(start) && /^\s*(\S)/.exec(line)?.[1] === sign;
  const next = start.trim() ? lines.findIndex((line, i) => i >= opened && isNext(line)) : -1;
  const closer = closers[sign];
  return next < 0
    ? { line: opened, says: `this ${sign} is never closed: write ${closer} where it ends` }
    : { line: next + 1, says: `write ${closer}, before this line, to end the ${sign} of line ${opened}` };
}

/**
 * Slips that are visible in a line of code with its texts blanked out. The first one that matches says what to write.
 */
const slips: readonly [pattern: RegExp, say: (match: RegExpExecArray) => string][] = [
  [
    /^(<{7}|={7}|>{7})/m,
    () => 'two versions were not merged: keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [/\$[\d,.]*\d/, ([typed]) => `${typed} is not a number here; write ${wholeNumber(typed)}`],
  [/[€£]\s*[\d,.]*\d/, ([typed]) => `${typed} is not a number here; write ${wholeNumber(typed)}`],
  [
    /\b\d{1,3}(,\d{3})+(?!\d)(?=\s*(?:,?\s*$|,?\s*}))/m,
    ([typed]) => `write the number without commas: ${wholeNumber(typed)}`,
  ],
  [/(\d+(?:\.\d+)?)\s*%/, ([, number]) => `write the number without the percent sign: ${number}`],
  [
    /:\s*(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})/,
    ([, day = '']) => `write a date between quotes, like '${isoDay(day)}'`,
  ],
  [/:\s*(\d+)\s+[A-Za-z]+(?=,?\s*$)/m, ([, number]) => `write the number alone: ${number}`],
  [/:\s*(?:USD|US)\s*([\d,.]+)/, ([, typed = '']) => `write the number alone: ${wholeNumber(typed)}`],
  [/,\s*,/, () => 'two commas stand together: delete one'],
  [/^\s+[\w$]+\s*=(?![=>])/m, () => 'write : in place of ='],
];

function wholeNumber(typed: string) {
  return typed.replace(/[^\d.]/g, '').replace(/\.\d*$/, '');
}

/** A date in the form that content/ uses. One with slashes is read as a US date. */
function isoDay(typed: string) {
  const [month = '', day = '', year = ''] = typed.split('/');
  const pad = (part: string) => part.padStart(2, '0');
  return typed.includes('-')
    ? typed.split('-').map(pad).join('-')
    : `${year.padStart(4, '20')}-${pad(month)}-${pad(day)}`;
}

/** What is missing from a line like `key: 'text'`, or null. `line` is unmodified source. */
function lineSlip(line: string): string | null {
  const [, name = '', between = '', value = ''] = /^\s*([\w$]+)(\s*:?\s*)(\S.*)$/.exec(line) ?? [];
  if (!name || /^(export|const|import|type|return|function|let|if)$/.test(name)) return null;
  const [, two = ''] = /^\s*([\w$]+ [\w$ ]+):\s*['"`\d[{]/.exec(line) ?? [];
  if (two) return `“${two}” is no name: write one word before the colon, as the entries beside it have it`;
  if (!between.includes(':')) return /^['"`\d[{]/.test(value) ? `write : after ${name}` : null;
  const quotes = value.match(/(?<!\\)'/g)?.length ?? 0;
  if (/^\p{L}/u.test(value) && / |'/.test(value) && !/[(?`=]/.test(value)) {
    return quotes % 2 === 1
      ? "the words have no ' before them: write one"
      : `the words have no quotes: write ${name}: '${value.replace(/[,;'"]+\s*$/, '')}',`;
  }
  if (/^</.test(value)) return `the words have no quotes: write ${name}: 'words', without < and >`;
  if (/^["'`].*["'`]\s*[;.:]\s*$/.test(value)) return 'write a comma at the end of the line';
  if (/^'/.test(value) && quotes > 2) return "a ' ends the text here; write ’";
  if (/^'/.test(value) && quotes === 1) return "the text does not end: write ' at its end";
  return null;
}

/** The line above that lacks a comma, if the line that cannot be parsed begins a new entry. */
function missingComma(lines: readonly string[], at: number): Problem | null {
  for (let line = at - 1; line > 0; line -= 1) {
    const code = withoutComments(lines[line - 1] ?? '').trimEnd();
    if (code.trim() === '') continue;
    return /[,{[(:;>?|&+]$/.test(code) ? null : { line, says: 'write a comma at its end' };
  }
  return null;
}

function withoutComments(line: string) {
  return /^\s*(\/\/|\/?\*)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
}

/**
 * What is wrong with a source that the compiler cannot parse from `line` and `column` on, where it reported `found`.
 */
function diagnose(source: string, found: string, line: number, column: number): Problem {
  const lines = source.split('\n');
  const typed = lines[line - 1] ?? '';
  const code = withoutStrings(source, text);
  const codeLine = code.split('\n')[line - 1] ?? '';
  for (const [pattern, say] of slips) {
    const match = pattern.exec(codeLine);
    if (match) return { line, says: say(match) };
  }
  const tick = lines.findIndex((each) => (each.match(/`/g)?.length ?? 0) % 2 === 1);
  if (tick >= 0 && (tick < line || /^Unterminated template/.test(found))) {
    return { line: tick + 1, says: 'the text that begins with ` here does not end: write ` at its end' };
  }
  const [gap] = /\$\{[\w.]*(?![\w.}])/.exec(typed) ?? [];
  if (gap) return { line, says: `write } after ${gap}` };
  const previous = missingComma(lines, line)?.line ?? 0;
  const ended = [line, previous].find((each) =>
    /^["'`\s]*[\w$]+:.*["'`]\s*[.;:]\s*$/.test(lines[each - 1] ?? ''),
  );
  if (ended) return { line: ended, says: 'write a comma at the end of the line' };
  const closed = [line, previous].find((each) =>
    /^[^{]*,\s*\}\s*,?\s*$/.test(code.split('\n')[each - 1] ?? ''),
  );
  if (closed && findUnpaired(code)) return { line: closed, says: 'there is one } too many: delete it' };
  const isNewEntry = typed.slice(0, column).trim() === '';
  const comma = isNewEntry && /^\s*(['"`{[]|[\w$]+\s*[:(])/.test(typed) ? missingComma(lines, line) : null;
  if (comma) return comma;
  const slip = lineSlip(typed);
  if (slip) return { line, says: slip };
  if (/^Unterminated string/.test(found)) return { line, says: "the text does not end: write ' at its end" };
  if (/'\s*$/.test(typed.slice(0, column)) || typed.split("'").length % 2 === 0) {
    return { line, says: "a ' ends the text here; write ’" };
  }
  return (
    findUnpaired(code) ?? {
      line,
      says: "this line cannot be read: compare it with its neighbours; most are name: 'words',",
    }
  );
}

/** A problem of the file as a whole, which is checked before its lines. */
function fileProblem(source: string): Problem | null {
  if (source.includes('\0')) return { line: 1, says: 'the file is saved as UTF-16: save it as UTF-8' };
  const lost = source.indexOf('\uFFFD');
  return lost < 0
    ? null
    : {
        line: lineAt(source, lost),
        says: 'a letter is lost: save the file as UTF-8, and type the letter again',
      };
}

/** Numbers and dates that the compiler misreads, e.g. a date without quotes as a subtraction. */
function misreadProblem(source: string): Problem | null {
  const lines = withoutStrings(source, text).split('\n');
  for (const [index, codeLine] of lines.entries()) {
    for (const [pattern, say] of slips) {
      const match = pattern.exec(codeLine);
      if (match) return { line: index + 1, says: say(match) };
    }
  }
  return null;
}

/**
 * Checks that a content file can be parsed.
 * @throws Error with one sentence that names the file and the line and says what to write
 */
export function checkSyntax(file: string, source: string) {
  const tell = ({ line, says }: Problem) => new Error(`${file}:${line}: ${says}`);
  const problem = fileProblem(source) ?? misreadProblem(source);
  if (problem) throw tell(problem);
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw Object.assign(tell(diagnose(source, first.text, line, column)), { cause: error });
  }
}
