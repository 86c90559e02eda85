import { expect, type Route, test } from '@playwright/test';
import { calendar } from '@/content/booking';

// Elements are found by href and class, because translation changes their text.

/**
 * Changes a page as Chrome and Edge do when they translate: wraps every text in two font elements and marks <html>.
 * Safari and Firefox replace the text without wrapping it. Runs in the page.
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
  test(`a page that is translated like ${how} works`, async ({ page }) => {
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

  test(`translated like ${how}, a slow calendar stays on the page`, async ({ page }) => {
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
