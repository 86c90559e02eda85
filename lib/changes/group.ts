import type { Change } from './compare';

/** A change, and the page it is on. */
export type PlacedChange = Change & { path: string; page: string };

/** One edit as a reader would count it, with everything that follows from it. */
export type ChangeGroup = {
  /** Every place where the edit shows; the first one stands for all. */
  places: readonly [PlacedChange, ...PlacedChange[]];
  /** The number that was edited, if nothing else was, e.g. { was: "$8,999", now: "$8,799" }. */
  number: { was: string; now: string } | null;
  /** Texts that changed only because their numbers follow from that one. */
  follows: readonly PlacedChange[];
};

const phone = /\+?1?\(?(\d{3})\)?[ -]?(\d{3})-?(\d{4})\b/g;
const figure = /\$?\d[\d,]*(?:\.\d+)?%?/g;

type Pair = { was: string; now: string };

/** The pairs of numbers in which two texts differ, or null if they differ in other words too. */
function numberPairs({ kind, was, now }: Change): Pair[] | null {
  if (kind !== 'changed') return null;
  const plain = (text: string) => text.replace(phone, '$1$2$3');
  const skeleton = (text: string) => plain(text).replace(figure, '#').replace(/\s/g, '');
  if (skeleton(was) !== skeleton(now)) return null;
  const before = plain(was).match(figure) ?? [];
  const after = plain(now).match(figure) ?? [];
  const pairs = before.map((number, i) => ({ was: number, now: after[i] ?? '' }));
  return pairs.filter((pair) => pair.was !== pair.now);
}

const unitOf = ({ now }: Pair) => /[$%]/.exec(now)?.[0] ?? '';
/** A phone number is never derived from another number, nor another number from it. */
const isPhone = ({ now }: Pair) => /^\d{10}$/.test(now);
const keyOf = ({ was, now }: Pair) => `${was} ${now}`;
const bare = (text: string) => text.replace(/^(mailto|tel):/, '');

/**
 * Counts an edit once, however often it shows, and lists the texts that follow from a changed number under it.
 * @param isWritten whether a number is written in content/, rather than computed from others
 */
export function groupChanges(
  changes: readonly PlacedChange[],
  isWritten: (number: string) => boolean,
): ChangeGroup[] {
  const groups = new Map<string, { first: PlacedChange; rest: PlacedChange[]; number: Pair | null }>();
  const derived: { change: PlacedChange; pairs: Pair[] }[] = [];
  const put = (key: string, change: PlacedChange, number: Pair | null) => {
    const group = groups.get(key);
    if (group) group.rest.push(change);
    else groups.set(key, { first: change, rest: [], number });
  };
  for (const change of changes) {
    const pairs = numberPairs(change);
    const root = pairs?.find((pair) => isPhone(pair) || isWritten(pair.now));
    if (root) put(keyOf(root), change, root);
    else if (pairs?.length) derived.push({ change, pairs });
    else put(`${change.kind} ${bare(change.was)} > ${bare(change.now)}`, change, null);
  }
  const follows = new Map<string, PlacedChange[]>();
  for (const { change, pairs } of derived) {
    const [key] = [...groups].find(([, { number }]) =>
      pairs.some((pair) => number && !isPhone(number) && unitOf(pair) === unitOf(number)),
    ) ?? [''];
    const [first] = pairs;
    if (key) follows.set(key, [...(follows.get(key) ?? []), change]);
    else if (first) put(keyOf(first), change, first);
  }
  return [...groups].map(([key, { first, rest, number }]) => ({
    places: [first, ...rest],
    number,
    follows: follows.get(key) ?? [],
  }));
}
