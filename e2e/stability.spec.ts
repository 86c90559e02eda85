import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { laidOut } from './support/laid-out';
import { expectNoShift, watchShifts } from './support/shifts';

/** What still moves has half a second to do so. */
async function expectStill(page: Page) {
  await page.waitForTimeout(500);
  await expectNoShift(page);
}

for (const { path } of pages) {
  test(`nothing moves on ${path} when the fonts come late`, { tag: '@phone' }, async ({ page }) => {
    await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(500);
    release();
    await expect(page.locator('html[data-fonts]')).toBeAttached();
    await laidOut(page);
    await expectStill(page);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^hedvig/);
    await expect(page.locator('main p').first()).toHaveCSS('font-family', /^hanken/);
  });
}

test('nothing moves when the header comes in two parts', { tag: '@phone' }, async ({ page }) => {
  const html = await readFile(join('out', 'index.html'), 'utf8');
  const middle = html.indexOf('</li>', html.indexOf('class="nav-links')) + '</li>'.length;
  let sendRest = () => {};
  const server = createServer(({ url }, response) => {
    if (url !== '/') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  await new Promise<void>((done) => server.listen(0, done));
  try {
    await watchShifts(page);
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}`, { waitUntil: 'commit' });
    // Long enough for a browser that does not wait to paint what it has.
    await page.waitForTimeout(500);
    sendRest();
    await page.waitForLoadState('domcontentloaded');
    await expectStill(page);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('nothing moves when the film plays and the way to close it comes', { tag: '@phone' }, async ({
  page,
}) => {
  await watchShifts(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  await expectStill(page);
});

test('before it is laid out a page tells about the height it will have', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route('**/*.woff2', () => {});
  await page.goto('/');
  const told = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.unrouteAll();
  await page.reload();
  await laidOut(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const wrong = Math.abs(told - height) / height;
  expect(wrong, `told ${told}, is ${height}: correct the guesses in app/styles/sections.css`).toBeLessThan(
    0.15,
  );
});

for (const isCalm of [false, true]) {
  test(`a link pressed before the page is laid out ends at its section ${isCalm ? 'at once' : 'smoothly'}, also when fonts come meanwhile`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route('**/*.woff2', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const open = page.getByRole('button', { name: navigation.menu.open });
    if (await open.isVisible()) await open.click();
    await page.locator('a[href="#guarantee"]:visible').first().click();
    const top = () => page.locator('#guarantee').evaluate((section) => section.getBoundingClientRect().top);
    if (isCalm) expect(await top()).toBeLessThan(100);
    release();
    await expect(page.locator('html[data-fonts]')).toBeAttached();
    await expect.poll(async () => Math.abs((await top()) - 96)).toBeLessThanOrEqual(2);
    await laidOut(page);
    await page.waitForTimeout(500);
    expect(Math.abs((await top()) - 96), 'where it stays').toBeLessThanOrEqual(2);
  });
}
