/** Stands at the end of a preview's review bar: keeps its list at hand, and leads from a text to the line that says it. */
import { findSources } from '@/lib/editing/find-sources';
import { editHref } from '@/lib/editing/repository';
import type { Source } from '@/lib/editing/sources';

const bar = document.currentScript?.parentElement as HTMLElement;
const find = <Kind extends HTMLElement>(selector: string) => bar.querySelector(selector) as Kind;
const list = find<HTMLDetailsElement>('details');
const points = find('[data-points]');
const edit = find<HTMLButtonElement>('[data-edit]');
const copy = find<HTMLButtonElement>('[data-copy]');
const found = find('[data-found]');
const link = edit.dataset.edit ?? '';
let sources: Source[] = [];

// The tab remembers, so that reviewing goes on from page to page.
list.addEventListener('toggle', () => {
  points.scrollTop = Number(sessionStorage.reviewAt ?? 0);
});
points.addEventListener('scroll', () => {
  if (list.open) sessionStorage.reviewAt = points.scrollTop;
});

// What the link leads to lies under the list.
points.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[aria-label]')) list.open = false;
});

copy.addEventListener('click', async () => {
  const items = [...points.querySelectorAll('li')].map((item) => item.dataset.text);
  await navigator.clipboard.writeText(items.join('\n'));
  copy.dataset.copied = '';
});

/** A line to edit: a link, or where no repository is known its name to copy. */
function entry(source: Source) {
  const item = document.createElement('li');
  item.className = 'wrap';
  const place = document.createElement(link ? 'a' : 'b');
  place.textContent = `${source.file}:${source.line}`;
  if (place instanceof HTMLAnchorElement)
    Object.assign(place, { href: editHref(link, source), target: '_blank' });
  const words = source.parts.join('…').slice(0, 60);
  item.append(place, ` ${source.name && words ? `${source.name}: ${words}` : source.name || words}`);
  return item;
}

function ownTexts(element: Element) {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own.map((node) => node.textContent ?? '');
}

/** The element's own texts; for a citation or a number in a list what is numbered, for one on a scale its week. */
function textsOf(element: Element) {
  const study = element.closest('a[href*="#ref-"]')?.getAttribute('href')?.split('#ref-')[1];
  if (study) return [study];
  const numbered = element.closest('ol > li');
  if (!numbered || !/^\d+$/.test(element.textContent ?? '')) return ownTexts(element);
  const words = [...numbered.querySelectorAll('*')].flatMap(ownTexts).find((text) => /\p{L}/u.test(text));
  return [words ?? `Week ${element.textContent}`];
}

function findBehind(element: Element) {
  const own = textsOf(element).flatMap((text) => findSources(text, sources));
  return [...new Set(own.length > 0 ? own : findSources(element.textContent ?? '', sources))];
}

function leadToSource(event: MouseEvent) {
  const target = event.target as Element;
  if (bar.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  const places = findBehind(target);
  found.hidden = false;
  found.firstElementChild?.replaceChildren(...places.map(entry));
  const [only, ...more] = places;
  if (!only || more.length > 0 || !link) return;
  // The local editor answers with nothing to show.
  if (link.startsWith('/')) fetch(editHref(link, only));
  else open(editHref(link, only), '_blank');
}

async function setEditing(isOn: boolean) {
  if (isOn) sources = await (await fetch('/demo/sources.json')).json();
  edit.setAttribute('aria-pressed', String(isOn));
  document.documentElement.toggleAttribute('data-editing', isOn);
  found.hidden = true;
  removeEventListener('click', leadToSource, true);
  if (!isOn) return;
  // A press on a fold's title now leads to its words, so it could not be opened.
  for (const fold of document.querySelectorAll('main details, footer details')) fold.setAttribute('open', '');
  list.open = false;
  addEventListener('click', leadToSource, true);
}

edit.addEventListener('click', () => setEditing(edit.getAttribute('aria-pressed') !== 'true'));
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  if (list.open) find('summary').focus();
  list.open = false;
  setEditing(false);
});
for (const button of [edit, copy]) button.hidden = false;
