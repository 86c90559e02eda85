import type { Source } from './sources';

/**
 * The values behind a computed figure. Because such a figure is not written in content/, it is recognised by its form.
 */
const computedFrom: readonly { shows: RegExp; from: readonly string[] }[] = [
  { shows: /\$\d/, from: ['paidInFullUsd', 'financedUsd', 'bonusItems', 'statedTotal'] },
  { shows: /^Weeks? \d/, from: ['phases'] },
  { shows: /^\d+ \+ \d+$/, from: ['tmsSessions', 'ketamineSessions'] },
  { shows: /^[\d–]+%/, from: ['evidence'] },
];

function lettersOf(parts: readonly string[]) {
  return parts.join('').replace(/[^\p{L}]/gu, '').length;
}

function isBuiltFrom(text: string, { parts }: Source) {
  if (parts.length < 2 || lettersOf(parts) < 2) return false;
  const escaped = parts.map((part) => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*?')}$`, 's').test(text);
}

function isPartOf(text: string, { parts: [part = '', ...more] }: Source) {
  return more.length === 0 && lettersOf([part]) > 5 && (text.includes(part) || part.includes(text));
}

function longestFirst(sources: readonly Source[]) {
  return [...sources].sort((a, b) => lettersOf(b.parts) - lettersOf(a.parts));
}

/**
 * Finds where in content/ a text of the page can be edited: every place with exactly that text, or else the template
 * that builds the text together with the figures in it. Empty for a text without letters or digits.
 */
export function findSources(shown: string, sources: readonly Source[]): Source[] {
  const text = shown.replace(/\s+/g, ' ').trim();
  if (!/[\p{L}\d]/u.test(text)) return [];
  const same = sources.filter(({ parts }) => parts.length === 1 && parts[0] === text);
  if (same.length > 0) return same;
  const figures = computedFrom
    .filter(({ shows }) => shows.test(text))
    .flatMap(({ from }) => sources.filter(({ name }) => from.includes(name)));
  const [sentence] = longestFirst(sources.filter((source) => isBuiltFrom(text, source)));
  const [part] =
    lettersOf([text]) > 5 ? longestFirst(sources.filter((source) => isPartOf(text, source))) : [];
  const words = sentence ?? part;
  return words ? [words, ...figures] : figures;
}
