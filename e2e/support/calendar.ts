import { expect, type Page } from '@playwright/test';
import { thankYou } from '@/content/thank-you';

export function vendorFrame(page: Page) {
  return page.frameLocator('iframe[data-vendor]');
}

/** The vendor's own page, once it has loaded, in which code can be evaluated. */
export function vendorPage(page: Page) {
  return vendorFrame(page).locator('body:has(button)');
}

/** Makes the vendor's page send messages to ours. */
export function say(page: Page, ...messages: unknown[]) {
  return vendorPage(page).evaluate((_, all) => {
    for (const message of all) parent.postMessage(message, '*');
  }, messages);
}

export async function expectThanks(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: thankYou.title })).toBeVisible();
  await expect(page).toHaveURL(/\/thank-you$/);
}

/** Whether the upper part of the frame is in view, where a broken page would show its error. */
export function isFrameSeen(page: Page) {
  return page.locator('iframe[data-vendor]').evaluate((frame: HTMLIFrameElement) => {
    const { inert } = frame;
    // The hit test skips inert elements.
    frame.inert = false;
    frame.scrollIntoView();
    const { x, y, width } = frame.getBoundingClientRect();
    const topmost = document.elementFromPoint(x + width / 2, y + 300);
    frame.inert = inert;
    return topmost === frame;
  });
}
