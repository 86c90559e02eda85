import { expect, test } from '@playwright/test';

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`nothing to speak of moves on ${path} when the fonts come late`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (window as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
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
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
    // What Lighthouse and Chrome's field data report as 0: three decimals.
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.0005);
  });
}
