import leven from 'leven';
import { listContentFiles } from '@/lib/editing/content-files';
import { findImport, findModule } from './find-export';
import { type Diagnostic, findKey, lineOf, type Place, type Read, readMismatch, tell } from './report';
import { sayWrongValue, valueAfter } from './wrong-value';

/** Whether two names differ by at most two letters. */
function isNear(one: string, other: string) {
  return leven(one, other) <= 2;
}

/**
 * Explains an import from content/ whose file or name no longer exists, or null for any other error.
 */
export function explainMissingImport({ file: importer, line, message }: Diagnostic, read: Read) {
  const [, missingFile] = /Cannot find module '(?:@\/content|\.)\/([\w-]+)'/.exec(message) ?? [];
  const nearFile = listContentFiles()
    .map((each) => each.replace('.ts', ''))
    .find((each) => missingFile && each !== missingFile && isNear(each, missingFile));
  if (missingFile && nearFile && importer.startsWith('content/'))
    return tell({ file: importer, line }, `“./${missingFile}” is not known: write ./${nearFile}.`);
  if (missingFile) return `content/${missingFile}.ts is missing: put it back.`;
  const [, module = ''] = /'"(?:@\/content|\.)\/([\w-]+)"'/.exec(message) ?? [];
  const [, name = ''] = /(?:exported member(?: named)?|declares) '(\w+)'/.exec(message) ?? [];
  if (!module || !name) return null;
  const file = `content/${module}.ts`;
  const lines = read(file).split('\n');
  const unexported = lines.findIndex((each) => new RegExp(`^const ${name}\\b`).test(each)) + 1;
  if (unexported > 0)
    return tell({ file, line: unexported }, `others use ${name}: write export before const ${name}.`);
  const near = lines
    .flatMap((each) => /^export const (\w+)/.exec(each)?.[1] ?? [])
    .find((each) => isNear(each, name));
  if (near === name) {
    // The export is there, but a comment above it swallows it.
    const end = lines.findIndex((each) => each.startsWith(`export const ${name}`));
    const start = lines.slice(0, end).findLastIndex((each) => each.trimStart().startsWith('/*'));
    return tell({ file, line: start + 1 }, 'this note does not end: write */ at its end.');
  }
  if (!near) return `${file}: “${name}” is gone, but others use it: write export const ${name} again.`;
  if (importer.startsWith('content/'))
    return tell({ file: importer, line }, `“${name}” is not known: write ${near}.`);
  const at = lines.findIndex((each) => each.startsWith(`export const ${near}`)) + 1;
  return tell({ file, line: at }, `the pages use ${name}: write ${name} in place of ${near}.`);
}

/** What a name of a file was taken out of, e.g. ["hero", "lead"] for `const { lead } = hero`, or null. */
function findDestructured(source: string, name: string): string[] | null {
  for (const [, names = '', whole = ''] of source.matchAll(/\{([^{}]*)\}\s*=\s*([\w$.]+)/g)) {
    for (const part of names.split(',')) {
      const [key = '', local = key] = part.trim().split(/\s*:\s*/);
      if (local === name) return [...whole.split('.'), key];
    }
  }
  return null;
}

/** The name and the keys that lead to a value in content/ where an error is, e.g. ["hero", "lead"], or null. */
function readPath(error: Diagnostic, read: Read): string[] | null {
  const line = lineOf(read, error);
  const rest = line.slice(error.column - 1);
  const [, passedOn] = /^[\w-]+=\{([\w$.?]+)\}/.exec(rest) ?? [];
  const before = /[\w$.?]*$/.exec(line.slice(0, error.column - 1))?.[0] ?? '';
  const after = /^[\w$]+(\??\.[\w$]+)*/.exec(rest)?.[0] ?? '';
  const path = (passedOn ?? before + after).replaceAll('?', '');
  if (path.includes('.') || passedOn) return path.split('.');
  return path ? (findDestructured(read(error.file), path) ?? [path]) : null;
}

