import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page is laid out to its end, which on a first visit takes a moment: browser/lay-out.ts on `/`, an
 * animation in app/styles/sections.css on the short pages.
 */
export async function laidOut(page: Page) {
  await expect(page.locator('html[data-laid=""], html:not(:has(.hero))')).toBeAttached();
  const end = page.getByRole('contentinfo').getByRole('heading').first();
  await expect
    .poll(() => end.evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
}
