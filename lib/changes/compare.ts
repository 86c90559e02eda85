import { diffArrays, diffWordsWithSpace } from 'diff';
import type { PageText } from './read-page';

/** A piece of an old and a new text side by side. */
export type Piece = { text: string; side: 'both' | 'was' | 'now' };

/** One difference between a live page and the same page of a preview. */
export type Change = {
  kind: 'changed' | 'new' | 'gone' | 'moved';
  what: PageText['kind'];
  /** The old text; empty if the text is new. */
  was: string;
  /** The new text; empty if the text is gone. */
  now: string;
  /** Both texts cut into pieces, if the kind of change is an edit; otherwise empty. */
  pieces: readonly Piece[];
  place: string;
  /** Index among the texts of the preview's page; for a deleted text, of the text that now follows. */
  at: number;
};

type Numbered = PageText & { at: number };

const wordPattern = /[\p{L}\d$%]+/gu;

/** The share of words that two texts have in common, from 0 to 1. */
function likeness(a: string, b: string) {
  const wordsOfA = a.match(wordPattern) ?? [];
  const rest = [...(b.match(wordPattern) ?? [])];
  const most = Math.max(wordsOfA.length, rest.length);
  const shared = wordsOfA.filter((word) => {
    const found = rest.indexOf(word);
    if (found >= 0) rest.splice(found, 1);
    return found >= 0;
  });
  return most === 0 ? 0 : shared.length / most;
}

function piecesOf(was: string, now: string): Piece[] {
  return diffWordsWithSpace(was, now).map(({ value, added, removed }) => ({
    text: value,
    side: added ? 'now' : removed ? 'was' : 'both',
  }));
}

function isSame(a: PageText, b: PageText) {
  return a.kind === b.kind && a.text === b.text;
}

/** Whether two texts have the same kind of element, so that one may have replaced the other. */
function isAlike(a: PageText, b: PageText) {
  return a.kind === b.kind && a.element.tagName === b.element.tagName;
}

function changed(was: PageText, now: Numbered): Change {
  const pieces = piecesOf(was.text, now.text);
  return {
    kind: 'changed',
    what: now.kind,
    was: was.text,
    now: now.text,
    pieces,
    place: now.place,
    at: now.at,
  };
}

/** The item, card, row or fold around a text. Texts that are added or removed with it count as one change. */
function blockOf({ element }: PageText) {
  return element.closest('li, article, details, tr, dl, figure') ?? element;
}

function listTexts(texts: readonly PageText[]) {
  const shown = texts.filter(({ kind }) => kind !== 'link' && kind !== 'label');
  return (shown.length > 0 ? shown : texts).map(({ text }) => text).join(' / ');
}

/** Groups neighbours that share a block. */
function inBlocks(texts: readonly Numbered[]) {
  const groups: [Numbered, ...Numbered[]][] = [];
  for (const text of texts) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && last.at + 1 >= text.at && blockOf(last) === blockOf(text)) group.push(text);
    else groups.push([text]);
  }
  return groups;
}

function pairUp(removed: Numbered[], added: Numbered[]): Change[] {
  const changes: Change[] = [];
  const take = (old: Numbered, fresh: Numbered) => {
    removed.splice(removed.indexOf(old), 1);
    added.splice(added.indexOf(fresh), 1);
    changes.push(changed(old, fresh));
  };
  // Pairs the texts with most words in common first, so that an edited sentence finds its old version.
  const scored = removed
    .flatMap((old) => added.map((fresh) => ({ old, fresh, score: likeness(old.text, fresh.text) })))
    .filter(({ old, fresh, score }) => old.kind === fresh.kind && score >= 0.4)
    .sort((a, b) => b.score - a.score);
  for (const { old, fresh } of scored) {
    if (removed.includes(old) && added.includes(fresh)) take(old, fresh);
  }
  // Then pairs what is left by position: a text may replace another without sharing a word with it.
  for (const old of [...removed]) {
    const mates = added.filter((fresh) => isAlike(old, fresh));
    const rivals = removed.filter((other) => isAlike(old, other));
    if (mates.length === rivals.length && mates[0]) take(old, mates[0]);
  }
  return changes;
}

/** A stretch where the two pages differ: the removed and the added texts, and the index of the preview's next text. */
type Parting = { removed: Numbered[]; added: Numbered[]; at: number };

function listPartings(was: Numbered[], now: Numbered[]): Parting[] {
  const partings: Parting[] = [];
  let at = 0;
  let isOpen = false;
  for (const { value, added, removed } of diffArrays(was, now, { comparator: isSame })) {
    if (!added && !removed) isOpen = false;
    else {
      if (!isOpen) partings.push({ removed: [], added: [], at });
      const parting = partings.at(-1);
      if (removed) parting?.removed.push(...value);
      else parting?.added.push(...now.slice(at, at + value.length));
      isOpen = true;
    }
    if (!removed) at += value.length;
  }
  return partings;
}

function numbered(texts: readonly PageText[]): Numbered[] {
  return texts.map((text, at) => ({ ...text, at }));
}

/** Every difference between a live page and the preview's version of it, in the order of the preview. */
export function comparePages(live: readonly PageText[], preview: readonly PageText[]): Change[] {
  const partings = listPartings(numbered(live), numbered(preview));
  const allRemoved = partings.flatMap(({ removed }) => removed);
  const allAdded = partings.flatMap(({ added }) => added);
  const isAmong = (text: PageText, others: readonly PageText[]) =>
    others.some((other) => isSame(text, other));
  const changes: Change[] = [];
  /** By a text's index on the live page, the preview's index that it stood before. */
  const goneBefore = new Map<number, number>();
  const gone: Numbered[] = [];
  const come: Numbered[] = [];
  for (const { removed, added, at } of partings) {
    // A text that only moved cannot be the old version of another.
    const stayed = removed.filter((text) => !isAmong(text, allAdded));
    const fresh = added.filter((text) => !isAmong(text, allRemoved));
    changes.push(...pairUp(stayed, fresh));
    const left = removed.filter((text) => stayed.includes(text) || isAmong(text, allAdded));
    for (const text of left) goneBefore.set(text.at, at);
    gone.push(...left);
    come.push(...added.filter((text) => fresh.includes(text) || isAmong(text, allRemoved)));
  }
  for (const texts of inBlocks(come)) {
    const [{ kind: what, place, at }] = texts;
    const words = listTexts(texts);
    const kind = texts.every((text) => isAmong(text, allRemoved)) ? 'moved' : 'new';
    changes.push({ kind, what, was: kind === 'moved' ? words : '', now: words, pieces: [], place, at });
  }
  for (const texts of inBlocks(gone)) {
    const [{ kind: what, place, at }] = texts;
    if (texts.every((text) => isAmong(text, allAdded))) continue;
    const standsAt = goneBefore.get(at) ?? 0;
    changes.push({ kind: 'gone', what, was: listTexts(texts), now: '', pieces: [], place, at: standsAt });
  }
  return changes.sort((a, b) => a.at - b.at);
}
