/** Marks on the page what differs from the live site, with the old words beside the new ones. */
import type { ChangeGroup, PlacedChange } from '@/lib/changes/group';
import { type PageText, readPage } from '@/lib/changes/read-page';
import { whereChanged } from '@/lib/changes/tell';
import { button, element, findButton, showAnswers } from './review-dom';

type Changes = { groups: readonly ChangeGroup[]; setApart: readonly string[] };

const marked = 'data-review-changed';

/** The note that stands beside a changed text. */
function noteFor({ kind, what, was, now, pieces }: PlacedChange) {
  const subject = what === 'text' ? '' : ` (${what})`;
  if (kind === 'new') return element('span', `New${subject}${what === 'text' ? '' : `: ${now}`}`);
  if (kind === 'moved') return element('span', 'Moved here');
  if (kind === 'gone') return element('span', `Gone${subject}: `, element('del', was));
  const old = pieces.filter(({ side }) => side !== 'now');
  const words = old.map(({ text, side }) => (side === 'was' ? element('del', text) : text));
  return element('span', `Was${subject}: `, ...words);
}

/** Where on this page a change belongs, or null if its words are not on the page itself. */
function findPlace({ kind, what, now, at }: PlacedChange, texts: readonly PageText[]) {
  if (what === 'title' || what === 'description') return null;
  const there = texts[at];
  if (kind === 'gone') return there ?? texts.at(-1) ?? null;
  if (there && now.startsWith(there.text)) return there;
  return texts.find((text) => text.kind === what && now.startsWith(text.text)) ?? null;
}

/**
 * Whether a note can be scrolled into view: not in a closed menu, nor in text for paper only. A closed fold can be
 * opened.
 */
function canShow(note: HTMLElement) {
  return note.closest('details:not([open])') !== null || note.getClientRects().length > 0;
}

/** Adds a note beside the changed words and returns it, or null if the page does not show those words. */
function mark(change: PlacedChange, texts: readonly PageText[]) {
  const place = findPlace(change, texts);
  if (!place || place.element === document.documentElement) return null;
  const note = noteFor(change);
  note.dataset.reviewNote = `${change.at}`;
  note.tabIndex = -1;
  if (change.kind === 'gone') place.element.before(note);
  else {
    place.element.setAttribute(marked, '');
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

/** The number of the change in an address that the review page links to. */
function addressed() {
  return /^#changed-(\d+)$/.exec(location.hash)?.[1];
}

function onKey({ key }: KeyboardEvent) {
  if (key === 'Escape') setShown(false);
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
  const { groups, setApart }: Changes = await (await fetch('/demo/changes.json')).json();
  const path = location.pathname;
  const here = groups
    .flatMap(({ places, follows }) => [...places, ...follows])
    .filter((change) => change.path === path && change.page !== 'the site');
  const texts = readPage(document, setApart);
  const notes = here.map((change) => mark(change, texts));
  const onPage = notes
    .filter((note) => note !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  const offPage = here.filter((_, i) => notes[i] === null);
  let at = onPage.findIndex((note) => note.dataset.reviewNote === addressed());
  const step = (by: number) => {
    at = (at + by + onPage.length) % onPage.length;
    goTo(onPage[at]);
  };
  const list = Object.assign(element('a', 'The whole list'), { href: '/demo/review#changed' });
  const steps =
    onPage.length > 0 ? [button('Next', () => step(1)), button('Previous', () => step(at < 0 ? 0 : -1))] : [];
  showAnswers(
    element('p', `${onPage.length} marked on this page. Esc ends this.`),
    ...offPage.map((change) => element('p', `${whereChanged(change)}: `, noteFor(change))),
    element('p', ...steps, list),
  );
  if (at >= 0) goTo(onPage[at]);
}
