/**
 * Brings the web fonts in after the first paint, so that words never wait behind them on a poor line: until the mark is
 * set, `app/styles/type.css` shows the stand-ins, which have the fonts' metrics. A visitor who comes from another page of
 * this site, or back to this one, has the fonts already and gets them with the first paint.
 */
const letter = () => {
  document.documentElement.dataset.lettered = '';
};

const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isFirstPage = arrival?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
if (isFirstPage && PerformanceObserver.supportedEntryTypes?.includes('paint')) {
  new PerformanceObserver(letter).observe({ type: 'paint', buffered: true });
} else {
  letter();
}

export {};
