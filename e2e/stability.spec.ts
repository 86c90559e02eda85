import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';

/** What Lighthouse and Chrome's field data report as 0: three decimals. */
const NOTHING_TO_SPEAK_OF = 0.0005;

type Shifting = Window & { shift?: number };
type LayoutShift = PerformanceEntry & { value: number };

/** Adds up what moves from the start of the next page, also in answer to a press. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = window as Shifting;
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as LayoutShift[]) seen.shift = (seen.shift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectStill(page: Page) {
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as Shifting).shift)).toBeLessThan(NOTHING_TO_SPEAK_OF);
}

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`nothing to speak of moves on ${path} when the fonts come late`, async ({ page }) => {
    await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(500);
    release();
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page);
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  });
}

test('nothing moves when the film plays and the way to close it comes', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  await expectStill(page);
});
