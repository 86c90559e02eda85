/**
 * On a visitor's first page the words wait for nothing. What can come after they are painted comes after it, in turn:
 * the web app manifest, the web fonts, and the layout of what lies below the first screen.
 *
 * A visitor who comes from another page of this site, or back to this one, has the fonts already: everything at once. So
 * too for one whose address leads to a place on the page or to words on it, because what lies above that place is not to
 * change its height afterwards. `location` keeps the latter to itself.
 */
import { fetchFonts, showFonts } from './first-paint/fonts';
import { layOutAll, layOutInTurns } from './first-paint/lay-out';

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

/** With the first paint, or a while later where the browser tells of none: Firefox does not for a page in the background. */
function firstPainted() {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, 2000);
  });
}

/** What is painted may be the start of the page: the rest of it is not to share the network. */
function parsed() {
  return new Promise((resolve) => {
    if (document.readyState !== 'loading') resolve(null);
    else document.addEventListener('DOMContentLoaded', resolve);
  });
}

async function addWhatCanWait() {
  await firstPainted();
  await parsed();
  linkManifest();
  await fetchFonts();
  await layOutInTurns();
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage) {
  addWhatCanWait();
} else {
  showFonts();
  layOutAll();
  linkManifest();
}
