import type { Page } from '@playwright/test';

type Shifting = Window & { shift?: number };
type LayoutShift = PerformanceEntry & { value: number };

/** Adds up what moves from the start of the next page on, also in answer to a press, which CLS leaves out. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = window as Shifting;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) seen.shift = (seen.shift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The sum so far; undefined when the page was not watched. */
export function readShift(page: Page) {
  return page.evaluate(() => (window as Shifting).shift);
}
