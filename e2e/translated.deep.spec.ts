import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';

test.setTimeout(120_000);

/** What Chrome's translation does to a page: every text in two font elements, and <html> marked. */
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

function collectErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

async function askForFramework(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
}

/** Starts the framework and waits until it has taken up the whole page and has nothing left to do. */
async function startFramework(page: Page) {
  await askForFramework(page);
  await page.waitForFunction(() => {
    const controls = document.querySelectorAll('button, a, summary');
    return Array.from(controls).every((el) => Object.keys(el).some((key) => key.startsWith('__reactFiber')));
  });
  // React marks elements while it still reads them; what it has begun it ends before the browser is idle twice.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Follows a link of the menu or the header, plays the film, and goes to book. */
async function usePage(page: Page) {
  const isPhone = test.info().project.name === 'phone';
  if (isPhone) await page.locator('.menu-button').click();
  const links = page.locator(isPhone ? '#menu nav' : '.header nav').first();
  await links.locator('a[href="#process"]').click();
  await expect(page).toHaveURL(/#process$/);
  await expect(page.locator('#menu')).toBeHidden();
  await page.locator('.video-play').click();
  await expect(page.frameLocator('.video-film').getByRole('button')).toHaveText('Pause');
  await expect(page.locator('h1')).toBeVisible();
  await page.locator('main a[href="/booking"]').first().click();
  await expect(page).toHaveURL(/\/booking$/);
}

for (const [how, translate] of [
  ['Chrome and Edge', wrapTexts],
  ['Safari and Firefox', replaceTexts],
] as const) {
  test(`translated as by ${how}, the page keeps its menu, its film and its way to book`, {
    tag: '@phone',
  }, async ({ page }) => {
    const errors = collectErrors(page);
    await page.goto('/');
    await page.evaluate(translate);
    await askForFramework(page);
    await usePage(page);
    expect(errors).toEqual([]);
  });

  test(`translated as by ${how} while it was in use, the page keeps them too`, { tag: '@phone' }, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.goto('/');
    await startFramework(page);
    await page.evaluate(translate);
    await usePage(page);
    expect(errors).toEqual([]);
  });

  test(`translated as by ${how}, the calendar stays, even when it is slow`, { tag: '@phone' }, async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.route('**/demo/calendar*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 6000));
      await route.continue();
    });
    await page.goto('/booking', { waitUntil: 'commit' });
    await page.locator('footer').waitFor();
    await page.evaluate(translate);
    const frame = page.locator(`iframe[title="${calendar.frameTitle}"]`);
    await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test('a film that was played before the page was translated can be closed', { tag: '@phone' }, async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto('/');
  await page.locator('.video-play').click();
  const close = page.getByRole('button', { name: heroVideo.words.close });
  await expect(close).toBeVisible();
  await page.evaluate(wrapTexts);
  await page.locator('.video-tools button').click();
  await expect(page.locator('.video-film')).toBeHidden();
  await expect(page.locator('h1')).toBeVisible();
  expect(errors).toEqual([]);
});
