import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { lineAt, listStrings, withoutStrings } from './strings';

/** Something in content/ that shows on a page. */
export type Source = {
  file: string;
  line: number;
  /** The words or the number as shown, in the pieces that stand between `${…}`; none where a list or group begins. */
  parts: readonly string[];
  /** What it is called there, e.g. "paidInFullUsd". */
  name: string;
  /** The export and the keys of the line it stands under, which tell equal words apart, e.g. "navigation.apply.text". */
  path: string;
};

/** A name that has a number, a list or a group of values. */
const named = /(\w+)(?:: [^=\n]+)?(?::| =) ?(?:(\d+)\b|[[{])/g;

/** The export around a place in a file, then the keys that its line names before it. */
function pathTo(bare: string, index: number) {
  const before = bare.slice(0, index);
  const [, exportName = ''] = [...before.matchAll(/^export const (\w+)/gm)].at(-1) ?? [];
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const keys = Array.from(line.matchAll(/(\w+):/g), ([, key]) => key);
  return [exportName, ...keys].join('.');
}

/** Everything that a content file may put on a page. */
export function listSources(file: string, source: string): Source[] {
  const bare = withoutStrings(source);
  const strings = listStrings(source).map(({ text, index }) => {
    const parts = /^\d{4}-\d\d-\d\d$/.test(text) ? [formatDate(text)] : text.split(/\$\{[^}]*\}/);
    return { file, line: lineAt(source, index), parts, name: '', path: pathTo(bare, index) };
  });
  const others = [...bare.matchAll(named)].map(({ 1: name = '', 2: value, index }) => {
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
