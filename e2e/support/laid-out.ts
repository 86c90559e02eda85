import { expect, type Page } from '@playwright/test';

/** Waits until the page is laid out to its end, which on a first visit takes a moment: browser/first-paint. */
export async function laidOut(page: Page) {
  await expect(page.locator('html[data-laid]')).toBeAttached({ timeout: 15_000 });
}
