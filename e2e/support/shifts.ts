import { expect, type Page } from '@playwright/test';

type Source = { node?: Node | null; previousRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

/**
 * Returns the layout shifts since the given time or, by default, since the page finished loading: their scores and what
 * moved. Earlier shifts are left out, because a busy machine may paint half a row of links while the page is loading.
 * Runs in the page.
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
      // Leaves out elements that were off screen before, because nobody saw them move.
      .filter(({ previousRect }) => previousRect.width > 0)
      .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
      .map((element) => element?.outerHTML.slice(0, 80)),
  }));
}

/** Fails with everything that has moved on the screen since then. Unlike CLS, this includes movement after a click. */
export async function expectNoShift(page: Page, since?: number) {
  const shifts = (await page.evaluate(listShifts, since)).filter(({ moved }) => moved.length > 0);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  // Nobody can see a movement with a score below half a thousandth.
  expect(score, JSON.stringify(shifts)).toBeLessThan(0.0005);
}
