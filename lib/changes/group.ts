import { type Change, isOtherFile } from './compare';

/** A number or words before and after an edit. */
export type Pair = { was: string; now: string };

/** A change, and the page it is on. */
export type PlacedChange = Change & { path: string; page: string };

/** One edit as a reader would count it, with everything that follows from it. */
export type ChangeGroup = {
  /** Every place where the edit shows; the first one stands for all. */
  places: readonly [PlacedChange, ...PlacedChange[]];
  /**
   * The number or the words that were edited, if they are all that changed in each of several texts, e.g.
   * { was: "$8,999", now: "$8,799" }; otherwise null.
   */
  edit: Pair | null;
  /** Texts that changed only because their numbers are computed from the edited number, or count the edited items. */
  follows: readonly PlacedChange[];
};

const phone = /\+?1?\(?(\d{3})\)?[ -]?(\d{3})-?(\d{4})\b/g;
const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
/** A date, a number or two, e.g. "4 or 5", as the pages write them. */
const figure = new RegExp(
  `(?:${months}) \\d{1,2}, \\d{4}|\\b\\d+ or \\d+\\b|\\$?\\d+(?:,\\d{3})*(?:\\.\\d+)?%?`,
  'g',
);

/** The pairs of numbers in which two texts differ, or null if they differ in more than numbers and spaces. */
function numberPairs({ kind, what, was, now }: Change): Pair[] | null {
  if (kind !== 'changed' || what === 'picture' || what === 'setting') return null;
  const plain = (text: string) => text.replace(phone, '$1$2$3');
  const skeleton = (text: string) => plain(text).replace(figure, '#').replace(/\s/g, '');
  if (skeleton(was) !== skeleton(now)) return null;
  const before = plain(was).match(figure) ?? [];
  const after = plain(now).match(figure) ?? [];
  const pairs = before.map((number, i) => ({ was: number, now: after[i] ?? '' }));
  return pairs.filter((pair) => pair.was !== pair.now);
}

/** Whether an edit changes only a number. */
export const isNumber = ({ was, now }: Pair) => [was, now].every((text) => /^\$?\d[\d,.]*%?$/.test(text));
const unitOf = ({ now }: Pair) => /[$%]/.exec(now)?.[0] ?? '';
/** A phone number is never derived from another number, nor another number from it. */
const isPhone = ({ now }: Pair) => /^\d{10}$/.test(now);
const keyOf = ({ was, now }: Pair) => `${was} ${now}`;
/** The part of a picture's file name that all sizes and shapes of one photo share. */
const photoOf = (picture: string) => /\/([^/]+?)(?:-[a-z]+-\d+)?\.\w+\)$/.exec(picture)?.[1] ?? picture;
const bare = (text: string) => text.replace(/^(mailto|tel):/, '');

/**
 * Whether a number may be derived from another: both are dollars, both are percentages, or both are plain numbers that
 * changed in the same direction.
 */
function mayFollow(pair: Pair, edit: Pair) {
  const grows = ({ was, now }: Pair) => parseFloat(figuresOf(now)) > parseFloat(figuresOf(was));
  return unitOf(pair) === unitOf(edit) && (unitOf(pair) !== '' || grows(pair) === grows(edit));
}

const figuresOf = (text: string) => text.replace(/[$,]/g, '');

