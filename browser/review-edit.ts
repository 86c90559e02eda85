/** Finds the line in content/ that a text on the page comes from. */
import { findSources } from '@/lib/editing/find-sources';
import { editHref } from '@/lib/editing/repository';
import type { Source } from '@/lib/editing/sources';
import { copy } from './copy-text';
import { bar, button, element, findButton, focusAnswers, showAnswers } from './review-dom';

const edit = findButton('edit');
let sources: Source[] = [];
/** See lib/editing/repository.ts; null if no repository is known. */
let editLink: string | null = null;

function link(href: string, text: string) {
  return Object.assign(element('a', text), { href, target: '_blank' });
}

function copyButton(label: string, text: string) {
  return button(label, async (pressed) => {
    pressed.textContent = await copy(text);
  });
}

/** A list entry for a line to edit: where it is, the field's name, and how the text begins. */
function entry(source: Source) {
  const where = `${source.file}:${source.line}`;
  const words = source.parts.join('…').slice(0, 60);
  const place = editLink ? link(editHref(editLink, source), where) : element('b', where);
  return element(
    'li',
    element('span', place, ` ${source.path}${words && `: ${words}`}`),
    copyButton('Copy the line', `${where} ${source.path}: ${source.parts.join('…')}`),
  );
}

/** Explains in one sentence which account a reader needs for editing. */
function rights() {
  if (!editLink) return 'No repository is known here (REPOSITORY_URL): copy the line for whoever edits.';
  if (editLink.startsWith('/')) return 'The line opens in the editor of this machine.';
  const { hostname } = new URL(editLink);
  return `Editing needs an account on ${hostname} that may write to this repository; a private one shows “not found” to everyone else. Without such an account, copy the line for someone who has one.`;
}

function ownTexts(element: Element) {
  const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  return own.map((node) => node.textContent ?? '');
}

/**
 * The texts to look up for an element. These are usually the element's own texts. For a citation mark or the number of
 * a list item, it is the text that the number stands for; for a number on the weeks' scale, it is that week.
 */
function textsOf(element: Element) {
  const study = element.closest<HTMLAnchorElement>('a[href*="#ref-"]')?.hash;
  if (study) return [document.querySelector(`${study} a`)?.textContent ?? ''];
  const numbered = element.closest('ol > li');
  if (!numbered || !/^\d+$/.test(element.textContent ?? '')) return ownTexts(element);
  const words = [...numbered.querySelectorAll('*')].flatMap(ownTexts).find((text) => /\p{L}/u.test(text));
  return [words ?? `Week ${element.textContent}`];
}

/**
 * If several places in content/ contain the same text, keeps those for the part of the page (header, footer or main)
 * that the element is in.
 */
function ofSamePart(found: readonly Source[], element: Element) {
  const part = element.closest('footer') ? 'footer.' : element.closest('header, dialog') ? 'navigation.' : '';
  const isHere = ({ path }: Source) => (part ? path.startsWith(part) : !/^(footer|navigation)\./.test(path));
  return found.some(isHere) ? found.filter(isHere) : found;
}

function findBehind(element: Element) {
  const own = textsOf(element).flatMap((text) => findSources(text, sources));
  return ofSamePart(
    [...new Set(own.length > 0 ? own : findSources(element.textContent ?? '', sources))],
    element,
  );
}

/**
 * Whether a click on the element was meant for text: the element has text of its own, or contains at most three
 * elements with text. If it contains more, the click hit the empty space between them.
 */
function hasWords(element: Element) {
  const speaking = [element, ...element.querySelectorAll('*')].filter((one) =>
    ownTexts(one).some((text) => /[\p{L}\d]/u.test(text)),
  );
  return speaking.length > 0 && (speaking[0] === element || speaking.length <= 3);
}

function leadToSource(target: Element) {
  const found = hasWords(target) ? findBehind(target) : [];
  if (found.length === 0) {
    const isDrawing = !hasWords(target);
    showAnswers(
      element(
        'p',
        isDrawing ? 'No words here: this is a drawing or empty room.' : 'No line of content/ holds this.',
      ),
    );
    return;
  }
  showAnswers(element('ul', ...found.map(entry)), element('p', rights()));
  const [only, ...more] = found;
  if (!only || more.length > 0 || !editLink) return;
  // The local server opens the editor and sends nothing to show.
  if (editLink.startsWith('/')) fetch(editHref(editLink, only));
  else open(editHref(editLink, only), '_blank');
}

function onClick(event: MouseEvent) {
  const target = event.target as Element;
  if (bar.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  // An icon inside a button or link counts as part of its text.
  leadToSource(target.closest('svg')?.closest('a, button, summary') ?? target);
}

/**
 * The elements with text of their own, which the Tab key reaches while editing is on. Text that only screen readers get,
 * or that they skip, must not take the focus: nobody would see it there, or nobody would hear it.
 */
function wordElements() {
  const all = document.querySelectorAll<HTMLElement>('body :not(script, style, noscript, template, svg *)');
  return [...all].filter(
    (one) =>
      !bar.contains(one) &&
      !one.closest('.sr-only, [aria-hidden="true"]') &&
      ownTexts(one).some((text) => /[\p{L}\d]/u.test(text)),
  );
}

/** The element that was last looked up. Esc returns the focus to it from the message area. */
let asked: HTMLElement | null = null;

function onKey(event: KeyboardEvent) {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') {
    event.preventDefault();
    if (asked && bar.contains(target)) asked.focus();
    else setEditing(false);
    return;
  }
  if (event.key !== 'Enter' || bar.contains(target)) return;
  event.preventDefault();
  event.stopPropagation();
  leadToSource(target);
  asked = target;
  focusAnswers();
}

/** The elements that the Tab key reaches only while editing is on. */
let reachable: HTMLElement[] = [];

function letTabReach(texts: readonly HTMLElement[]) {
  reachable = texts.filter((text) => text.tabIndex < 0 && !text.hasAttribute('tabindex'));
  for (const text of reachable) text.tabIndex = 0;
  // Focus starts where the reader is, not at the top of the page.
  const isInView = (text: Element) => text.checkVisibility() && text.getBoundingClientRect().top > 100;
  texts.find(isInView)?.focus({ preventScroll: true });
}

export async function setEditing(isOn: boolean) {
  if (isOn) ({ editLink, sources } = await (await fetch('/demo/sources.json')).json());
  edit?.setAttribute('aria-pressed', String(isOn));
  document.documentElement.toggleAttribute('data-editing', isOn);
  removeEventListener('click', onClick, true);
  removeEventListener('keydown', onKey, true);
  for (const text of reachable) text.removeAttribute('tabindex');
  reachable = [];
  asked = null;
  showAnswers();
  if (!isOn) {
    edit?.focus();
    return;
  }
  // While editing is on, a click on a <summary> looks up its text, so a closed <details> element could not be opened.
  for (const fold of document.querySelectorAll('main details, footer details')) fold.setAttribute('open', '');
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  letTabReach(wordElements());
  showAnswers(
    element('p', 'Press a text, or reach it with Tab and press Enter, to find its line. Esc ends editing.'),
  );
}
