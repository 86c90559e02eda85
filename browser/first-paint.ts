/**
 * On a visitor's first page the words wait for nothing. What can come after they are painted comes after it, in turn: the
 * web fonts, then the layout of what lies below the first screen.
 *
 * A visitor who comes from another page of this site, or back to this one, has the fonts already: everything at once. So
 * too for one whose address leads to a place on the page or to words on it, because what lies above that place is not to
 * change its height afterwards. `location` keeps the latter to itself.
 */
import { keepPlace, layOutAll, layOutInTurns } from './first-paint/lay-out';

/** Until then, and for a visitor who saves data, app/styles/type.css shows stand-ins with the fonts' metrics. */
function showFonts() {
  document.documentElement.dataset.fonts = '';
}

/** Shows the web fonts when all have come, because each change of letters costs a slow phone another layout. */
async function fetchFonts() {
  // Not every browser tells.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  // The stand-ins are the system's own: those it does not have would fail.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  try {
    await Promise.all(faces.map((face) => face.load()));
    showFonts();
    keepPlace();
  } catch {
    // The stand-ins stay.
  }
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  // What is painted may be the start of the page: the rest of it is not to share the network.
  document.addEventListener('DOMContentLoaded', () => {
    requestAnimationFrame(() => setTimeout(() => fetchFonts().then(layOutInTurns)));
  });
} else {
  showFonts();
  layOutAll();
}
