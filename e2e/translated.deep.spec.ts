import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { startFramework } from './support/page';

// Found by address and class, not by words: those are what translation changes.

/** What Chrome and Edge do to a page: every text in two font elements, and <html> marked. */
function wrapTexts() {
  document.documentElement.className += ' translated-ltr';
  document.documentElement.lang = 'es';
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue;
    const font = document.createElement('font');
    font.append(document.createElement('font'));
    text.replaceWith(font);
    (font.firstChild as Element).append(`«${text.data}»`);
  }
}

/** What Safari and Firefox do: other words in the same places. */
function replaceTexts() {
  document.documentElement.lang = 'es';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.data.trim() && !text.parentElement?.closest('script, style')) text.data = `«${text.data}»`;
  }
}

/** Starts the framework and waits until it has taken up the page and has nothing left to do. */
async function runFramework(page: Page) {
  await startFramework(page);
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('button, a, summary');
    return Array.from(controls).every((el) => Object.keys(el).some((key) => key.startsWith('__reactFiber')));
  });
  // React marks elements while it still reads them; what it has begun it ends before the browser is idle twice.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

for (const [how, translate] of [
  ['Chrome and Edge', wrapTexts],
  ['Safari and Firefox', replaceTexts],
] as const) {
  for (const when of ['before', 'after'] as const) {
    test(`translated as by ${how} ${when} its scripts start, the page keeps its nav, its film and its way to book`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto('/');
      if (when === 'after') await runFramework(page);
      await page.evaluate(translate);
      if (when === 'before') await startFramework(page);
      await page.locator('.nav-links a[href="#process"]').click();
      await expect(page).toHaveURL(/#process$/);
      await page.locator('.video-play').click();
      await expect(page.frameLocator('.video-film').getByRole('button')).toHaveText('Pause');
      await page.locator('.video-tools button').click();
      await expect(page.locator('.video-film')).toBeHidden();
      await page.locator('main a[href="/booking"]').first().click();
      await expect(page).toHaveURL(/\/booking$/);
      expect(errors).toEqual([]);
    });
  }

  test(`translated as by ${how}, the calendar stays, even when it is slow`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/demo/calendar*', (route) => held.then(() => route.continue()));
    await page.clock.install();
    await page.goto('/booking', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(translate);
    await page.clock.fastForward(6000);
    release();
    const frame = page.locator(`iframe[title="${calendar.frameTitle}"]`);
    await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
    expect(errors).toEqual([]);
  });
}
