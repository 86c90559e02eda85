/**
 * On a visitor's first page the words wait for nothing. Once they are painted the web fonts are asked for, then what lies
 * below is laid out: all at once, in two kinds of letters, it would hold a tap up for 250 ms on a phone slowed 4 times.
 * Who comes from another page of this site, or back to this one, has the fonts already. Who is led to a place or to words
 * on the page must not see it move. For both all comes at once.
 */
import { afterFirstWords } from './first-words';

const root = document.documentElement;
/** Not every browser tells. */
const { connection } = navigator as { connection?: { saveData?: boolean } };

/**
 * Shows the web fonts when all have come, because each change of letters costs a slow phone another layout. Until then,
 * and for a visitor who saves data, app/styles/type.css shows stand-ins with the fonts' metrics.
 */
async function fetchFonts() {
  if (connection?.saveData) return;
  // The stand-ins are the system's own: those it does not have would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
  // Who has gone to a place on the page reads on in the letters it has: not every browser keeps it where it is.
  if ('parts' in root.dataset) root.dataset.fonts = '';
}

/** A file with a drawing is a document of its own: fetched with the page, two of them took the first tap 55 ms. */
function fetchDrawings() {
  for (const drawing of document.images) if (drawing.src.endsWith('.svg')) drawing.loading = 'eager';
}

/** One part of the page a frame, so that a tap waits for one at most. Until then app/styles/sections.css leaves it out. */
function layOutInTurns([part, ...rest]: HTMLElement[]) {
  if (!part) return fetchDrawings();
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => setTimeout(layOutInTurns, 0, rest));
}

async function goOn() {
  // Fonts that fail to come leave the stand-ins.
  await fetchFonts().catch(() => undefined);
  layOutInTurns([...document.querySelectorAll<HTMLElement>('main > * + *, footer')]);
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  // Not `location`, which keeps to itself that an address leads to words.
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  root.dataset.parts = '';
  addEventListener('click', ({ target }) => {
    // A smooth scroll needs to know where it ends.
    if ((target as Element).closest('a')?.hash) delete root.dataset.parts;
  });
  afterFirstWords(goOn);
} else if (!connection?.saveData) root.dataset.fonts = '';
