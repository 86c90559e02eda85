import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';
import { listPaths } from '@/lib/launch/export';
import { fileOf, type SitePath } from '@/lib/pages';
import { expectHydrated, readToEnd } from './support/page';
import { phone } from './support/phone';

/**
 * The maximum size of a page in bytes, compressed as hosts send it. Each limit is above the page's current size, to
 * leave room for what a clinic adds.
 */
const budgets: Readonly<Record<SitePath, number>> = {
  '/': 55_000,
  '/booking': 24_000,
  '/thank-you': 18_000,
  '/404': 18_000,
};

/** One round trip carries ten segments of 1,460 bytes; the response headers take 0.6 kB of that. */
const firstRoundTrip = 14_000;

/** Level 5 is about what CDNs use for pages. */
function weigh(text: string) {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** Lists the size of each part of the page, so that a failure message shows which one has grown. */
function tellParts(html: string) {
  const join = (tag: string) => (html.match(new RegExp(`<${tag}\\b[\\s\\S]*?</${tag}>`, 'g')) ?? []).join('');
  return `styles ${weigh(join('style'))} (app/styles, app/globals.css), scripts ${weigh(join('script'))} (browser/), drawings ${weigh(join('svg'))} (components/art), all ${weigh(html)} bytes`;
}

for (const path of Object.keys(budgets) as SitePath[]) {
  const file = fileOf(path);
  test(`${file} is within its budget, and its headline arrives in the first round trip`, async () => {
    const html = await readFile(`out/${file}`, 'utf8');
    expect(weigh(html), `${file}: ${tellParts(html)}`).toBeLessThanOrEqual(budgets[path]);
    const [start = ''] = html.split('</h1>');
    expect(weigh(start), `up to its headline: ${tellParts(start)}`).toBeLessThanOrEqual(firstRoundTrip);
  });
}

test('a phone fetches no script and less than 100 kB', async ({ page }) => {
  await page.setViewportSize(phone.viewport);
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await page.goto('/');
  await readToEnd(page);
  await page.getByText(heroVideo.transcriptTitle).click();
  await page.getByRole('button', { name: navigation.menu.open }).click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('link', { name: navigation.links.at(-1)?.text }).click();
  await page.waitForLoadState('networkidle');
  const kinds = asked.map((request) => request.resourceType());
  // Photos and the favicon are not counted.
  const counted = kinds.filter((kind) => kind !== 'image' && kind !== 'other');
  expect(counted.sort()).toEqual(['document', 'font', 'font']);
  const sizes = await Promise.all(asked.map((request) => request.sizes()));
  const bytes = sizes.reduce((sum, size) => sum + size.responseHeadersSize + size.responseBodySize, 0);
  expect(bytes).toBeLessThan(100_000);
});

/** React and the two client components, in bytes as compressed by hosts. */
const mostOfIslands = 70_000;

/** Records the requests for our own scripts; a scheduler's scripts are tested elsewhere. */
function watchScripts(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().includes('/_next/')) asked.push(request);
  });
  return asked;
}

for (const { path, island, view } of [
  { path: '/', island: 'section-nav', view: 'a wide screen' },
  { path: '/booking', island: 'scheduling-widget', view: 'a phone' },
] as const) {
  test(`on ${view} ${path} fetches React in one small file, after everything else`, async ({ page }) => {
    if (view === 'a phone') await page.setViewportSize(phone.viewport);
    const asked = watchScripts(page);
    const fonts = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'font');
    await page.goto(path);
    await fonts;
    expect(asked).toEqual([]);
    await expectHydrated(page, island);
    const files = asked.map((request) => new URL(request.url()).pathname);
    expect(files).toEqual([expect.stringMatching(/^\/_next\/static\/islands-\w+\.js$/)]);
    expect(weigh(await readFile(`out${files[0]}`, 'utf8'))).toBeLessThanOrEqual(mostOfIslands);
  });
}

test('a visitor who saves data or has a slow connection gets no React', async ({ page }) => {
  for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    const asked = watchScripts(page);
    await page.clock.install();
    await page.goto('/');
    await page.clock.runFor(2_000);
    // Requests are seen in their order, so any for a script comes before this one.
    await Promise.all([page.waitForRequest('**/robots.txt'), page.evaluate(() => void fetch('/robots.txt'))]);
    expect(asked).toEqual([]);
  }
});

test('the export contains none of Next’s own scripts', async () => {
  const files = listPaths('out').filter((path) => /\.(js|css)$/.test(path) && !path.startsWith('/demo/'));
  expect(files).toEqual([expect.stringMatching(/^\/_next\/static\/islands-\w+\.js$/)]);
});

test('pointing at a link to book prefetches the page, but nothing of the calendar', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?utm_source=letter');
  const fetched = page.waitForRequest((request) => request.url().endsWith('/booking?utm_source=letter'));
  await page.getByRole('main').locator('a[href^="/booking"]').first().hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toContain('prefetch');
  await expect(page.locator('a[href*="utm_source"]:not([href^="/booking"])')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/demo/'))).toEqual([]);
});
