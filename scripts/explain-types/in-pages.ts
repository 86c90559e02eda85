import leven from 'leven';
import { type Diagnostic, findKey, lineOf, type Place, type Read, tell } from './report';
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
  if (!near) return `${file}: “${name}” is gone, but others use it: write export const ${name} again.`;
  if (importer.startsWith('content/'))
    return tell({ file: importer, line }, `“${name}” is not known: write ${near}.`);
  const at = lines.findIndex((each) => each.startsWith(`export const ${near}`)) + 1;
  return tell({ file, line: at }, `the pages use ${name}: write ${name} in place of ${near}.`);
}

/** Which content file, and which export of it, an imported name refers to. */
function findImport(source: string, name: string) {
  const imports = source.matchAll(/import \{([^}]*)\} from '(?:@\/content|\.)\/([\w-]+)'/g);
  for (const [, names = '', file = ''] of imports) {
    for (const part of names.split(',')) {
      const [exported = '', local = exported] = part
        .replace('type ', '')
        .trim()
        .split(/\s+as\s+/);
      if (local === name) return { file: `content/${file}.ts`, exported };
    }
  }
  return null;
}

/** The name and the keys that lead to a value in content/ at a column, e.g. ["hero", "lead"], or null. */
function readPath(line: string, column: number): string[] | null {
  const before = /[\w$.?]*$/.exec(line.slice(0, column - 1))?.[0] ?? '';
  const after = /^[\w$]+(\??\.[\w$]+)*/.exec(line.slice(column - 1))?.[0] ?? '';
  const path = (before + after).replaceAll('?', '');
  if (path.includes('.')) return path.split('.');
  const [, destructured = ''] = /\}\s*=\s*([\w$.]+)/.exec(line) ?? [];
  return destructured && path ? [...destructured.split('.'), path] : null;
}

/** Explains the use of a key that an export no longer has. `start` is the line of the export. */
function explainMissingKey(error: Diagnostic, exported: string, start: Place, read: Read) {
  const [, missing = ''] = /Property '(\w+)'/.exec(error.message) ?? [];
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
  const [name = '', ...keys] = readPath(lineOf(read, error), error.column) ?? [];
  const found = findImport(read(error.file), name);
  if (!found) return null;
  const { file, exported } = found;
  const lines = read(file).split('\n');
  const index = lines.findIndex((line) => new RegExp(`^export const ${exported}\\b`).test(line));
  if (index < 0) return `${file}: “${exported}” is gone, but the pages show it: write it again.`;
  const start = { file, line: index + 1 };
  const follow = (path: readonly string[]) =>
    path.reduce((place, key) => findKey(read, place, key), start as Place);

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
  if (error.code === 2339 || error.code === 2551) return explainMissingKey(error, exported, start, read);

  const key = keys.at(-1) ?? '';
  const place = follow(keys);
  const line = lineOf(read, place);
  const value = valueAfter(line, key);
  const [, from = '', to = 'number'] =
    /'([^']*)' is not assignable to (?:type|parameter of type) '([^']*)'/.exec(error.message) ?? [];
  if (from && !new RegExp(`\\b${key}:`).test(line)) return null;
  const isRight = to === 'ReactNode' || (to === 'number' && /^\d+$/.test(value));
  return isRight ? null : tell(place, sayWrongValue({ key, value, from, to }, read));
}
