import { expect, type Page } from '@playwright/test';

type Source = { node?: Node | null; previousRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

/**
 * Every movement from a moment of the page's on, or since all of it is there: its layout shift score, and what moved.
 * While a page arrives on a busy machine, the browser may paint half a row of links. Runs in the page.
 */
function listShifts(since?: number) {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const from = since ?? arrival?.domContentLoadedEventEnd ?? 0;
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  const shifts = (observer.takeRecords() as LayoutShift[]).filter(({ startTime }) => startTime >= from);
  return shifts.map(({ value, sources }) => ({
    score: value,
    moved: sources
      // What stood outside the screen and comes onto it has not moved before anyone's eyes.
      .filter(({ previousRect }) => previousRect.width > 0)
      .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      .map((element) => element?.outerHTML.slice(0, 80)),
  }));
}

/** Fails with what has moved on the screen since then, also in answer to a press, which CLS leaves out. */
export async function expectNoShift(page: Page, since?: number) {
  const shifts = (await page.evaluate(listShifts, since)).filter(({ moved }) => moved.length > 0);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  // As the measure is told, in thousandths: less is no movement that anyone sees.
  expect(score, JSON.stringify(shifts)).toBeLessThan(0.0005);
}
