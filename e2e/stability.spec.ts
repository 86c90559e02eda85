import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { expectNoShift, watchShifts } from './support/shifts';

/** What still moves has half a second to do so. */
async function expectStill(page: Page) {
  await page.waitForTimeout(500);
  await expectNoShift(page);
}

/** The font that each element's words are to be set in, before any stand-in. */
function readFirstFonts(page: Page) {
  return page.evaluate(() => {
    const elements = Array.from(document.querySelectorAll('body *:not(script, style)'));
    return elements
      .filter(({ childNodes }) => Array.from(childNodes).some(({ nodeValue }) => nodeValue?.trim()))
      .map((element) => `${element.tagName}: ${getComputedStyle(element).fontFamily.split(',')[0]}`);
  });
}

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  // The short pages are made of the same parts.
  const tag = path === '/' || path === '/booking' ? [] : '@once';
  test(`nothing moves on ${path} when the fonts come late`, { tag }, async ({ page }) => {
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
    await expect(page.locator('html[data-lettered=""]')).toBeAttached();
    await expectStill(page);
    const fontsByPart = await readFirstFonts(page);
    await page.reload();
    expect(fontsByPart, 'as when all come at once').toEqual(await readFirstFonts(page));
    expect(fontsByPart).toContain('H1: hedvig');
    expect(fontsByPart).toContain('P: hanken');
  });
}

test('nothing moves when the header comes in two parts', async ({ page }) => {
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

test('nothing moves when the film plays and the way to close it comes', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  await expectStill(page);
});
