/** A comment or a string of a TypeScript file; no string of content/ holds another one in its `${…}`. */
const token =
  /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|\$\{[^}]*\}|[^`\\])*`/g;

const isComment = (text: string) => text.startsWith('/');

/** The source with each of its strings, quotes included, as `change` returns it. */
export function changeStrings(source: string, change: (literal: string) => string): string {
  return source.replace(token, (text) => (isComment(text) ? text : change(text)));
}

/** The source with blanks for its strings and comments, so that places stay. */
export function withoutStrings(source: string): string {
  return source.replace(token, (text) => text.replace(/[^\n]/g, ' '));
}

/** Every string with its place in the source, without its quotes. */
export function listStrings(source: string): { text: string; index: number }[] {
  return [...source.matchAll(token)]
    .filter(([text]) => !isComment(text))
    .map(({ 0: text, index }) => ({ text: text.slice(1, -1).replace(/\\(.)/g, '$1'), index }));
}

export function lineAt(source: string, index: number): number {
  return source.slice(0, index).split('\n').length;
}
