import { join } from 'node:path';
import leven from 'leven';
import { listContentFiles } from '@/lib/editing/content-files';
import type { Read } from './report';

/** Matches a string, a number or a word at the beginning of a text. */
export const literal = /^('(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|[\w.$-]+)/;

/** The value that a line gives to a key, without what follows it. */
export function valueAfter(line: string, key: string): string {
  const declared = new RegExp(`^(?:export const )?${key}: [^=,]* = `);
  const after = line.replace(declared.test(line) ? declared : new RegExp(`^.*?\\b${key}:\\s*`), '');
  return literal.exec(after)?.[0] ?? after.replace(/[,;]\s*$/, '').trim();
}

/** A value of type `from`, where one of type `to` belongs. The types are as the compiler prints them. */
export type WrongValue = { key: string; value: string; from: string; to: string };

function wantedType({ to }: WrongValue) {
  return to.replace(/^readonly /, '').replace(/ \| (null|undefined)/g, '');
}

/** The value without its quotes. */
function typed({ value }: WrongValue) {
  return value.replace(/^['"`]|['"`]$/g, '');
}

/** The beginning of a sentence about the value, e.g. "valueUsd is '12'". It leaves out a value that is long. */
function subject({ key, value }: WrongValue) {
  // An entry of a list of texts has no key.
  if (key === value) return value;
  return value.length > 0 && value.length < 60 ? [key, value].filter(Boolean).join(' is ') : key;
}

function sayNumber(wrong: WrongValue) {
  const number = typed(wrong)
    .replace(/[$€£,%\s]/g, '')
    .replace(/\.0+$/, '');
  const [, minutes, seconds] = /Seconds$/.test(wrong.key) ? (/^(\d+):(\d\d)$/.exec(number) ?? []) : [];
  if (minutes)
    return `${subject(wrong)}: write its seconds alone, ${Number(minutes) * 60 + Number(seconds)}.`;
  return /^\d+(\.\d+)?$/.test(number)
    ? `${subject(wrong)}: write the number alone, ${number}.`
    : `${subject(wrong)}: write a number, without quotes or other signs.`;
}

function sayText(wrong: WrongValue) {
  if (/^(number|boolean|\d|true|false)/.test(wrong.from))
    return `${subject(wrong)}: write it between quotes, '${typed(wrong)}'.`;
  if (/null|undefined/.test(wrong.from))
    return `${subject(wrong)}: it may not be empty; write words between quotes.`;
  return `${subject(wrong)}: write one text between quotes, without brackets around it.`;
}

/** The example of an entry or a list that the comment above a key of content/ gives; empty if there is none. */
function exampleOf(key: string, read: Read) {
  if (!/^[\w$]+$/.test(key)) return '';
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[\\s\\S])*?)\\*/\\s*${key}\\??:`);
  for (const file of listContentFiles()) {
    const [, words = ''] = comment.exec(read(join('content', file))) ?? [];
    const [, example] = /e\.g\.\s+([{[].*[}\]])\.?\s*$/.exec(words.replace(/\n\s*\*/g, '').trim()) ?? [];
    if (example) return example;
  }
  return '';
}

function sayList(wrong: WrongValue, read: Read) {
  const item = wrong.value.startsWith("'") ? wrong.value : `'${typed(wrong)}'`;
  if (/^(string|"|number)/.test(wrong.from) && /^(readonly )?string\[\]/.test(wrong.to))
    return `${subject(wrong)}: write a list, [${item}].`;
  const example = exampleOf(wrong.key, read);
  return `${subject(wrong)}: write a list${example ? `, like ${example}` : ' between [ and ]'}.`;
}

/** Names the nearest of the allowed values, or, if none is near, all of them and what the type's comment says of them. */
function sayChoice({ from }: WrongValue, allowed: readonly string[], comment: string) {
  const given = from.replace(/^"|"$/g, '');
  const [nearest = ''] = [...allowed].sort((a, b) => leven(a, given) - leven(b, given));
  return leven(nearest.toLowerCase(), given.toLowerCase()) <= 3
    ? `“${given}” is not known here: write '${nearest}'.`
    : `“${given}” is not known here: write one of ${allowed.map((each) => `'${each}'`).join(', ')}.${comment}`;
}

/** The one-line comment above a type of content/, after a space; empty if there is none. */
function commentOn(name: string, read: Read) {
  const pattern = new RegExp(`/\\*\\*(.+) \\*/\\nexport type ${name} =`);
  return listContentFiles()
    .map((file) => pattern.exec(read(join('content', file)))?.[1] ?? '')
    .join('');
}

/** The code of a type: `name` itself if it is the code, else its declaration in content/. */
function findTypeCode(name: string, read: Read) {
  if (/^\{|['"]/.test(name)) return name;
  const sources = listContentFiles().map((file) => read(join('content', file)));
  const declared = sources.map(
    (source) => new RegExp(`type ${name} =([\\s\\S]*?);\\n(?=\\n|$)`).exec(source)?.[1],
  );
  return declared.find(Boolean) ?? '';
}

/** The strings that a type allows, or the keys of its entries; the other list is empty. */
function readType(name: string, read: Read): { values: string[]; keys: string[] } {
  const code = findTypeCode(name, read).replace(/\/\*[\s\S]*?\*\//g, '');
  if (!code.includes('{')) {
    return { values: [...code.matchAll(/['"]([^'"]+)['"]/g)].map(([, value = '']) => value), keys: [] };
  }
  const withoutNested = code.slice(code.indexOf('{') + 1).replace(/\{[^{}]*\}/g, '');
  return { values: [], keys: [...withoutNested.matchAll(/([\w$]+)\??:/g)].map(([, key = '']) => key) };
}

/** Says what to write instead of a value of the wrong type. */
export function sayWrongValue(wrong: WrongValue, read: Read): string {
  const wanted = wantedType(wrong);
  if (wanted === 'number') return sayNumber(wrong);
  if (wanted === 'boolean') return `${subject(wrong)}: write true or false, without quotes.`;
  if (wanted === 'true') return `${subject(wrong)}: write true, without quotes, or delete it.`;
  if (wanted === 'string') return sayText(wrong);
  if (wanted.endsWith('[]')) return sayList(wrong, read);
  const { values, keys } = readType(wanted, read);
  if (values.length > 0) return sayChoice(wrong, values, /^\w+$/.test(wanted) ? commentOn(wanted, read) : '');
  if (keys.length > 0) {
    const example = exampleOf(wrong.key, read);
    const parts = example ? `like ${example}` : `{ ${keys.map((name) => `${name}: …`).join(', ')} }`;
    return `${subject(wrong)}: write it in parts, ${parts}.`;
  }
  return `${subject(wrong)}: another kind of value belongs here; see the comment above its type.`;
}
