import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The README's code blocks in a language: "ts" changes a line, "typescript" adds an entry, "ini" contains settings. */
export function recipesIn(language: 'ts' | 'typescript' | 'ini'): string[] {
  const fence = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g');
  return [...readFileSync('README.md', 'utf8').matchAll(fence)].map(([, text = '']) => text);
}

/**
 * Finds where a recipe applies in the project at `dir`: the file, its source, and the index just after the last of the
 * names that the recipe's first line lists.
 * @throws Error with a one-sentence message if the file has no such name
 */
export function findPlace(recipe: string, dir = '.') {
  const [, name = '', path = '', entry = ''] = /^\/\/ (\S+), under (.+)\n([\s\S]+)$/.exec(recipe) ?? [];
  const file = join(dir, name);
  const source = readFileSync(file, 'utf8');
  const [exported, ...names] = path.split(', ');
  const index = [`export const ${exported}`, ...names].reduce((from, needle) => {
    const found = source.indexOf(needle, from);
    if (found < 0) throw new Error(`${name} has no ${needle}, under which the README puts a recipe.`);
    return found + needle.length;
  }, 0);
  return { file, source, index, entry };
}

/** Follows a recipe that changes a line, in the project at `dir`. */
export function changeLine(recipe: string, dir: string) {
  const { file, source, index, entry } = findPlace(recipe, dir);
  const [key = ''] = entry.split(':');
  const line = new RegExp(`\\b${key}: (?:'[^'\\n]*'|"[^"\\n]*"|\\d+),`);
  writeFileSync(file, source.slice(0, index) + source.slice(index).replace(line, entry.trim()));
}

/** Follows a recipe that adds an entry to a list, in the project at `dir`. */
export function addEntry(recipe: string, dir: string) {
  const { file, source, index, entry } = findPlace(recipe, dir);
  const start = source.slice(index).search(/\[(?!\])|(?<== )\[/) + index + 1;
  writeFileSync(file, source.slice(0, start) + entry + source.slice(start));
}
