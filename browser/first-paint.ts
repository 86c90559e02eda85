import { lookAgainMs, watchHand } from '@/lib/hand';

/**
 * On a visitor's first page the words wait for nothing: what can come after they are painted comes after it.
 *
 * - The web fonts. Until `<html>` is marked `data-lettered`, `app/styles/type.css` shows the stand-ins, which have the
 *   fonts' metrics, except in parts that are marked so themselves. They are marked when all fonts have come, because each
 *   change of letters costs a slow phone another layout; one after the other, because all at once would hold up a tap;
 *   and not right after a press, which is to be answered first. A `letters` event says that the fonts have come, or will
 *   not. For a visitor who saves data the mark says `plainly`: the stand-ins stay.
 * - The web app manifest, for those who keep the site on their home screen.
 *
 * A visitor who comes from another page of this site, or back to this one, has the fonts already: everything at once. So
 * too for one whose address leads to a place on the page, or, as a search engine's does, to words on it: what lies above
 * that place is not to change its height afterwards. `location` keeps the latter to itself.
 */

/** Not every browser tells. */
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

function letterAll() {
  document.documentElement.dataset.lettered = savesData ? 'plainly' : '';
}

function pause(ms?: number) {
  return new Promise<void>((resolve) => setTimeout(resolve, ms));
}

/** After the frame in which what was just changed is painted. */
function painted() {
  return new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

async function fetchFonts() {
  if (savesData) return letterAll();
  // The stand-ins are the system's own; those it does not have fail at once.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The stand-ins stay: a change of letters now would move the page for nothing.
    return;
  }
  // In reading order, and small; together nearly every word. What is left comes last.
  for (const part of document.querySelectorAll<HTMLElement>('.wrap > *')) {
    while (!isHandStill()) await pause(lookAgainMs);
    part.dataset.lettered = '';
    // Now and not with the next frame, which would do several in one go.
    part.getBoundingClientRect();
    await pause();
  }
  letterAll();
}

/** With the first paint or, untold of it, a while later: Firefox does not tell of a page whose start it never showed. */
function firstPainted() {
  const paint = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  return Promise.race([paint, pause(2000)]);
}

async function addWhatCanWait() {
  await firstPainted();
  // What is painted may be the start of the page; the rest is on its way, and is not to share the network.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  await painted();
  await painted();
  linkManifest();
  await fetchFonts();
  document.dispatchEvent(new Event('letters'));
}

const isHandStill = watchHand();
const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage =
  arrival?.type === 'navigate' &&
  !arrival.name.includes('#') &&
  !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  addWhatCanWait();
} else {
  letterAll();
  linkManifest();
}
