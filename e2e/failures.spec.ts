import { expect, type Page, test } from '@playwright/test';
import { applicationError } from '@/content/errors';
import { hero } from '@/content/home';
import { navigation } from '@/content/site';

/** Breaks what the nav's leaf needs, and hears what is logged. */
async function breakObserver(page: Page) {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.addInitScript(() => {
    window.CSS.supports = () => false;
    window.IntersectionObserver.prototype.observe = () => {
      throw new Error('no observer here');
    };
  });
  return errors;
}

async function startFramework(page: Page) {
  await page.evaluate(() => document.dispatchEvent(new Event('load-framework')));
}

async function expectErrorPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('link', { name: applicationError.homeText })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: applicationError.retryText })).toBeVisible();
}

test('a browser API that throws inside one leaf costs the reader nothing', async ({ page }) => {
  const errors = await breakObserver(page);
  await page.goto('/');
  await startFramework(page);
  await expect.poll(() => errors.some((text) => text.includes('no observer here'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const links = page.getByRole('banner').locator('nav').first().locator('a');
  await expect(links).toHaveText(navigation.links.map((link) => link.text));
  await expect(page.getByText(applicationError.title)).toHaveCount(0);
});

test('an error that gets past a leaf’s own boundary shows the error page, logs, and can be retried', async ({
  page,
}) => {
  const errors = await breakObserver(page);
  // Two calls fail: React's report of the leaf's error, and the report of the leaf's boundary.
  await page.addInitScript(() => {
    let left = 2;
    const log = console.error;
    console.error = (...args: unknown[]) => {
      if (left-- > 0) throw new Error('console is broken');
      log(...args);
    };
  });
  await page.goto('/');
  await startFramework(page);
  await expectErrorPage(page);
  expect(errors.some((text) => text.includes('console is broken'))).toBe(true);
  await page.getByRole('button', { name: applicationError.retryText }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
});

test('an error outside every page shows the global error page, logs, and can be retried', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The framework's own announcer, which stands beside the page, is the one that needs it.
  await page.addInitScript(() => {
    Element.prototype.attachShadow = () => {
      throw new Error('no shadow here');
    };
  });
  await page.goto('/');
  await startFramework(page);
  await expectErrorPage(page);
  expect(errors.some((text) => text.includes('no shadow here'))).toBe(true);
  await page.getByRole('button', { name: applicationError.retryText }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
});
