/**
 * Brings the web fonts in after the first paint, so that words never wait behind them on a poor line: until the mark is
 * set, `app/styles/type.css` shows the stand-ins, which have the fonts' metrics. The mark is set once, when all have
 * come, because each change of letters costs a slow phone a layout of the whole page. A visitor who comes from another
 * page of this site, or back to this one, has the fonts already and gets them with the first paint.
 */
const letter = () => {
  document.documentElement.dataset.lettered = '';
};

const fetchFonts = () => {
  // The stand-ins are the system's own; those it does not have fail at once.
  const faces = Array.from(document.fonts).filter(({ family }) => !family.includes('Fallback'));
  // Where one does not come, the stand-ins stay: a change of letters then would move the page for nothing.
  Promise.all(faces.map((face) => face.load())).then(letter, () => {});
};

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage = arrival?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    fetchFonts();
  });
  observer.observe({ type: 'paint', buffered: true });
} else {
  letter();
}

export {};
