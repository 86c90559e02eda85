import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { navigation } from '@/content/site';

/**
 * What a page may weigh, in gzipped bytes. A page's markup is all but its styles, its scripts and a preview's bar; it has
 * room for what a clinic adds to the placeholders, which takes up to 420.
 */
const budgets = [
  { path: '/', file: 'index.html', markup: 24_500, styles: 9_650, scripts: 2_330 },
  { path: '/booking', file: 'booking.html', markup: 8_000, styles: 6_160, scripts: 2_940 },
  { path: '/thank-you', file: 'thank-you.html', markup: 7_300, styles: 5_830, scripts: 1_800 },
  { path: '/no-such-page', file: '404.html', markup: 7_750, styles: 5_300, scripts: 1_800 },
];

/** One round trip carries ten segments of 1,460 bytes; the response's headers take 0.8 kB of it. */
const FIRST_FLIGHT_BYTES = 13_600;

function weigh(text: string) {
  return gzipSync(text, { level: 9 }).length;
}

async function readParts(file: string) {
  const html = (await readFile(`out/${file}`, 'utf8')).replace(
    /<aside [^>]*data-review-bar[\s\S]*?<\/aside>/,
    '',
  );
  const piece = /<(style|script)\b(?![^>]* type="application)[^>]*>[\s\S]*?<\/\1>/g;
  const pieces = Array.from(html.matchAll(piece), ([text, tag]) => ({ text, tag }));
  const join = (tag: string) =>
    pieces
      .filter((one) => one.tag === tag)
      .map(({ text }) => text)
      .join('');
  return { html, markup: html.replace(piece, ''), styles: join('style'), scripts: join('script') };
}

for (const { path, file, ...budget } of budgets) {
  test(`${path} keeps to its budget of bytes`, async () => {
    const parts = await readParts(file);
    for (const part of ['markup', 'styles', 'scripts'] as const) {
      expect(weigh(parts[part]), `${part} of ${file}, gzipped`).toBeLessThanOrEqual(budget[part]);
    }
  });
}

test('what the first paint needs of any page stands in its first round trip', async () => {
  for (const { file } of budgets) {
    const { html } = await readParts(file);
    const [beforeWords = ''] = html.split('</h1>');
    expect(weigh(beforeWords), `${file} up to its headline, gzipped`).toBeLessThanOrEqual(FIRST_FLIGHT_BYTES);
  }
});

test('the two fonts together stay under 32 kB', async () => {
  const fonts = (await readdir('out/_next/static/media')).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const sizes = await Promise.all(
    fonts.map(async (name) => (await readFile(`out/_next/static/media/${name}`)).length),
  );
  expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(32_000);
});

/** Bytes and kinds of what comes over the line from here on. */
async function listen(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const seen = { kinds: [] as string[], bytes: 0 };
  client.on('Network.requestWillBeSent', ({ requestId, type = 'Other' }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.kinds.push(kinds.get(requestId) ?? 'Other');
    seen.bytes += encodedDataLength;
  });
  return seen;
}

test('a reader of / fetches the page, two fonts and its drawings: no script, under 90 kB', async ({
  page,
}) => {
  const seen = await listen(page);
  await page.goto('/');
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 600) await page.mouse.wheel(0, 600);
  await page.getByText(heroVideo.transcriptTitle).click();
  await page.waitForLoadState('networkidle');
  const count = (kind: string) => seen.kinds.filter((one) => one === kind).length;
  expect(count('Document')).toBe(1);
  expect(count('Font')).toBe(2);
  expect(count('Script')).toBe(0);
  expect(count('Stylesheet')).toBe(0);
  expect(seen.kinds.length).toBeLessThanOrEqual(8);
  expect(seen.bytes).toBeLessThan(90_000);
});

for (const width of [360, 1440]) {
  test(`finding one’s way about / takes no script ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const seen = await listen(page);
    await page.goto('/');
    const open = page.getByRole('button', { name: navigation.menu.open });
    const hasMenu = await open.isVisible();
    if (hasMenu) await open.click();
    const place = hasMenu
      ? page.getByRole('dialog', { name: navigation.menu.title })
      : page.getByRole('navigation', { name: navigation.label });
    await place.getByRole('link', { name: 'Guarantee' }).click();
    await expect(page).toHaveURL(/#guarantee$/);
    await page.waitForLoadState('networkidle');
    expect(seen.kinds.filter((kind) => kind === 'Script')).toEqual([]);
  });
}

test('a finger or pointer on a way to book has that page fetched ahead, and nothing of the calendar', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/?utm_source=letter');
  const fetched = page.waitForRequest((request) => request.url().endsWith('/booking?utm_source=letter'));
  await page.getByRole('main').locator('a[href^="/booking"]').first().hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toContain('prefetch');
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/demo/'))).toEqual([]);
});

test('the booking page is not fetched ahead of itself', async ({ page }) => {
  await page.goto('/booking');
  await expect(page.locator('script[type="speculationrules"]')).toHaveCount(0);
});
