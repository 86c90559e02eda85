import { type TransformFailure, transformSync } from 'esbuild';
import { lineAt, withoutStrings } from '@/lib/editing/strings';
import { findUnpaired, type Problem } from './check-syntax/brackets';
import { openText, quoteInside, saySlip, sayTextSlip } from './check-syntax/slips';

/** The character that replaces each letter of a text, where only the code around the text matters. */
const filler = '\u0001';

/** Where the compiler failed, and what it reported. `line` is counted from 1, `column` from 0. */
type Failure = { source: string; line: number; column: number; found: string };

function linesOf({ source }: Failure) {
  return source.split('\n');
}

/** The lines with their texts blanked out. */
function codeLinesOf({ source }: Failure) {
  return withoutStrings(source, filler).split('\n');
}

function withoutComments(line: string) {
  return /^\s*(\/\/|\/?\*)/.test(line) ? '' : line.replace(/\s\/\/ .*$/, '');
}

/** The nearest line above with code, if it lacks a comma. */
function findMissingComma(failure: Failure): Problem | null {
  const lines = linesOf(failure);
  for (let line = failure.line - 1; line > 0; line -= 1) {
    const code = withoutComments(lines[line - 1] ?? '').trimEnd();
    if (code.trim() === '') continue;
    return /[,{[(:;>?|&+]$/.test(code) ? null : { line, says: 'write a comma at its end' };
  }
  return null;
}

/** The line of the failure and, if the line above it lacks a comma, that line. */
function suspects(failure: Failure) {
  const above = findMissingComma(failure)?.line;
  return above ? [failure.line, above] : [failure.line];
}

/** Finds a text in backticks that does not end. */
function findOpenTemplate(failure: Failure): Problem | null {
  const index = linesOf(failure).findIndex((line) => (line.match(/`/g)?.length ?? 0) % 2 === 1);
  const isHere = index < failure.line || /^Unterminated template/.test(failure.found);
  const says = 'the text that begins with ` here does not end: write ` at its end';
  return index >= 0 && isHere ? { line: index + 1, says } : null;
}

/** Finds a value in a text, such as ${weeks}, whose bracket is not closed. */
function findOpenValue(failure: Failure): Problem | null {
  const [open] = /\$\{[\w.]*(?![\w.}])/.exec(linesOf(failure)[failure.line - 1] ?? '') ?? [];
  return open ? { line: failure.line, says: `write } after ${open}` } : null;
}

/** Finds a string that is followed by a semicolon, colon or full stop instead of a comma. */
function findWrongEnd(failure: Failure): Problem | null {
  const lines = linesOf(failure);
  const line = suspects(failure).find((each) =>
    /^["'`\s]*[\w$]+:.*["'`]\s*[.;:]\s*$/.test(lines[each - 1] ?? ''),
  );
  return line ? { line, says: 'write a comma at the end of the line' } : null;
}

/** Finds a closing bracket at the end of a line that has no opening bracket. */
function findExtraBracket(failure: Failure): Problem | null {
  const code = codeLinesOf(failure);
  const line = suspects(failure).find((each) => /^[^{]*,\s*\}\s*,?\s*$/.test(code[each - 1] ?? ''));
  const isUnpaired = line && findUnpaired(code.join('\n'));
  return isUnpaired ? { line, says: 'there is one } too many: delete it' } : null;
}

/** Finds a line that begins a new entry after a line without a comma. */
function findCommaBeforeEntry(failure: Failure): Problem | null {
  const typed = linesOf(failure)[failure.line - 1] ?? '';
  const isAtStart = typed.slice(0, failure.column).trim() === '';
  const isNewEntry = isAtStart && /^\s*(['"`{[]|[\w$]+\s*[:(])/.test(typed);
  return isNewEntry ? findMissingComma(failure) : null;
}

/** Finds a name whose value was deleted, or a text whose name was. */
function findHalfLine(failure: Failure): Problem | null {
  const code = codeLinesOf(failure).map(withoutComments);
  const line = [failure.line, failure.line - 1, failure.line - 2].find((each) =>
    /^\s*(?:[\w$]+:|export const \w+(?::[^=]+)? =)\s*$/.test(code[each - 1] ?? ''),
  );
  const next = line ? code.slice(line).find((each) => each.trim() !== '') : undefined;
  if (line && next !== undefined && /^\s*([}\])]|[\w$]+:|export\b)/.test(next)) {
    const name = /([\w$]+)(?::[^=]*)?(?::| =)\s*$/.exec(code[line - 1] ?? '')?.[1];
    return { line, says: `${name} has no value: write one, or delete this line` };
  }
  const typed = linesOf(failure)[failure.line - 1] ?? '';
  const above = withoutComments(codeLinesOf(failure)[failure.line - 2] ?? '').trim();
  const isLone = /^\s*(['"]).*\1,?\s*$/.test(typed) && /^[\w$]+: .*,$|^[}\]],$/.test(above);
  return isLone
    ? {
        line: failure.line,
        says: 'this text has no name: delete it, or write its name and a colon before it',
      }
    : null;
}

/** Finds two exports of one name. */
function findDouble({ line, found }: Failure): Problem | null {
  const [, name] = /^(?:The symbol|Multiple exports with the same name) "(\w+)"/.exec(found) ?? [];
  return name ? { line, says: `${name} is written twice: delete one of the two` } : null;
}

/** Finds a text that lacks a quote at one end, or that has one inside. */
function findQuoteSlip(failure: Failure): Problem | null {
  const { line, column, found } = failure;
  const typed = linesOf(failure)[line - 1] ?? '';
  if (/^Expected "\]" but found "'/.test(found) && /'\s+'$/.test(typed.slice(0, column + 1)))
    return { line, says: 'write a comma between the two texts' };
  const slip = sayTextSlip(typed);
  if (slip) return { line, says: slip };
  if (/^Unterminated string/.test(found)) return { line, says: openText };
  const isInside = /'\s*$/.test(typed.slice(0, column)) || typed.split("'").length % 2 === 0;
  return isInside ? { line, says: quoteInside } : null;
}

/** Says what is wrong where the compiler failed. The checks run from the most certain to the least certain. */
function diagnose(failure: Failure): Problem {
  return (
    findDouble(failure) ??
    findOpenTemplate(failure) ??
    findOpenValue(failure) ??
    findHalfLine(failure) ??
    findWrongEnd(failure) ??
    findExtraBracket(failure) ??
    findCommaBeforeEntry(failure) ??
    findQuoteSlip(failure) ??
    findUnpaired(withoutStrings(failure.source, filler)) ?? {
      line: failure.line,
      says: "this line cannot be read: compare it with its neighbours; most are name: 'words',",
    }
  );
}

/** The index of a note that does not end, or that swallows the code until the end of the next note; -1 if all end. */
function findOpenNote(source: string): number {
  const code = withoutStrings(source, filler);
  const open = code.indexOf('/*');
  if (open >= 0) return open;
  const notes = [...source.matchAll(/\/\*[\s\S]*?\*\//g)];
  return notes.find(({ 0: note, index }) => code[index] === ' ' && /\n\s*\/\*/.test(note))?.index ?? -1;
}

/** A problem of the file as a whole, which is checked before its lines. */
function findFileProblem(source: string): Problem | null {
  if (source.trim() === '') return { line: 1, says: 'the file is empty: put back what it said' };
  if (source.includes('\0')) return { line: 1, says: 'the file is saved as UTF-16: save it as UTF-8' };
  const openNote = findOpenNote(source);
  if (openNote >= 0)
    return { line: lineAt(source, openNote), says: 'this note does not end: write */ at its end' };
  const lost = source.indexOf('\uFFFD');
  const says = 'a letter is lost: save the file as UTF-8, and type the letter again';
  return lost < 0 ? null : { line: lineAt(source, lost), says };
}

/** Numbers and dates that the compiler would misread, e.g. a date without quotes as a subtraction. */
function findSlip(source: string): Problem | null {
  for (const [index, codeLine] of withoutStrings(source, filler).split('\n').entries()) {
    const says = saySlip(codeLine);
    if (says) return { line: index + 1, says };
  }
  return null;
}

/**
 * Checks that a content file can be parsed.
 * @throws Error with one sentence that names the file and the line and says what to write
 */
export function checkSyntax(file: string, source: string) {
  const tell = ({ line, says }: Problem) => new Error(`${file}:${line}: ${says}`);
  const problem = findFileProblem(source) ?? findSlip(source);
  if (problem) throw tell(problem);
  try {
    transformSync(source, { loader: 'ts', logLevel: 'silent' });
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    if (!first?.location) throw error;
    const { line, column } = first.location;
    throw Object.assign(tell(diagnose({ source, line, column, found: first.text })), { cause: error });
  }
}
