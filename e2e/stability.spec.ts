import { expect, test } from '@playwright/test';
import { hero, heroVideo } from '@/content/home';
import { pages } from '@/lib/pages';
import { holdFonts } from './support/page';
import { expectNoShift } from './support/shifts';

// Motion must not move anything either.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a page whose fonts do not arrive stays in its fallback fonts', { tag: '@deep' }, async ({ page }) => {
  await holdFonts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The footer is the last part to be laid out, after waiting 5 s for the fonts.
  await expect(page.locator('html:not([data-fonts]) footer[style]')).toBeAttached();
});

/** How long to wait for a late movement. */
const lastMoveMs = 500;

/** Widths at which some line breaks differently in the fallback fonts of Linux, and widths of common screens. */
const widths = [320, 340, 360, 375, 412, 600, 820, 1024, 1280, 1366, 1536];

test('nothing moves at any width when the fonts come late', { tag: '@deep' }, async ({ page }) => {
  test.slow();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.unrouteAll();
    const fonts = await holdFonts(page);
    await page.goto('about:blank');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.count).toBe(2);
    fonts.release();
    await expect(page.locator('html footer[style]')).toBeAttached();
    await page.waitForTimeout(lastMoveMs);
    await expectNoShift(page);
  }
});

for (const { path } of pages) {
  // The short pages consist of the same parts, so only the deep tests try them.
  const tag = path === '/' || path === '/booking' ? '@phone' : '@deep';
  test(`nothing moves on ${path} when the fonts come late`, { tag }, async ({ page }) => {
    const fonts = await holdFonts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => fonts.count).toBe(2);
    fonts.release();
    // The footer is the last of the parts that are laid out after the fonts have arrived.
    await expect(page.locator('html[data-fonts] footer[style]')).toBeAttached();
    await page.waitForTimeout(lastMoveMs);
    await expectNoShift(page);
    await expect(page.locator('h1')).toHaveCSS('font-family', /^displayFont/);
    await expect(page.locator('main p').first()).toHaveCSS('font-family', /^textFont/);
  });
}

test('the first screen stands in its place before the film, which comes later in the HTML, has arrived', async ({
  page,
}) => {
  const lead = page.getByText(hero.lead);
  await page.goto('/');
  const place = await lead.boundingBox();
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const arrived = html.slice(0, html.indexOf('<div class="hero-film'));
    expect(arrived).toContain(hero.lead);
    expect(arrived).not.toContain(heroVideo.transcriptTitle);
    await route.fulfill({ response, body: arrived });
  });
  await page.goto('/');
  expect((await lead.boundingBox())?.y).toBe(place?.y);
});
