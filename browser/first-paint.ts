/**
 * On a visitor's first page the words wait for nothing. Once they are painted the web fonts are asked for, then what lies
 * below is laid out: all at once, in two kinds of letters, it would hold a tap up for 250 ms on a phone slowed 4 times.
 * Who comes from another page of this site, or back to this one, has the fonts already. Who is led to a place or to words
 * on the page must not see it move. For both all comes at once.
 */
import { afterFirstWords, whenIdle } from './first-words';

const root = document.documentElement;
/** After this wait the page stays in its stand-ins. Until it is laid out, Safari finds none of its words. */
const longestFontsWaitMs = 5000;
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
  const isLate = await Promise.race([
    Promise.all(faces.map((face) => face.load())).then(() => false),
    new Promise<boolean>((resolve) => setTimeout(resolve, longestFontsWaitMs, true)),
  ]);
  // The stand-ins also stay for a reader who has followed a link within the page: not every browser would keep the place.
  if (!isLate && 'parts' in root.dataset) root.dataset.fonts = '';
}

/** Lays a part out while app/styles/sections.css still leaves it out, and draws it later: a tap waits for one or the other. */
async function layOutInTurns() {
  for (const part of document.querySelectorAll<HTMLElement>('main > * + *, footer')) {
    await new Promise(whenIdle);
    part.firstElementChild?.getBoundingClientRect();
    await new Promise(whenIdle);
    part.style.contentVisibility = 'visible';
  }
  await new Promise(whenIdle);
  root.dataset.laidOut = '';
  document.dispatchEvent(new Event('laid-out'));
}

/** A smooth scroll needs to know where it ends, so a jump within the page has all parts laid out at once. */
function showPartsForJump({ target }: Event) {
  if ((target as Element).closest('a')?.hash) delete root.dataset.parts;
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  // Not `location`, which keeps to itself that an address leads to words.
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  root.dataset.parts = '';
  addEventListener('click', showPartsForJump);
  afterFirstWords(async () => {
    // Fonts that fail to come leave the stand-ins.
    await fetchFonts().catch(() => undefined);
    await layOutInTurns();
    // From here on it would change nothing, and cost the first press on a link 60 ms on a slow phone.
    removeEventListener('click', showPartsForJump);
  });
} else if (!connection?.saveData) root.dataset.fonts = '';
