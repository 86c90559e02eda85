import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { holdFonts } from './support/page';
import { expectNoShift } from './support/shifts';

test('a page whose fonts hang goes on in its stand-ins', async ({ page }) => {
  await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The last part to be laid out, after a wait of 5 s.
  await expect(page.locator('html:not([data-fonts]) footer[style]')).toBeAttached();
});

/** What still moves has as long to do so. */
const lastMoveMs = 500;

for (const { path } of pages) {
  // The short pages are made of the same parts.
  const tag = path === '/' || path === '/booking' ? '@phone' : [];
  test(`nothing moves on ${path} when the fonts come late`, { tag }, async ({ page }) => {
    const fonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.count).toBe(2);
    fonts.release();
    // The last of the parts that are laid out after the fonts' arrival.
    await expect(page.locator('html[data-fonts] footer[style]')).toBeAttached();
    await page.waitForTimeout(lastMoveMs);
    await expectNoShift(page);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^hedvig/);
    await expect(page.locator('main p').first()).toHaveCSS('font-family', /^hanken/);
  });
}