/** Returns the old and the new words from the first difference to the last, or null if one of the texts has none there. */
function editedWords({ what, pieces }: Change): Pair | null {
  if (what === 'link' || what === 'picture' || what === 'setting') return null;
  const differs = pieces.map(({ side }) => side !== 'both');
  const [start, end] = [differs.indexOf(true), differs.lastIndexOf(true) + 1];
  const span = pieces.slice(start, end);
  const join = (side: 'was' | 'now') =>
    span
      .filter((piece) => piece.side === side || piece.side === 'both')
      .map(({ text }) => text)
      .join('');
  const [was, now] = [join('was'), join('now')];
  if (was.trim() && now.trim()) return { was: was.trim(), now: now.trim() };
  // If words were only added or only removed, the next word says where.
  const next = /^\s*[\p{L}\d$%’'-]+/u.exec(pieces[end]?.text ?? '')?.[0];
  return next ? { was: (was + next).trim(), now: (now + next).trim() } : null;
}

/** Sorts the sizes of one photo so that those with a description come first. */
function describedFirst(places: Group['places']): Group['places'] {
  const hasNoWords = ({ what, now }: PlacedChange) => what === 'picture' && now.startsWith('(');
  return places.sort((a, b) => Number(hasNoWords(a)) - Number(hasNoWords(b)));
}

type Group = { places: [PlacedChange, ...PlacedChange[]]; edit: Pair | null };

/** Merges groups in which the same words were replaced by the same new words, such as a name in many sentences. */
function mergeSameWords(groups: ReadonlyMap<string, Group>): Map<string, Group> {
  const merged = new Map<string, Group>();
  for (const [key, { places, edit }] of groups) {
    const words = edit ? null : editedWords(places[0]);
    const name = words ? `words ${keyOf(words)}` : key;
    const group = merged.get(name);
    if (group && words) {
      group.places.push(...places);
      group.edit = words;
    } else merged.set(name, { places: [...places], edit });
  }
  return merged;
}

/** Whether a label, such as "8 more questions", counts the items of its part of the page, of which one came or went. */
function counts({ now, place, path }: PlacedChange, pairs: readonly Pair[], { places: [item] }: Group) {
  const isLabel = !/[.!?](?:\s|$)/.test(now);
  const [pair, ...others] = pairs;
  if (!isLabel || !pair || others.length > 0 || ![pair.was, pair.now].every((text) => /^\d+$/.test(text)))
    return false;
  const kind = Number(pair.now) > Number(pair.was) ? 'new' : 'gone';
  return item.kind === kind && item.place === place && item.path === path;
}

/** Whether a fact for search engines changed because of an edit that shows on the page. */
function isFactOf({ places, edit }: Group, { was, now }: Change) {
  if (edit && figuresOf(edit.was) === was && figuresOf(edit.now) === now) return true;
  return places.some((place) => place.what !== 'data' && place.was.includes(was) && place.now.includes(now));
}

/**
 * Counts an edit once, however often it shows. Below each edit, lists the texts that changed only because a number was
 * computed from the edited one.
 * @param isWritten whether a number in a text is written in content/, rather than computed from others
 */
export function groupChanges(
  changes: readonly PlacedChange[],
  isWritten: (number: string, text: string) => boolean,
): ChangeGroup[] {
  const written = new Map<string, Group>();
  const derived: { change: PlacedChange; pairs: Pair[] }[] = [];
  const put = (groups: Map<string, Group>, key: string, change: PlacedChange, edit: Pair | null) => {
    const group = groups.get(key);
    if (group) group.places.push(change);
    else groups.set(key, { places: [change], edit });
  };
  const facts = changes.filter(({ what }) => what === 'data');
  for (const change of changes.filter(({ what }) => what !== 'data')) {
    const pairs = numberPairs(change);
    const root = pairs?.find((pair) => isPhone(pair) || isWritten(pair.now, change.now));
    if (root) put(written, keyOf(root), change, root);
    else if (pairs?.length) derived.push({ change, pairs });
    else if (isOtherFile(change))
      put(written, `${photoOf(change.was)} > ${photoOf(change.now)}`, change, null);
    else put(written, `${change.kind} ${bare(change.was)} > ${bare(change.now)}`, change, null);
  }
  const groups = mergeSameWords(written);
  const follows = new Map<string, PlacedChange[]>();
  for (const { change, pairs } of derived) {
    const [key] = [...groups].find(([, group]) => counts(change, pairs, group)) ??
      [...groups].find(([, { edit }]) =>
        pairs.some((pair) => edit && isNumber(edit) && !isPhone(edit) && mayFollow(pair, edit)),
      ) ?? [''];
    const [first] = pairs;
    if (key) follows.set(key, [...(follows.get(key) ?? []), change]);
    else if (first) put(groups, keyOf(first), change, first);
  }
  for (const fact of facts) {
    const shown = [...groups.values()].find((group) => isFactOf(group, fact));
    const [number] = numberPairs(fact) ?? [];
    if (shown) shown.places.push(fact);
    else if (number && groups.has(keyOf(number))) put(groups, keyOf(number), fact, number);
    else put(groups, `${fact.kind} ${fact.was} > ${fact.now}`, fact, null);
  }
  return [...groups].map(([key, { places, edit }]) => ({
    places: describedFirst(places),
    edit,
    follows: follows.get(key) ?? [],
  }));
}
