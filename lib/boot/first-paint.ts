import { lookAgainMs, watchHand } from '@/lib/hand';

/**
 * On a visitor's first page the words wait for nothing: what can come after they are painted comes after it.
 *
 * - The web fonts. Until `<html>` is marked `data-lettered`, `app/styles/type.css` shows the stand-ins, which have the
 *   fonts' metrics. It is marked when all have come, because each change of letters costs a slow phone another layout,
 *   step by step, because all at once would hold up a tap, and not right after a press, which is to be answered first. A `letters` event says that they have come, or will not.
 *   For a visitor who saves data the mark says `plainly`: the stand-ins stay.
 * - The web app manifest, for those who keep the site on their home screen.
 *
 * A visitor who comes from another page of this site, or back to this one, has the fonts already: everything at once.
 */

/** Not every browser tells. */
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** How much of the page shows the web fonts: nothing, the headings, `main` too (of `/` the hero), all. */
function letter(extent: 'plainly' | 'headings' | 'start' | '') {
  document.documentElement.dataset.lettered = extent;
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
  if (savesData) return letter('plainly');
  // The stand-ins are the system's own; those it does not have fail at once.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  try {
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    // The stand-ins stay: a change of letters now would move the page for nothing.
    return;
  }
  for (const extent of ['headings', 'start', ''] as const) {
    while (!isHandStill()) await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    letter(extent);
    await painted();
  }
}

async function addWhatCanWait() {
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
const isFirstPage = arrival?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    addWhatCanWait();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  letter(savesData ? 'plainly' : '');
  linkManifest();
}
