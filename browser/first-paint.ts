/**
 * On a visitor's first page the words wait for nothing. Once something has been painted the web fonts are asked for, and
 * then what lies below is laid out: all of it at once, in two kinds of letters, would hold a tap up for 250 ms on a phone
 * slowed 4 times. Who comes from another page of this site, or back to this one, has the fonts already. Who is led to a
 * place or to words on the page must not see it move. For both all comes at once.
 */
const root = document.documentElement;
/** The place whose link the visitor has followed and has not left since. */
let place: Element | null = null;
/** Not every browser tells. */
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Until then, and for a visitor who saves data, app/styles/type.css shows stand-ins with the fonts' metrics. */
function showFonts() {
  if (!connection?.saveData) root.dataset.fonts = '';
}

/** Shows the web fonts when all have come, because each change of letters costs a slow phone another layout. */
async function fetchFonts() {
  // The stand-ins are the system's own: those it does not have would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  // Fonts that fail to come leave the stand-ins.
  await Promise.all(faces.map((face) => face.load())).then(showFonts, () => undefined);
  // Not every browser keeps the place in view by itself when parts above it change their height.
  place?.scrollIntoView();
}

/** Until then the browser leaves out what is far from the screen: app/styles/sections.css. */
function layOutAll() {
  root.removeAttribute('data-parts');
}

/** One part of the page a frame, so that a tap waits for one at most. */
function layOutInTurns([part, ...rest]: HTMLElement[]) {
  if (!part) return layOutAll();
  part.style.contentVisibility = 'visible';
  requestAnimationFrame(() => setTimeout(layOutInTurns, 0, rest));
}

/** What is painted may be the start of the page: the rest of it is not to share the network with fonts. */
async function goOn() {
  if (document.readyState === 'loading') return document.addEventListener('DOMContentLoaded', goOn);
  if (!connection?.saveData) await fetchFonts();
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
    const hash = (target as Element).closest('a')?.hash;
    if (!hash) return;
    // A smooth scroll needs to know where it ends.
    layOutAll();
    place = document.getElementById(hash.slice(1));
  });
  for (const sign of ['wheel', 'touchmove', 'keydown'])
    addEventListener(sign, () => (place = null), { passive: true });
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    goOn();
  }).observe({ type: 'paint', buffered: true });
} else showFonts();

export {};
