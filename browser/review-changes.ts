/** Marks on the page what differs from the live site, with the old text beside the new one. */
import { isOtherFile } from '@/lib/changes/compare';
import type { ChangeGroup, PlacedChange } from '@/lib/changes/group';
import { type PageText, readPage, type SettingsCompared } from '@/lib/changes/read-page';
import { isMarkable, tell, whereChanged } from '@/lib/changes/tell';
import { button, element, findButton, focusAnswers, showAnswers } from './review-dom';

type Changes = { groups: readonly ChangeGroup[]; settings: Readonly<Record<string, SettingsCompared>> };

const marked = 'data-review-changed';

/** A whole section that is gone would fill the screen. The review page has all of it. */
const mostLetters = 240;

function shorten(text: string) {
  return text.length > mostLetters ? `${text.slice(0, mostLetters).replace(/\s\S*$/, '')} …` : text;
}

/** The note to show beside a changed text. */
function noteFor(change: PlacedChange) {
  const { kind, what, was, pieces } = change;
  if (kind === 'new') return element('span', 'New');
  if (kind === 'moved') return element('span', 'Moved here');
  if (kind === 'gone') return element('span', `Gone: ${shorten(was)}`);
  if (what === 'link') return element('span', 'Led to: ', element('del', was));
  if (what === 'picture') return element('span', isOtherFile(change) ? 'Another file' : tell(change));
  const old = pieces.filter(({ side }) => side !== 'now');
  const words = old.map(({ text, side }) => (side === 'was' ? element('del', text) : text));
  return element('span', 'Was: ', ...words);
}

/** Where on this page a change belongs, or null if its text is not on the page itself. */
function findPlace({ kind, what, now, at }: PlacedChange, texts: readonly PageText[]) {
  if (!isMarkable(what)) return null;
  const there = texts[at];
  if (kind === 'gone') return there ?? texts.at(-1) ?? null;
  if (there && now.startsWith(there.text)) return there;
  return texts.find((text) => text.kind === what && now.startsWith(text.text)) ?? null;
}

/**
 * Whether a note can be scrolled into view. It cannot in a closed menu, nor in text that is only printed. A closed
 * <details> element can be opened.
 */
function canShow(note: HTMLElement) {
  return note.closest('details:not([open])') !== null || note.getClientRects().length > 0;
}

/** Adds a note beside the changed text and returns it, or null if the page does not show that text. */
function mark(change: PlacedChange, texts: readonly PageText[]) {
  const place = findPlace(change, texts);
  if (!place || place.element === document.documentElement) return null;
  // A small portrait in a row leaves no room for a note beside it.
  if (place.element.matches('img') && place.element.clientWidth < 120) return null;
  const note = noteFor(change);
  note.dataset.reviewNote = `${change.at}`;
  note.tabIndex = -1;
  if (change.kind === 'gone') place.element.before(note);
  else {
    // In a row, the note needs a line of its own, or it leaves the text no room.
    const isRow = /flex|grid/.test(getComputedStyle(place.element).display);
    place.element.setAttribute(marked, isRow ? 'row' : '');
    // A drawing has no room for notes, and screen readers skip it.
    if (place.element.closest('[aria-hidden="true"]')) return null;
    if (place.element.matches('img')) place.element.after(note);
    else place.element.append(note);
  }
  if (canShow(note)) return note;
  note.remove();
  return null;
}

function clear() {
  for (const note of document.querySelectorAll('[data-review-note]')) note.remove();
  for (const one of document.querySelectorAll(`[${marked}]`)) one.removeAttribute(marked);
  showAnswers();
}

function goTo(note: HTMLElement | undefined) {
  for (const fold of document.querySelectorAll('details')) if (note && fold.contains(note)) fold.open = true;
  note?.scrollIntoView({ block: 'center', behavior: 'instant' });
  note?.focus({ preventScroll: true });
}

/**
 * A list of the changes that the page itself does not show, such as its title.
 * @param isOpen whether the reader has asked for one of them
 */
function listOffPage(changes: readonly PlacedChange[], isOpen: boolean) {
  const items = changes.map((change) => element('p', `${whereChanged(change)}: ${tell(change)}`));
  const summary = element('summary', `${changes.length} not shown on the page itself`);
  return Object.assign(element('details', summary, ...items), { open: isOpen });
}

/** The number of the change that the page's URL points to, if the review page linked to one. */
function addressed() {
  return /^#changed-(\d+)$/.exec(location.hash)?.[1];
}

/** Goes to the next note, or with a negative number to the one before. */
let step = (_by: number) => {};

function onKey(event: KeyboardEvent) {
  if (event.key === 'Escape') setShown(false);
  // Without this, each way from one note to the next would lead through the whole page to the bar.
  if (event.key !== 'Enter' || !(event.target as Element).matches('[data-review-note]')) return;
  event.preventDefault();
  step(event.shiftKey ? -1 : 1);
}

/**
 * The changes that one edit makes on this page, without repetitions. For example, if a phone number changes, the change
 * of its tel: link is left out.
 */
function listHere({ places, follows }: ChangeGroup, path: string) {
  const here = [...places, ...follows].filter((change) => change.path === path && change.page !== 'the site');
  const texts = here.filter(({ what }) => what === 'text');
  const isRepeated = ({ what, at }: PlacedChange) =>
    (what === 'data' && texts.length > 0) ||
    (what === 'link' && texts.some((text) => at > text.at && at <= text.at + 3));
  return here.filter((change) => !isRepeated(change));
}

export async function setShown(isOn: boolean) {
  const toggle = findButton('changes');
  toggle?.setAttribute('aria-pressed', String(isOn));
  removeEventListener('keydown', onKey);
  clear();
  if (!isOn) {
    toggle?.focus();
    return;
  }
  addEventListener('keydown', onKey);
  const { groups, settings }: Changes = await (await fetch('/demo/changes.json')).json();
  const path = location.pathname;
  const here = groups.flatMap((group) => listHere(group, path));
  const texts = readPage(document, settings[path]);
  const notes = here.map((change) => mark(change, texts));
  const onPage = notes
    .filter((note) => note !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  // A drawing or a small portrait has no note, but often repeats what the page shows elsewhere.
  const noteOf = ({ was, now, at }: PlacedChange) => {
    const same = notes.filter((_, i) => here[i]?.was === was && here[i]?.now === now);
    return same.find((note) => note?.dataset.reviewNote === `${at}`) ?? same.find((note) => note !== null);
  };
  const offPage = here.filter((change) => !noteOf(change));
  const asked = here.find((change) => `${change.at}` === addressed());
  const askedNote = asked && noteOf(asked);
  let at = askedNote ? onPage.indexOf(askedNote) : -1;
  step = (by) => {
    at = (at + by + onPage.length) % onPage.length;
    goTo(onPage[at]);
  };
  const list = Object.assign(element('a', 'The whole list'), { href: '/demo/review#changed' });
  const steps =
    onPage.length > 0 ? [button('Next', () => step(1)), button('Previous', () => step(at < 0 ? 0 : -1))] : [];
  showAnswers(
    element(
      'p',
      `${onPage.length} marked on this page. Enter leads from one to the next, Shift and Enter back. Esc ends this.`,
    ),
    element('p', ...steps, list),
    ...(offPage.length > 0 ? [listOffPage(offPage, asked !== undefined && !askedNote)] : []),
  );
  if (at >= 0) goTo(onPage[at]);
  else focusAnswers();
}
