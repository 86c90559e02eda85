import { expect, test } from '@playwright/test';

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`${path} reflows at 320 px with text at twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
