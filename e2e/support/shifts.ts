import { expect, type Page } from '@playwright/test';

/** One movement of the page: its layout shift score, and what moved from where to where, for a failure to tell. */
type Shift = { score: number; moved: string[] };

type Shifting = Window & { shifts?: Shift[] };
type Source = { node?: Node | null; previousRect: DOMRect; currentRect: DOMRect };
type LayoutShift = PerformanceEntry & { value: number; sources: Source[] };

/** Notes what moves from the start of the next page on, also in answer to a press, which CLS leaves out. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    (window as Shifting).shifts = shifts;
    function place({ x, y, width, height }: DOMRect) {
      return [x, y, width, height].map(Math.round).join(' ');
    }
    function told({ node, previousRect, currentRect }: Source) {
      const element = node instanceof Element ? node : node?.parentElement;
      const start = element?.outerHTML.slice(0, 80) ?? 'gone';
      return `${start}: ${place(previousRect)} -> ${place(currentRect)}`;
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        shifts.push({ score: value, moved: sources.map(told) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function readShifts(page: Page) {
  const shifts = await page.evaluate(() => (window as Shifting).shifts);
  if (!shifts) throw new Error('watchShifts must be called before the page is opened.');
  return shifts;
}

/** @throws when `watchShifts` was not called before the page was opened */
export async function expectNoShift(page: Page) {
  const shifts = await readShifts(page);
  const score = shifts.reduce((sum, shift) => sum + shift.score, 0);
  // As the measure is told, in thousandths: less is no movement that anyone sees.
  expect(score, JSON.stringify(shifts)).toBeLessThan(0.0005);
}

/** What stood outside the screen may have come onto it; nothing that was on it has moved. */
export async function expectNothingMoved(page: Page) {
  const moved = (await readShifts(page)).flatMap((shift) => shift.moved);
  expect(moved.filter((each) => !each.includes(': 0 0 0 0 ->'))).toEqual([]);
}
