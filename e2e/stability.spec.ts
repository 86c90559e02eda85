import { expect, type Page, test } from '@playwright/test';
import { heroVideo } from '@/content/home';
import { readShift, watchShifts } from './support/shifts';

/** What Lighthouse and Chrome's field data report as 0: three decimals. */
const NOTHING_TO_SPEAK_OF = 0.0005;

async function expectStill(page: Page) {
  await page.waitForTimeout(500);
  expect(await readShift(page)).toBeLessThan(NOTHING_TO_SPEAK_OF);
}

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`nothing to speak of moves on ${path} when the fonts come late`, async ({ page }) => {
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
    await page.evaluate(() => document.fonts.ready);
    await expectStill(page);
    expect(await page.evaluate(() => document.fonts.size)).toBeGreaterThan(0);
  });
}

test('nothing moves when the film plays and the way to close it comes', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/');
  await page.getByRole('button', { name: `${heroVideo.words.play} ${heroVideo.title}` }).click();
  await expect(page.getByRole('button', { name: heroVideo.words.close })).toBeVisible();
  await expectStill(page);
});
