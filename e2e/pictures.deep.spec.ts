import { execSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { evidence } from '@/content/evidence';
import { bookConsult, navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { startServer } from '@/scripts/serve';
import { fixtureEnvironment, makeFixtureCopy } from './support/fixture-clinic';

/*
 * Compares how the pages look with the pictures in e2e/pictures: each section of the made-up clinic's pages, at three
 * sizes, light and dark. A difference is saved as a picture too. `npm run pictures:renew` takes new pictures.
 */

// In one worker, so that the site is built only once.
test.describe.configure({ mode: 'default', timeout: 5 * 60_000 });
test.use({ serviceWorkers: 'block' });

const kept = 'e2e/pictures';
const mostKeptBytes = 1_500_000;
const dir = join(tmpdir(), `pictures-${process.pid}`, 'site');
const { PATH = '', HOME = '' } = process.env;
/** A preview, because a live build refuses old dates. The day is always the same, because the pages show it. */
const env = { PATH, HOME, ...fixtureEnvironment, SITE_ENV: 'preview', NODE_ENV: 'production' } as const;
const day = '2026-11-20';
let server: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  makeFixtureCopy(dir, day);
  execSync('npm run build', { cwd: dir, env });
  server = await startServer({ dir: join(dir, 'out'), port: 0 });
});
test.afterAll(async () => {
  await server?.close();
  rmSync(dirname(dir), { recursive: true, force: true });
});
test.beforeEach(({ context }) =>
  // The calendar is an empty page that reports that it is ready.
  context.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: "<script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script>",
    }),
  ),
);

/** Opens a page and waits until everything has loaded, including photos and fonts. */
async function openWhole(page: Page, path: string) {
  await page.goto(server.url + path);
  await expect(page.locator('html[data-fonts]')).toBeAttached();
  await page.locator('[data-parts] footer:not([style])').waitFor({ state: 'detached' });
  await page.evaluate(async () => {
    // The review bar, and the room that it makes for itself, are not part of the live page.
    document.querySelector('[data-review-tag]')?.remove();
    document.body.style.paddingBottom = '0';
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all(Array.from(document.images, (image) => image.decode()));
  });
  // The home page's navigation marks the current link once it is hydrated. Phones do not show it.
  const nav = page.getByRole('navigation', { name: navigation.label, exact: true });
  if (path === '/' && (await nav.isVisible())) await expect(nav.locator('[aria-current]')).toBeAttached();
  if (path === '/booking') await expect(page.locator('html[data-calendar="ready"]')).toBeAttached();
}

/**
 * The sections from top to bottom. Elements without a name belong to the section above them. The footer is the same on
 * all pages, so it counts only on the home page. Runs in the page.
 */
function listSections() {
  const parts = [...document.querySelectorAll('main > *, body > footer')];
  const named = parts.flatMap((part) => {
    const heading = part.querySelector('[id$="-title"]')?.id.replace(/-title$/, '');
    const name = part.id || heading || (part.querySelector('h1') ? 'content' : '');
    return name ? [{ name, y: part.getBoundingClientRect().top + scrollY }] : [];
  });
  const end = document.documentElement.scrollHeight;
  const sections = named.map(({ name, y }, i) => {
    const top = i === 0 ? 0 : Math.round(y);
    return { name, y: top, height: Math.round(named[i + 1]?.y ?? end) - top };
  });
  return location.pathname === '/' ? sections : sections.filter(({ name }) => name !== 'footer');
}

/**
 * Converts a screenshot to the form that is kept: half its size, as a small WebP. Every screenshot is converted before
 * it is compared, so that both sides have lost the same details.
 */
function shrink(screenshot: Buffer, width: number) {
  return sharp(screenshot)
    .resize({ width: Math.round(width / 2) })
    .webp({ quality: 20, effort: 5 })
    .toBuffer();
}

