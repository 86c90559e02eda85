import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { lineAt, listStrings, withoutStrings } from './strings';

/** A text, number or group of values in content/ that a page shows. */
export type Source = {
  file: string;
  line: number;
  /** The text or number as the page shows it, split at each `${…}`. Empty for the first line of a list or an object. */
  parts: readonly string[];
  /** Its property or variable name, e.g. "paidInFullUsd"; empty for a text. */
  name: string;
  /** The export and the keys that lead to the line, e.g. "navigation.apply.text". It distinguishes equal texts. */
  path: string;
};

/** Matches a property or variable whose value is a number, a list or an object. */
const namedValue = /(\w+)(?:: [^=\n]+)?(?::| =) ?(?:(\d+)\b|[[{])/g;

/** The name of the export around an index in a file, followed by the keys on the same line. */
function pathTo(bare: string, index: number) {
  const before = bare.slice(0, index);
  const [, exportName = ''] = [...before.matchAll(/^export const (\w+)/gm)].at(-1) ?? [];
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const keys = Array.from(line.matchAll(/(\w+):/g), ([, key]) => key);
  return [exportName, ...keys].join('.');
}

/** Lists everything in one content file that a page may show. `file` is only passed through to the results. */
export function listSources(file: string, source: string): Source[] {
  const bare = withoutStrings(source);
  const strings = listStrings(source).map(({ text, index }) => {
    const parts = /^\d{4}-\d\d-\d\d$/.test(text)
      ? [formatDate(text).replace(/\s/g, ' ')]
      : text.split(/\$\{[^}]*\}/);
    return { file, line: lineAt(source, index), parts, name: '', path: pathTo(bare, index) };
  });
  const others = [...bare.matchAll(namedValue)].map(({ 1: name = '', 2: value, index }) => {
    const shown = value && name.endsWith('Usd') ? formatUsd(Number(value)) : value;
    return {
      file,
      line: lineAt(source, index),
      parts: shown ? [shown] : [],
      name,
      path: [pathTo(bare, index), name].filter(Boolean).join('.'),
    };
  });
  return [...strings, ...others];
}
