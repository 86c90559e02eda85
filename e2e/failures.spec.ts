import { expect, type Page, test } from '@playwright/test';
import { applicationError } from '@/content/errors';
import { hero } from '@/content/home';
import { navigation } from '@/content/site';

test('a browser API that throws inside one leaf costs the reader nothing', async ({ page }) => {
  await page.addInitScript(() => {
    window.CSS.supports = () => false;
    window.IntersectionObserver.prototype.observe = () => {
      throw new Error('no observer here');
    };
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto('/');
  await expect.poll(() => errors.some((text) => text.includes('no observer here'))).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
  const links = page.getByRole('banner').locator('nav').first().locator('a');
  await expect(links).toHaveText(navigation.links.map((link) => link.text));
  await expect(page.getByText(applicationError.title)).toHaveCount(0);
});

async function expectErrorPage(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page.getByRole('link', { name: applicationError.homeText })).toHaveAttribute('href', '/');
  await expect(page.getByRole('button', { name: applicationError.retryText })).toBeVisible();
}

test('an error that gets past a leaf’s own boundary shows the error page, logs, and can be retried', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // Three calls fail: the leaf's own, React's report of it, and the leaf's boundary.
  await page.addInitScript(() => {
    let left = 3;
    const log = console.error;
    console.error = (...args: unknown[]) => {
      if (left-- > 0) throw new Error('console is broken');
      log(...args);
    };
  });
  await page.goto('/no-such-page');
  await expectErrorPage(page);
  expect(errors.some((text) => text.includes('console is broken'))).toBe(true);
  await page.getByRole('button', { name: applicationError.retryText }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
});

test('an error outside every page shows the global error page, logs, and can be retried', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The framework's own announcer, which stands beside the page, is the one that needs it.
  await page.addInitScript(() => {
    const attach = Element.prototype.attachShadow;
    if (sessionStorage.getItem('mended')) return;
    sessionStorage.setItem('mended', 'on the next load');
    Element.prototype.attachShadow = function (init) {
      if (
        this.localName === 'next-route-announcer' ||
        this.parentElement?.localName === 'next-route-announcer'
      ) {
        throw new Error('no shadow here');
      }
      return attach.call(this, init);
    };
  });
  await page.goto('/');
  await expectErrorPage(page);
  await expect(page.locator('main')).toHaveCount(1);
  expect(errors.some((text) => text.includes('no shadow here'))).toBe(true);
  await page.getByRole('button', { name: applicationError.retryText }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
});
