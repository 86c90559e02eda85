import { diffArrays } from 'diff';
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
  /** The index among the texts of the preview's page; for a deleted text, the index of the text that now follows. */
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

/** Addresses, phone numbers, numbers and words stay whole: "$9,999" is one token. */
const tokenPattern =
  /https?:\/\/\S*[\p{L}\d/]|\(\d{3}\) \d{3}-\d{4}|\$?\d+(?:[.,:]\d+)*%?|[\p{L}\d’'-]+|\s+|./gu;

/** Old and new text side by side. Replaced words in a row are one piece, with the spaces between them. */
function piecesOf(was: string, now: string): Piece[] {
  const pieces: Piece[] = [];
  const run = { was: '', now: '' };
  const endRun = () => {
    for (const side of ['was', 'now'] as const) if (run[side]) pieces.push({ text: run[side], side });
    Object.assign(run, { was: '', now: '' });
  };
  const tokens = (text: string) => text.match(tokenPattern) ?? [];
  for (const { value, added, removed } of diffArrays(tokens(was), tokens(now))) {
    const text = value.join('');
    const isInRun = (run.was || run.now) && !/\S/.test(text);
    if (removed || isInRun) run.was += text;
    if (added || isInRun) run.now += text;
    if (removed || added || isInRun) continue;
    endRun();
    pieces.push({ text, side: 'both' });
  }
  endRun();
  return pieces;
}

function isSame(a: PageText, b: PageText) {
  return a.kind === b.kind && a.text === b.text;
}

/** Whether two texts have the same kind of element, so that one may have replaced the other. */
function isAlike(a: PageText, b: PageText) {
  return a.kind === b.kind && a.element.tagName === b.element.tagName;
}

/** An address is read as a whole, so it is one piece; of a picture, only its description is read. */
function piecesOfKind(kind: PageText['kind'], was: string, now: string): Piece[] {
  if (kind === 'picture') return piecesOf(withoutFile(was), withoutFile(now));
  if (kind !== 'link') return piecesOf(was, now);
  const sides: Piece[] = [
    { text: was, side: 'was' },
    { text: now, side: 'now' },
  ];
  return sides.filter(({ text }) => text !== '');
}

function changed(was: PageText, now: Numbered): Change {
  const pieces = piecesOfKind(now.kind, was.text, now.text);
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

const landmarks = 'body, main, header, footer, dialog';

/** Counts for every element how many of the elements with texts are inside it. */
function countInside(elements: Iterable<Element>): ReadonlyMap<Element, number> {
  const counts = new Map<Element, number>();
  for (const element of elements) {
    for (let around: Element | null = element; around; around = around.parentElement)
      counts.set(around, (counts.get(around) ?? 0) + 1);
  }
  return counts;
}

type Counts = ReadonlyMap<Element, number>;

/**
 * The element that changed as one unit with a text. This is the largest ancestor whose texts were all added (or all
 * removed) or, if that is larger, the list item, card, row or <details> around the text.
 * @param together counts the elements whose texts were added (or removed), and `page` all that have texts
 */
function blockOf({ element }: PageText, together: Counts, page: Counts) {
  let block = element;
  for (let outer = block.parentElement; outer && !outer.matches(landmarks); outer = outer.parentElement) {
    if (together.get(outer) !== page.get(outer)) break;
    block = outer;
  }
  const item = element.closest('li, article, details, tr, dl, figure');
  return item && !block.contains(item) ? item : block;
}

/** Whether a picture's file has changed while its description has stayed the same. */
export function isOtherFile({ kind, what, was, now }: Change) {
  return kind === 'changed' && what === 'picture' && withoutFile(was) === withoutFile(now);
}

/** The description of a picture, without its file name. */
export function withoutFile(picture: string) {
  return picture.replace(/ ?\([^()]*\)$/, '');
}

function listTexts(texts: readonly PageText[]) {
  const shown = texts.filter(({ kind }) => kind !== 'link' && kind !== 'label');
  return (shown.length > 0 ? shown : texts)
    .map(({ kind, text }) => (kind === 'picture' ? withoutFile(text) || 'a picture without words' : text))
    .join(' / ');
}

/** Groups neighbours that share a block. */
function inBlocks(texts: readonly Numbered[], page: readonly PageText[]) {
  const elementsOf = (list: readonly PageText[]) => new Set(list.map(({ element }) => element));
  const together = countInside(elementsOf(texts));
  const all = countInside(elementsOf(page));
  const groups: { block: Element; last: Numbered; texts: [Numbered, ...Numbered[]] }[] = [];
  for (const text of texts) {
    const block = blockOf(text, together, all);
    const group = groups.at(-1);
    // The data for search engines is one element, but each fact has a place of its own.
    const isSamePlace = text.kind !== 'data' || group?.last.place === text.place;
    if (group && group.last.at + 1 >= text.at && group.block === block && isSamePlace) {
      group.texts.push(text);
      group.last = text;
    } else groups.push({ block, last: text, texts: [text] });
  }
  return groups.map((group) => group.texts);
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

/**
 * The most texts that may differ. Comparing takes time with the square of it, and a page that differs in more is another
 * page.
 */
const mostDiffering = 3000;

/** Two pages differ in too much. The message completes a sentence that begins with the live page's address. */
export class TooDifferent extends Error {}

/** A stretch where the two pages differ: the removed and the added texts, and the index of the preview's next text. */
type Parting = { removed: Numbered[]; added: Numbered[]; at: number };

function listPartings(was: Numbered[], now: Numbered[]): Parting[] {
  const partings: Parting[] = [];
  let at = 0;
  let isOpen = false;
  const options = { comparator: isSame, maxEditLength: mostDiffering };
  const parts = diffArrays(was, now, options);
  if (!parts) throw new TooDifferent('differs in almost everything');
  for (const { value, added, removed } of parts) {
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

/**
 * Every difference between a live page and the preview's version of it, in the order of the preview.
 * @throws TooDifferent if they differ in more texts than can be compared in seconds
 */
export function comparePages(live: readonly PageText[], preview: readonly PageText[]): Change[] {
  const partings = listPartings(numbered(live), numbered(preview));
  const allRemoved = partings.flatMap(({ removed }) => removed);
  const allAdded = partings.flatMap(({ added }) => added);
  const isAmong = (text: PageText, others: readonly PageText[]) =>
    others.some((other) => isSame(text, other));
  const changes: Change[] = [];
  /**
   * For each text that is no longer at its old place in the preview: its index in the live page, and the index of the
   * preview's text that now follows that place.
   */
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
  // Pairs the remaining removed texts with similar added ones, because a text may have been both moved and edited.
  for (const old of gone.filter((text) => !isAmong(text, allAdded))) {
    const fresh = come.find((text) => isAlike(old, text) && likeness(old.text, text.text) >= 0.6);
    if (!fresh) continue;
    gone.splice(gone.indexOf(old), 1);
    come.splice(come.indexOf(fresh), 1);
    changes.push(changed(old, fresh));
  }
  for (const texts of inBlocks(come, preview)) {
    const [{ kind: what, place, at }] = texts;
    const words = listTexts(texts);
    const kind = texts.every((text) => isAmong(text, allRemoved)) ? 'moved' : 'new';
    changes.push({ kind, what, was: kind === 'moved' ? words : '', now: words, pieces: [], place, at });
  }
  for (const texts of inBlocks(gone, live)) {
    const [{ kind: what, place, at }] = texts;
    if (texts.every((text) => isAmong(text, allAdded))) continue;
    const standsAt = goneBefore.get(at) ?? 0;
    changes.push({ kind: 'gone', what, was: listTexts(texts), now: '', pieces: [], place, at: standsAt });
  }
  return changes.sort((a, b) => a.at - b.at);
}
