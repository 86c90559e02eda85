import { expect, type Page } from '@playwright/test';

/** Waits until the page is laid out to its end, which on a first visit to `/` takes a moment (lib/boot/lay-out.ts). */
export async function laidOut(page: Page) {
  await expect(page.locator('html[data-laid=""], html:not(:has(.hero))')).toBeAttached();
}
