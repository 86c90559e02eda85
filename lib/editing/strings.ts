/** Matches one comment or string of a TypeScript file. It relies on content/ never nesting a string inside `${…}`. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^}]*\}|[^`\\])*`/g;

const isComment = (text: string) => text.startsWith('/');

/** Returns the source with every string literal, quotes included, replaced by the result of `change`. */
export function changeStrings(source: string, change: (literal: string) => string): string {
  return source.replace(token, (text) => (isComment(text) ? text : change(text)));
}

/**
 * Returns the source with comments blanked out and every character of a string replaced by the one character `fill`, so
 * that all positions stay the same. Line breaks are kept.
 */
export function withoutStrings(source: string, fill = ' '): string {
  return source.replace(token, (text) => text.replace(/[^\n]/g, isComment(text) ? ' ' : fill));
}

/** Lists every string, without quotes and escapes, and its index in the source. */
export function listStrings(source: string): { text: string; index: number }[] {
  return [...source.matchAll(token)]
    .filter(([text]) => !isComment(text))
    .map(({ 0: text, index }) => ({ text: text.slice(1, -1).replace(/\\(.)/g, '$1'), index }));
}

/** The line number of an index into the source, counted from 1. */
export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
