import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { safety } from '@/content/safety';
import { crisis } from '@/content/site';
import { pageContent } from './support/content';
import {
  bookText,
  emailLink,
  expectLinks,
  expectWords,
  openFolds,
  phoneLink,
  sentencesOf,
} from './support/page';
import { phone } from './support/phone';

test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } });

type Kind = { name: string; extension: string; save: (page: Page) => Promise<string> };

/**
 * What the browser's "Save as" writes: the HTML as the server sent it, the HTML as it is now, or one file that also
 * contains images, fonts and styles.
 */
const kinds: readonly Kind[] = [
  { name: 'HTML only', extension: 'html', save: async (page) => (await page.request.get(page.url())).text() },
  { name: 'complete', extension: 'html', save: (page) => page.content() },
  {
    name: 'a single file',
    extension: 'mhtml',
    save: async (page) => {
      const devtools = await page.context().newCDPSession(page);
      return (await devtools.send('Page.captureSnapshot', { format: 'mhtml' })).data;
    },
  },
];

for (const [path, content] of Object.entries(pageContent)) {
  for (const { name, extension, save } of kinds) {
    test(`${path} saved as ${name} is whole offline: words, folds, help and links`, async ({
      browser,
      page,
    }, testInfo) => {
      await page.goto(path);
      await page.locator('[data-parts] footer:not([style])').waitFor({ state: 'detached' });
      // When Chromium saves a single file, it makes all links absolute, based on the page's URL.
      const canonical = page.locator('link[rel="canonical"]');
      const site = extension === 'mhtml' || path !== '/' ? page.url() : await canonical.getAttribute('href');
      const file = testInfo.outputPath(`saved.${extension}`);
      writeFileSync(file, await save(page));
      const context = await browser.newContext({ ...phone, offline: true, reducedMotion: 'reduce' });
      const saved = await context.newPage();
      const errors: string[] = [];
      saved.on('pageerror', ({ message }) => errors.push(message));
      await saved.goto(pathToFileURL(file).href);
      await expectLinks(saved.getByRole('complementary', { name: crisis.label }), [crisis.call, crisis.text]);
      await expectLinks(saved.getByRole('contentinfo'), [phoneLink, emailLink]);
      await openFolds(saved);
      await expectWords(saved.locator('body'), sentencesOf(content));
      if (path === '/') {
        const main = saved.getByRole('main');
        const book = main.getByRole('link', { name: bookText }).first();
        await expect(book).toHaveJSProperty('href', new URL('/booking', site ?? '').href);
        // In a single file, links are absolute, so in Chromium a link to a section opens the site instead of scrolling.
        if (extension === 'html') {
          await main.getByRole('link', { name: safety.linkText }).first().click();
          await expect(saved.getByRole('heading', { name: safety.title, exact: true })).toBeInViewport();
        }
      }
      expect(errors).toEqual([]);
      await context.close();
    });
  }
}

test('a press on a fold of a saved page opens or closes it', async ({ page }, testInfo) => {
  await page.goto('/');
  const file = testInfo.outputPath('saved.html');
  writeFileSync(file, await page.content());
  await page.goto(pathToFileURL(file).href);
  const fold = page.locator('main details').filter({ visible: true }).first();
  const isOpen = await fold.getAttribute('open');
  await fold.locator('summary').click();
  await expect(fold).toHaveJSProperty('open', isOpen === null);
});
