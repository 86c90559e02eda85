import { expect, type Page, test } from '@playwright/test';
import { calendar } from '@/content/booking';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';

test.setTimeout(120_000);

/** What Chrome's translation does to a page: every text in two font elements, and <html> marked. */
function translate(page: Page) {
  return page.evaluate(() => {
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
    return texts.length;
  });
}

function collectErrors(page: Page) {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Starts the framework and waits until it has taken the page up. */
async function startFramework(page: Page) {
  const loaded = page.waitForResponse(/\/_next\/static\/.*\.js/);
  await page.evaluate(() => document.dispatchEvent(new Event('start')));
  await loaded;
  await page.waitForLoadState('networkidle');
}

test('a page that the browser translated keeps its menu, its film and its way to book', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/');
  expect(await translate(page)).toBeGreaterThan(200);
  await startFramework(page);
  if (test.info().project.name === 'phone') {
    const menu = page.getByRole('dialog', { name: navigation.menu.title });
    await page.getByRole('button', { name: navigation.menu.open }).click();
    await menu.getByRole('link', { name: 'Process' }).click();
    await expect(menu).toBeHidden();
  } else {
    await page.getByRole('navigation').getByRole('link', { name: 'Process' }).first().click();
  }
  await expect(page).toHaveURL(/#process$/);
  await page.locator('.video-play').click();
  await expect(page.frameLocator('.video-film').getByRole('button')).toHaveText('Pause');
  await page.getByRole('button', { name: heroVideo.words.close }).click();
  await expect(page.locator('.video-film')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.locator('main a[href="/booking"]').first().click();
  await expect(page).toHaveURL(/\/booking$/);
  // What the framework could not match it draws anew, in the words of the page: a message, not a failure.
  expect(errors.filter((message) => !/Minified React error #(418|423|425)/.test(message))).toEqual([]);
});

test('a booking page that the browser translated still hears the calendar', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto('/booking');
  await translate(page);
  await startFramework(page);
  await translate(page);
  const frame = page.locator(`iframe[title="${calendar.frameTitle}"]`);
  await expect(frame).toBeVisible();
  await expect(frame.contentFrame().getByRole('heading').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(errors.filter((message) => !/Minified React error #(418|423|425)/.test(message))).toEqual([]);
});
