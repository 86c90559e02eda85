/**
 * On a visitor's first page the words wait for nothing: what can come after the first paint comes after it.
 *
 * - The web fonts. Until `<html>` is marked `data-lettered`, `app/styles/type.css` shows the stand-ins, which have the
 *   fonts' metrics. The mark is set once, when all have come, because each change of letters costs a slow phone another
 *   layout. A `letters` event says that they have come, or will not. For a visitor who saves data the mark says
 *   `plainly`: the stand-ins stay.
 * - The web app manifest, for those who keep the site on their home screen.
 *
 * A visitor who comes from another page of this site, or back to this one, has the fonts already: everything at once.
 */
const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData;

function letter() {
  document.documentElement.dataset.lettered = savesData ? 'plainly' : '';
}

function linkManifest() {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}

function fetchFonts() {
  if (savesData) return Promise.resolve().then(letter);
  // The stand-ins are the system's own; those it does not have fail at once.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  // Where one does not come, the stand-ins stay: a change of letters then would move the page for nothing.
  return Promise.all(faces.map((face) => face.load())).then(letter, () => {});
}

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage = arrival?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    linkManifest();
    fetchFonts().then(() => document.dispatchEvent(new Event('letters')));
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  letter();
  linkManifest();
}

export {};
