import { lineAt } from '@/lib/editing/strings';

/** What is wrong with a line, counted from 1, and what to write. */
export type Problem = { line: number; says: string };

type Bracket = { sign: string; index: number };

const closers: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/** Whether the lines of two brackets have the same indentation. */
function startsAlike(code: string, one: number, other = -1) {
  const indent = (index: number) => /^\s*/.exec(code.split('\n')[lineAt(code, index) - 1] ?? '')?.[0];
  return other >= 0 && indent(one) === indent(other);
}

/** Where a missing closing bracket belongs: before the next line with the same indentation. */
function sayUnclosed(code: string, { sign, index }: Bracket): Problem {
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
 * Describes a closing bracket that does not match the last open one; `around` is the bracket that was opened before
 * that.
 */
function sayMismatch(code: string, closing: Bracket, last: Bracket, around: Bracket | undefined): Problem {
  const line = lineAt(code, closing.index);
  if (closing.sign === '}' && last.sign === '[' && !startsAlike(code, closing.index, around?.index))
    return { line, says: 'this } ends an entry that no { began: write { before that entry' };
  const unclosed = sayUnclosed(code, last);
  const opened = lineAt(code, last.index);
  if (unclosed.line > opened) return unclosed;
  return {
    line,
    says: `write ${closers[last.sign]} before this line, to end the ${last.sign} of line ${opened}`,
  };
}

/** The first bracket without a partner, or null. `code` is the source with comments and texts blanked out. */
export function findUnpaired(code: string): Problem | null {
  const open: Bracket[] = [];
  for (const { 0: sign, index } of code.matchAll(/[{}[\]()]/g)) {
    if (closers[sign]) {
      open.push({ sign, index });
      continue;
    }
    const last = open.pop();
    if (!last) {
      const opener = Object.keys(closers).find((each) => closers[each] === sign);
      const says = `there is one ${sign} too many: delete it, or write ${opener} where it begins`;
      return { line: lineAt(code, index), says };
    }
    if (closers[last.sign] !== sign) return sayMismatch(code, { sign, index }, last, open.at(-1));
  }
  const innermost = open.at(-1);
  return innermost ? sayUnclosed(code, innermost) : null;
}