const sizes = [
  { width: 360, height: 800 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** Compares the sections of one page at one size with their pictures, or takes new pictures of them. */
async function comparePage(
  page: Page,
  path: string,
  size: (typeof sizes)[number],
  colorScheme: 'light' | 'dark',
) {
  const info = test.info();
  const folder = path === '/' ? 'home' : path.slice(1);
  const ending = `-${size.width}-${colorScheme}.webp`;
  const isRenewed = info.config.updateSnapshots === 'all';
  mkdirSync(join(kept, folder), { recursive: true });
  const before = readdirSync(join(kept, folder)).filter((file) => file.endsWith(ending));
  if (isRenewed) for (const file of before) rmSync(join(kept, folder, file));

  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await openWhole(page, path);
  const sections = await page.evaluate(listSections);
  if (!isRenewed) {
    const now = sections.map(({ name }) => name + ending);
    expect
      .soft(now.sort(), `the sections of ${path}; npm run pictures:renew takes new pictures`)
      .toEqual(before.sort());
  }
  for (const { name, y, height } of sections) {
    const screenshot = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y, width: size.width, height },
      animations: 'disabled',
    });
    const picture = await shrink(screenshot, size.width);
    const file = join(kept, folder, name + ending);
    if (isRenewed) writeFileSync(file, picture);
    else if (before.includes(name + ending)) {
      // Playwright compares PNG files only.
      const png = [folder, `${name}${ending}.png`];
      const expected = info.snapshotPath(...png);
      mkdirSync(dirname(expected), { recursive: true });
      writeFileSync(expected, await sharp(readFileSync(file)).png().toBuffer());
      const actual = await sharp(picture).png().toBuffer();
      expect.soft(actual).toMatchSnapshot(png, { threshold: 0.1, maxDiffPixels: 60 });
    }
  }
}

// One test, because Playwright starts a new worker after a failed one, which would build the site again.
test('each section looks as in its pictures', async ({ page }) => {
  test.skip(process.platform !== 'linux', 'The pictures show text as Linux renders it.');
  test.setTimeout(20 * 60_000);
  for (const { path } of pages) {
    for (const size of sizes) {
      for (const scheme of ['light', 'dark'] as const) {
        await test.step(`${path}, ${size.width} px wide, ${scheme}`, () =>
          comparePage(page, path, size, scheme));
      }
    }
  }
});

test('all pictures together are small', () => {
  const files = readdirSync(kept, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(mostKeptBytes);
});

/** The maximum length of the whole home page, including the footer, in screens. */
const mostPhoneScreens = 20.5;
/** The maximum distance between two booking links, not counting the one in the header, in screens. */
const mostScreensBetween = 6;

test('the complete home page is not too long, and a link to book is never far', async ({ page }) => {
  for (const size of [...sizes, { width: 1366, height: 768 }, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    await openWhole(page, '/');
    const links = page.locator(`main a.button[href^="${bookConsult.href}"]`).filter({ visible: true });
    const tops = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect().top + scrollY),
    );
    const end = await page.evaluate(() => document.documentElement.scrollHeight);
    const gaps = [...tops, end].map((top, i) => (top - (tops[i - 1] ?? 0)) / size.height);
    expect(Math.max(...gaps), `${size.width} px wide`).toBeLessThanOrEqual(mostScreensBetween);
    if (size.width === 360) expect(end / size.height).toBeLessThanOrEqual(mostPhoneScreens);
  }
});

test('the rates of studies and of the clinic are in view together on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, '/');
  // The lines of a phone are hidden here.
  const rates = page.getByText(/^\d+%\+?$/).filter({ visible: true });
  await expect(rates).toHaveCount(
    evidence.cards.reduce(
      (sum, { rate, publishedRates }) => sum + (rate ? 1 : 0) + 2 * publishedRates.length,
      0,
    ),
  );
  const header = await page.getByRole('banner').boundingBox();
  const boxes = await Promise.all((await rates.all()).map((rate) => rate.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? Number.NaN);
  const bottoms = boxes.map((box) => (box?.y ?? Number.NaN) + (box?.height ?? 0));
  expect(Math.max(...bottoms) - Math.min(...tops)).toBeLessThanOrEqual(900 - (header?.height ?? 0));
});
