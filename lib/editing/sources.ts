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
};

/** A name that has a number, a list or a group of values. */
const named = /(\w+)(?:: [^=\n]+)?(?::| =) ?(?:(\d+)\b|[[{])/g;

/** Everything that a content file may put on a page. */
export function listSources(file: string, source: string): Source[] {
  const strings = listStrings(source).map(({ text, index }) => {
    const parts = /^\d{4}-\d\d-\d\d$/.test(text) ? [formatDate(text)] : text.split(/\$\{[^}]*\}/);
    return { file, line: lineAt(source, index), parts, name: '' };
  });
  const others = [...withoutStrings(source).matchAll(named)].map(({ 1: name = '', 2: value, index }) => {
    const shown = value && name.endsWith('Usd') ? formatUsd(Number(value)) : value;
    return { file, line: lineAt(source, index), parts: shown ? [shown] : [], name };
  });
  return [...strings, ...others];
}
