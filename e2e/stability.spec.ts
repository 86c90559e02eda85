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

for (const width of [360, 800, 1440]) {
  test(`the lines are as wide as drawn at ${width} px, whoever moves them`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const widths = await page.locator('.sea-hero path').evaluateAll((lines) =>
      lines.map((line) => {
        const { strokeWidth, vectorEffect } = getComputedStyle(line);
        const drawing = line.closest('svg') as SVGSVGElement;
        const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
        return Number.parseFloat(strokeWidth) * (vectorEffect === 'none' ? scale : 1);
      }),
    );
    expect(widths).toHaveLength(12);
    for (const one of widths) expect(one).toBeCloseTo(1.35, 2);
  });
}
