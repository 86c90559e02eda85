/**
 * On a visitor's first page, the text is painted without waiting for anything. Then the web fonts are fetched, and then
 * the sections below the first screen are laid out. Doing all of this in one go would delay a tap by 250 ms
 * on a phone whose CPU is slowed down fourfold, because the fonts would cause a second layout. Two kinds of visitors get
 * fonts and layout immediately. Those who come from another page of this site, or go back to this one, already have the
 * fonts in the cache. For those who follow a link to a section or to highlighted text, the target must not move.
 */
import { afterFirstWords, whenIdle } from './first-words';

const root = document.documentElement;
/**
 * If the fonts take longer than this, the page keeps its fallback fonts. The layout must not wait longer either,
 * because Safari cannot find text that has not been laid out.
 */
const longestFontsWaitMs = 5000;
/** Not every browser has the Network Information API. */
const { connection } = navigator as { connection?: { saveData?: boolean } };

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** Chromium counts a movement of 3 px or more as a layout shift. */
const leastShiftPx = 3;

/**
 * Shows the web fonts, unless a line on the screen would then break at another word and move what is below it: no
 * fallback font has the widths of the web font for every line. Then it tries again wherever the reader stops scrolling,
 * up to `tries` times. The next page shows the web fonts from the start.
 */
function showFontsInPlace(tries = 5) {
  // If the reader has followed a link within the page, the fallback fonts stay: a change of fonts would stop a jump that
  // still glides, and move the text in browsers without scroll anchoring.
  if (!('parts' in root.dataset) || 'glides' in root.dataset) return;
  const parts = Array.from(document.querySelectorAll('main > *')).filter(isInView);
  const texts = parts
    .flatMap((part) => Array.from(part.querySelectorAll('h1, h2, h3, p, li, dd, a')))
    .filter(isInView);
  const bottomOf = (text: Element) => text.getBoundingClientRect().bottom;
  const bottoms = texts.map(bottomOf);
  root.dataset.fonts = '';
  const moves = texts.map((text, i) => bottomOf(text) - (bottoms[i] ?? 0));
  // Once a reader has scrolled, most browsers keep the first text in view where it is.
  const kept = (scrollY > 0 && CSS.supports('overflow-anchor', 'auto') && moves[0]) || 0;
  if (moves.every((move) => Math.abs(move - kept) < leastShiftPx)) return;
  delete root.dataset.fonts;
  if (tries > 1)
    addEventListener('scrollend', () => whenIdle(() => showFontsInPlace(tries - 1)), { once: true });
}

/**
 * Shows the web fonts once all of them have arrived, because every font swap costs a slow phone another layout. Until
 * then, and for visitors who save data, app/styles/type.css shows fallback fonts with the same metrics.
 */
async function fetchFonts() {
  if (connection?.saveData) return;
  // The fallback fonts are local to the system, and loading one that is not installed would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  const isLate = await Promise.race([
    Promise.all(faces.map((face) => face.load())).then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, longestFontsWaitMs, true)),
  ]);
  if (!isLate) showFontsInPlace();
}

/**
 * Lays out the text of each closed <details> element, which browsers leave out until it opens. Doing so then would delay
 * the longest of them by 60 ms on a slow phone.
 */
async function layOutFolds() {
  for (const text of document.querySelectorAll('details:not([open]) > :last-child')) {
    await new Promise(whenIdle);
    text.getBoundingClientRect();
  }
}

/**
 * Lays out each part that app/styles/sections.css leaves out at first, and paints it in a separate idle callback, so
 * that a tap never waits for both.
 */
async function layOutInTurns() {
  for (const part of document.querySelectorAll<HTMLElement>('main > * + *, footer')) {
    await new Promise(whenIdle);
    part.firstElementChild?.getBoundingClientRect();
    await new Promise(whenIdle);
    part.style.contentVisibility = 'visible';
  }
  await new Promise(whenIdle);
  document.dispatchEvent(new Event('laid-out'));
}

/**
 * Lays out all parts together when the visitor jumps to a section: the way there must be measured with the final height
 * of everything above its target.
 */
function showPartsForJump({ target }: Event) {
  if ((target as Element).closest('a')?.hash) delete root.dataset.parts;
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  // Uses the navigation entry rather than `location`, because `location` hides a text fragment (#:~:text=).
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  root.dataset.parts = '';
  // Before browser/jumps.ts measures the way.
  addEventListener('click', showPartsForJump, true);
  afterFirstWords(async () => {
    // If a font fails to load, the fallback fonts stay.
    await fetchFonts().catch(() => undefined);
    await layOutInTurns();
    // From here on, the listener would change nothing, and would delay the first click on a link by 60 ms on a slow
    // phone.
    removeEventListener('click', showPartsForJump, true);
    await layOutFolds();
  });
} else {
  if (!connection?.saveData) root.dataset.fonts = '';
  afterFirstWords(layOutFolds);
}
