/**
 * On a visitor's first page the words wait for nothing. What can come after they are painted comes after it: the web fonts,
 * then the layout of what lies below the first screen. Who comes from another page of this site, or back to this one, has
 * the fonts already. Who is led to a place or to words on the page must not see it move: all comes at once.
 */
const root = document.documentElement;
/** The place whose link the visitor has followed and has not left since. */
let place: Element | null = null;

/** Until then, and for a visitor who saves data, app/styles/type.css shows stand-ins with the fonts' metrics. */
function showFonts() {
  root.dataset.fonts = '';
}

/** Until then the browser leaves out what is far from the screen: app/styles/sections.css. */
function layOutAll() {
  root.dataset.laid = '';
}

/** Shows the web fonts when all have come, because each change of letters costs a slow phone another layout. */
async function fetchFonts() {
  // Not every browser tells.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // The stand-ins are the system's own: those it does not have would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  await Promise.all(faces.map((face) => face.load()));
  showFonts();
  // Not every browser keeps the place in view by itself when parts above it change their height.
  place?.scrollIntoView();
}

function rest() {
  return new Promise<unknown>((resolve) => {
    // Older Safari has no idle callbacks; it leaves nothing out either.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else resolve(null);
  });
}

/** Part by part, whenever the browser rests: all at once would hold up a slow phone for nearly half a second. */
async function layOutInTurns() {
  for (const part of document.querySelectorAll<HTMLElement>('.hero ~ *, main ~ footer')) {
    await rest();
    part.dataset.laid = '';
    // Now and not with the next frame, which would do several in one go.
    part.getBoundingClientRect();
  }
  layOutAll();
}

function followPlace({ target }: Event) {
  const hash = (target as Element).closest('a')?.hash;
  if (!hash) return;
  // A smooth scroll needs to know where it ends.
  layOutAll();
  place = document.getElementById(hash.slice(1));
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  // Not `location`, which keeps to itself that an address leads to words.
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  addEventListener('click', followPlace, true);
  for (const sign of ['wheel', 'touchmove', 'keydown'])
    addEventListener(sign, () => (place = null), { passive: true });
  // What is painted may be the start of the page: the rest of it is not to share the network. Fonts that fail to come
  // leave the stand-ins.
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() =>
      setTimeout(() =>
        fetchFonts()
          .catch(() => undefined)
          .then(layOutInTurns),
      ),
    );
  });
} else {
  showFonts();
  layOutAll();
}

export {};
