import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import leven from 'leven';
import { listContentFiles } from '@/lib/editing/content-files';

/** An error of the TypeScript compiler; `details` are the lines that explain it. */
type Diagnostic = {
  file: string;
  line: number;
  column: number;
  code: number;
  message: string;
  details: string;
};

/** Where a value is in content/. */
type Place = { file: string; line: number };

type Read = (file: string) => string;

function parseReport(report: string): Diagnostic[] {
  const blocks = report.split(/\n(?=\S)/);
  return blocks.flatMap((block) => {
    const [first = '', ...details] = block.split('\n');
    const [, file, line, column, code, message] =
      /^([^(]+)\((\d+),(\d+)\): error TS(\d+): (.*)$/.exec(first.trim()) ?? [];
    if (!file || !message) return [];
    const at = { file, line: Number(line), column: Number(column), code: Number(code) };
    return [{ ...at, message, details: details.join('\n') }];
  });
}

/** The text of a line, counted from 1. */
function lineOf(read: Read, { file, line }: Place) {
  return read(file).split('\n')[line - 1] ?? '';
}

/** The parts of a type in content/: the values that it allows, or the keys of its entries. */
function findType(name: string, read: Read): { values: string[]; keys: string[] } {
  const inline = name.startsWith('{') ? name : '';
  const sources = listContentFiles().map((file) => read(join('content', file)));
  const declared = sources.map(
    (source) => new RegExp(`type ${name} =([\\s\\S]*?);\\n(?=\\n|$)`).exec(source)?.[1],
  );
  const body = (inline || name.includes("'") || name.includes('"') ? name : declared.find(Boolean)) ?? '';
  const code = body.replace(/\/\*[\s\S]*?\*\//g, '');
  const values = code.includes('{')
    ? []
    : [...code.matchAll(/['"]([^'"]+)['"]/g)].map(([, value = '']) => value);
  const flat = code.slice(code.indexOf('{') + 1).replace(/\{[^{}]*\}/g, '');
  const keys = code.includes('{') ? [...flat.matchAll(/([\w$]+)\??:/g)].map(([, key = '']) => key) : [];
  return { values, keys };
}

/** A string, a number or a word. */
const literal = /^('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w.$-]+)/;

/** The value that a line gives to a key, without what follows it. */
function valueAfter(line: string, key: string) {
  const after = line.replace(new RegExp(`^.*?\\b${key}:\\s*`), '');
  return literal.exec(after)?.[0] ?? after.replace(/[,;]\s*$/, '').trim();
}

/** A value, its key, its type, and the type that it should have. */
type Kinds = { key: string; value: string; from: string; to: string };

/** Says what to write if a value of type `from` should be of type `to`. */
function sayKind({ key, value, from, to }: Kinds, read: Read) {
  const wanted = to.replace(/^readonly /, '').replace(/ \| (null|undefined)/g, '');
  const typed = value.replace(/^['"`]|['"`]$/g, '');
  const is = value.length > 0 && value.length < 60 ? [key, value].filter(Boolean).join(' is ') : key;
  if (wanted === 'number') {
    const number = typed.replace(/[$€£,%\s]/g, '').replace(/\.0+$/, '');
    return /^\d+(\.\d+)?$/.test(number)
      ? `${is}: write the number alone, ${number}.`
      : `${is}: write a number, without quotes or other signs.`;
  }
  if (wanted === 'boolean') return `${is}: write true or false, without quotes.`;
  if (wanted === 'string') {
    if (/^(number|boolean|\d|true|false)/.test(from)) return `${is}: write it between quotes, '${typed}'.`;
    if (/null|undefined/.test(from)) return `${is}: it may not be empty; write words between quotes.`;
    return `${is}: write one text between quotes, without brackets around it.`;
  }
  if (wanted.endsWith('[]')) {
    return /^(string|"|number)/.test(from)
      ? `${is}: write a list, [${value.startsWith("'") ? value : `'${typed}'`}].`
      : `${is}: write a list between [ and ].`;
  }
  const { values, keys } = findType(wanted, read);
  const given = from.replace(/^"|"$/g, '');
  if (values.length > 0) {
    const [nearest = ''] = [...values].sort((a, b) => leven(a, given) - leven(b, given));
    return leven(nearest.toLowerCase(), given.toLowerCase()) <= 3
      ? `“${given}” is not known here: write '${nearest}'.`
      : `“${given}” is not known here: write one of ${values.map((each) => `'${each}'`).join(', ')}.`;
  }
  if (keys.length > 0) return `${is}: write it in parts, { ${keys.map((name) => `${name}: …`).join(', ')} }.`;
  return `${is}: another kind of value belongs here; see the comment above its type.`;
}

/** The first line from `place` on that gives a value to `key`. */
function findKey(read: Read, place: Place, key: string): Place {
  const lines = read(place.file).split('\n');
  const index = lines.findIndex((line, i) => i >= place.line - 1 && new RegExp(`\\b${key}:`).test(line));
  return index < 0 ? place : { file: place.file, line: index + 1 };
}

const nothing = /^(none|null|nil|na|empty|undefined|unknown)$/i;

/** Explains a content file, or a name in one, that others import and that no longer exists. Null for any other error. */
function explainLost({ file: inFile, line, message }: Diagnostic, read: Read): string | null {
  const [, lostFile] = /Cannot find module '(?:@\/content|\.)\/([\w-]+)'/.exec(message) ?? [];
  if (lostFile) return `content/${lostFile}.ts is missing: put it back.`;
  const [, module = ''] = /'"(?:@\/content|\.)\/([\w-]+)"'/.exec(message) ?? [];
  const [, name = ''] = /(?:exported member(?: named)?|declares) '(\w+)'/.exec(message) ?? [];
  if (!module || !name) return null;
  const file = `content/${module}.ts`;
  const lines = read(file).split('\n');
  const own = lines.findIndex((each) => new RegExp(`^const ${name}\\b`).test(each));
  if (own >= 0) return `${file}:${own + 1}: others use ${name}: write export before const ${name}.`;
  const names = lines.flatMap((each) => /^export const (\w+)/.exec(each)?.[1] ?? []);
  const near = names.find((each) => leven(each, name) <= 2);
  if (near && inFile.startsWith('content/'))
    return `${inFile}:${line}: “${name}” is not known: write ${near}.`;
  const at = lines.findIndex((each) => each.startsWith(`export const ${near}`)) + 1;
  return near
    ? `${file}:${at}: the pages use ${name}: write ${name} in place of ${near}.`
    : `${file}: “${name}” is gone, but others use it: write export const ${name} again.`;
}

/** Explains an error inside a content file. */
function explainHere(error: Diagnostic, read: Read): string {
  const { code, message, details, column } = error;
  const line = lineOf(read, error);
  const tell = (says: string, { file, line: number }: Place = error) => `${file}:${number}: ${says}`;
  const [named = ''] = message.match(/(?<=')[\w$]+(?=')/) ?? [];
  if (code === 2339 || code === 2551) {
    const [, meant] = /Did you mean '(\w+)'/.exec(message) ?? [];
    const cure = meant ? `write ${meant}` : 'check its spelling';
    return tell(`“${named}” is not known here: ${cure}.`);
  }
  if (code === 1117) {
    const key = /[\w$]+/.exec(line.slice(column - 1))?.[0];
    return tell(`${key} stands twice in this entry: delete one of the two lines.`);
  }
  if ([2304, 2552, 18004, 2693].includes(code)) {
    if (nothing.test(named)) return tell(`write null, in small letters, for what is not there.`);
    if (/^(true|false|yes|no)$/i.test(named)) {
      return tell(`write ${/^[ty]/i.test(named) ? 'true' : 'false'} in place of ${named}.`);
    }
    return tell(`${named} has no quotes: write '${named}'.`);
  }
  if (code === 2561 || code === 2353) {
    const [, meant] = /Did you mean to write '(\w+)'/.exec(message) ?? [];
    return tell(
      meant
        ? `“${named}” is not known here: write ${meant}.`
        : `“${named}” is not known here: delete its line, or spell it as the entries beside it do.`,
    );
  }
  const all = `${message}\n${details}`;
  const [, missing] =
    /Property '(\w+)' is missing/.exec(all) ??
    /missing the following properties from type '[^']*': ([^\n]+)/.exec(all) ??
    [];
  if (missing) return tell(`this entry has no ${missing}: add it, as the entries beside it have it.`);
  const property = [...all.matchAll(/Types of property '(\w+)' are incompatible/g)].at(-1)?.[1];
  const kinds = [
    ...all.matchAll(
      /[Tt]ype '((?:[^']|'(?=[^ ]))*)' (?:is not (?:assignable|comparable) )?to (?:type|parameter of type) '([^\n]*?)'(?=[ .]|$)/gm,
    ),
  ].at(-1);
  if (kinds) {
    const place = property ? findKey(read, error, property) : error;
    const text = lineOf(read, place);
    const start = property ? 0 : column - 1;
    const given = /^['"`\d]/.test(text.slice(start)) ? literal.exec(text.slice(start))?.[0] : undefined;
    const before = /([\w$]+)\s*[:=]\s*$/.exec(text.slice(0, start))?.[1] ?? '';
    const key = property ?? (given ? before : (/[\w$]+/.exec(text.slice(start))?.[0] ?? ''));
    const value = given ?? valueAfter(text.slice(start), key);
    return tell(sayKind({ key, value, from: kinds[1] ?? '', to: kinds[2] ?? '' }, read), place);
  }
  return tell(
    'this line holds another kind of value than belongs here: compare it with the lines beside it.',
  );
}

/** Which content file, and which export of it, an imported name refers to. */
function findImport(source: string, name: string) {
  for (const [, names = '', file = ''] of source.matchAll(
    /import \{([^}]*)\} from '(?:@\/content|\.)\/([\w-]+)'/g,
  )) {
    for (const part of names.split(',')) {
      const [theirs = '', ours = theirs] = part
        .replace('type ', '')
        .trim()
        .split(/\s+as\s+/);
      if (ours === name) return { file: `content/${file}.ts`, exported: theirs };
    }
  }
  return null;
}

/** The keys that lead from a page to a value in content/, e.g. ["hero", "lead"], or null. */
function readPath(line: string, column: number): string[] | null {
  const before = /[\w$.?]*$/.exec(line.slice(0, column - 1))?.[0] ?? '';
  const after = /^[\w$]+(\??\.[\w$]+)*/.exec(line.slice(column - 1))?.[0] ?? '';
  const path = (before + after).replaceAll('?', '');
  if (path.includes('.')) return path.split('.');
  const [, from = ''] = /\}\s*=\s*([\w$.]+)/.exec(line) ?? [];
  return from && path ? [...from.split('.'), path] : null;
}

/**
 * Explains what is missing from content/ if a page or a rule that uses it no longer compiles; null if that is unknown.
 */
function explainUse(error: Diagnostic, read: Read): string | null {
  const source = read(error.file);
  const [name = '', ...keys] = readPath(lineOf(read, error), error.column) ?? [];
  const found = findImport(source, name);
  if (!found) return null;
  const { file, exported } = found;
  const lines = read(file).split('\n');
  const start = lines.findIndex((line) => new RegExp(`^export const ${exported}\\b`).test(line));
  if (start < 0) return `${file}: “${exported}” is gone, but the pages show it: write it again.`;
  const place = { file, line: start + 1 };
  const [, plain] =
    /does not exist on type '(number|boolean|string|null|undefined)'/.exec(error.message) ?? [];
  if (plain) {
    keys.pop();
    const key = keys.at(-1) ?? exported;
    const at = keys.reduce((from, each) => findKey(read, from, each), place);
    const kinds = { key, value: valueAfter(lineOf(read, at), key), from: plain };
    return `${file}:${at.line}: ${sayKind({ ...kinds, to: plain === 'string' ? 'string[]' : 'string' }, read)}`;
  }
  if (error.code === 2339 || error.code === 2551) {
    const [, lost = ''] = /Property '(\w+)'/.exec(error.message) ?? [];
    const end = lines.findIndex((line, i) => i > start && line.startsWith('}'));
    const names = lines.slice(start, end + 1).flatMap((line) => /^ +([\w$]+):/.exec(line)?.[1] ?? []);
    const meant = names.find((each) => each !== lost && leven(each, lost) <= 2);
    const at = meant ? findKey(read, place, meant) : place;
    const cure = meant ? `write ${lost} in place of ${meant}` : 'write it again';
    return `${file}:${at.line}: ${exported} has no ${lost}, but the pages show it: ${cure}.`;
  }
  const key = keys.at(-1) ?? '';
  const at = keys.reduce((from, each) => findKey(read, from, each), place);
  const value = valueAfter(lineOf(read, at), key);
  const [, from = '', to = ''] =
    /'([^']*)' is not assignable to (?:type|parameter of type) '([^']*)'/.exec(error.message) ?? [];
  if (from && !new RegExp(`\\b${key}:`).test(lineOf(read, at))) return null;
  const wanted = to || 'number';
  const isRight = wanted === 'ReactNode' || (wanted === 'number' && /^\d+$/.test(value));
  return isRight ? null : `${file}:${at.line}: ${sayKind({ key, value, from, to: wanted }, read)}`;
}

/**
 * Turns a report of the TypeScript compiler into sentences for the person who edits content/, without repetition. Each
 * names the file and the line, and says what to write. A page that no longer fits content/ is named only if no line of
 * content/ can be named.
 */
export function explainTypeErrors(
  report: string,
  read: Read = (file) => readFileSync(file, 'utf8'),
): string[] {
  const all = parseReport(report).filter(
    ({ file }) => /^(content|app|components|lib)\//.test(file) && !/\.test\./.test(file),
  );
  const lost = all.map((error) => explainLost(error, read)).filter((each) => each !== null);
  if (lost.length > 0) return [...new Set(lost)];
  const isSum = ({ code }: Diagnostic) => [2345, 2362, 2363, 2365, 2367].includes(code);
  const here = all
    .filter((error) => error.file.startsWith('content/'))
    .map((error) => (isSum(error) && explainUse(error, read)) || explainHere(error, read));
  if (here.length > 0) return [...new Set(here)];
  const uses = all.map((error) => explainUse(error, read)).filter((each) => each !== null);
  return [...new Set(uses)];
}

/** Runs TypeScript on content/ and the pages that show it, and explains what it finds. */
export function findTypeProblems(): string[] {
  const compiler = 'node_modules/typescript/bin/tsc';
  const { stdout } = spawnSync(process.execPath, [compiler, '--noEmit', '--pretty', 'false'], {
    encoding: 'utf8',
  });
  return explainTypeErrors(stdout);
}
