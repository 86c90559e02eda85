import { expect, type Route, test } from '@playwright/test';
import { calendar } from '@/content/booking';

// Found by address and class, not by words: those are what translation changes.

/**
 * What Chrome and Edge do to a page: every text in two font elements, and <html> marked. Safari and Firefox put other
 * words in the same places. Runs in the page.
 */
function translate(isWrapped: boolean) {
  if (isWrapped) document.documentElement.className += ' translated-ltr';
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style')) continue;
    text.data = `«${text.data}»`;
    if (!isWrapped) continue;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.appendChild(document.createElement('font')).append(text);
  }
}

let errors: string[];
test.beforeEach(({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

for (const how of ['Chrome and Edge', 'Safari and Firefox']) {
  const isWrapped = how === 'Chrome and Edge';
  test(`a page translated as by ${how} works`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate(translate, isWrapped);
    await page.locator('.header nav a[href="#process"]:visible').click();
    await expect(page).toHaveURL(/#process$/);
    await page.locator('.video-play').click();
    await expect(page.frameLocator('.video-film').getByRole('button')).toBeVisible();
    await page.locator('.video-tools button').click();
    await expect(page.locator('.video-film')).toBeHidden();
    await page.locator('main a[href="/booking"]').first().click();
    await expect(page).toHaveURL(/\/booking$/);
  });

  test(`translated as by ${how}, the calendar stays, even when it is slow`, async ({ page }) => {
    const held: Route[] = [];
    await page.route('**/demo/calendar', (route) => void held.push(route));
    await page.clock.install();
    await page.goto('/booking', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(translate, isWrapped);
    await page.clock.fastForward(6000);
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    const frame = page.getByTitle(calendar.frameTitle);
    await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  });
}