/** Explains the use of a key that an export no longer has. `start` is the line of the export. */
function explainMissingKey(error: Diagnostic, exported: string, start: Place, read: Read) {
  const [, missing = ''] = /(?:Property '|properties from type '.*': )(\w+)/.exec(error.message) ?? [];
  const lines = read(start.file).split('\n');
  const end = lines.findIndex((line, i) => i >= start.line && line.startsWith('}'));
  const names = lines.slice(start.line - 1, end + 1).flatMap((line) => /^ +([\w$]+):/.exec(line)?.[1] ?? []);
  const near = names.find((each) => each !== missing && isNear(each, missing));
  const cure = near ? `write ${missing} in place of ${near}` : 'write it again';
  const place = near ? findKey(read, start, near) : start;
  return tell(place, `${exported} has no ${missing}, but the pages show it: ${cure}.`);
}

/**
 * Explains what is missing from content/ if a page or a rule that uses it no longer compiles; null if that is unknown.
 */
export function explainUse(error: Diagnostic, read: Read): string | null {
  const [, nullPath = ''] = /^'([\w$.]+)' is possibly '(?:null|undefined)'/.exec(error.message) ?? [];
  const path = nullPath.includes('.') ? nullPath.split('.') : findDestructured(read(error.file), nullPath);
  const [name = '', ...keys] = (nullPath ? (path ?? [nullPath]) : readPath(error, read)) ?? [];
  const isContent = error.file.startsWith('content/');
  // The launch check gets content/ as an argument, without an import.
  const module = error.file.startsWith('lib/launch/') && name && findModule(name, read);
  const found =
    findImport(read(error.file), name) ??
    (isContent ? { file: error.file, exported: name } : null) ??
    (module ? { file: `content/${module}.ts`, exported: name } : null);
  if (!found || !name) return null;
  const { file, exported } = found;
  const lines = read(file).split('\n');
  const index = lines.findIndex((line) => new RegExp(`^export const ${exported}\\b`).test(line));
  if (index < 0)
    return isContent ? null : `${file}: “${exported}” is gone, but the pages show it: write it again.`;
  const start = { file, line: index + 1 };
  const follow = (path: readonly string[]) =>
    path.reduce((place, key) => findKey(read, place, key), start as Place);

  if (nullPath) {
    const key = keys.at(-1) ?? exported;
    const used = lineOf(read, error).slice(error.column - 1 + nullPath.length);
    const isList = /^\.(map|flatMap|filter|slice|length|join|some|every|find|reduce|at)\b/.test(used);
    const cure = isList ? 'write a list between [ and ]' : 'it may not be empty; write it again';
    return tell(follow(keys), `${key} is null: ${cure}.`);
  }
  // The page uses a plain value as if it were a list or a text.
  const [, plainType] =
    /does not exist on type '(number|boolean|string|null|undefined)'/.exec(error.message) ?? [];
  if (plainType) {
    const path = keys.slice(0, -1);
    const key = path.at(-1) ?? exported;
    const place = follow(path);
    const value = valueAfter(lineOf(read, place), key);
    const to = plainType === 'string' ? 'string[]' : 'string';
    return tell(place, sayWrongValue({ key, value, from: plainType, to }, read));
  }
  if ([2339, 2551, 2739, 2741].includes(error.code)) return explainMissingKey(error, exported, start, read);

  const { from, to: wanted, property } = readMismatch(`${error.message}\n${error.details}`);
  const to = wanted || 'number';
  const key = property ?? keys.at(-1) ?? '';
  const place = follow(property ? [...keys, property] : keys);
  const line = lineOf(read, place);
  const value = valueAfter(line, key);
  if (from && !new RegExp(`\\b${key}:`).test(line)) return null;
  const isRight = to === 'ReactNode' || (to === 'number' && /^\d+$/.test(value));
  return isRight ? null : tell(place, sayWrongValue({ key, value, from, to }, read));
}
