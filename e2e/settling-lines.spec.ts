import { expect, type Page, type Route, test } from '@playwright/test';
import { laidOut } from './support/laid-out';

test('the lines settle without the thread that answers taps', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await page.goto('/');
  await laidOut(page);
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const reports: { displayName?: string; compositeFailed?: number }[] = traceEvents
    .filter(({ name }: { name: string }) => name === 'Animation')
    .map(({ args }: { args: { data?: object } }) => args.data ?? {});
  expect(reports.filter(({ displayName }) => displayName === 'settle')).toHaveLength(6);
  expect(reports.filter(({ compositeFailed }) => compositeFailed)).toEqual([]);
});

/** How far each of the lines that settle is stretched, and how many of them move. */
function readLines(page: Page) {
  return page.evaluate(() => {
    const lines = [...document.querySelectorAll('.sea-hero path')].slice(6);
    return {
      stretched: lines.map((line) => new DOMMatrix(getComputedStyle(line).transform).d),
      moving: document.querySelector('.sea-hero')?.getAnimations({ subtree: true }).length,
    };
  });
}

/** Holds the six lines at the start of their movement, once they move. */
function holdLines(page: Page) {
  return page.evaluate(async () => {
    const moving = () => document.querySelector('.sea-hero')?.getAnimations({ subtree: true }) ?? [];
    while (moving().length < 6) await new Promise(requestAnimationFrame);
    for (const line of moving()) {
      line.pause();
      line.currentTime = 0;
    }
  });
}

const restless = Array(6).fill(1.7);
const settled = Array(6).fill(1);

test('the lines rest until the page is laid out, and settle then', async ({ page }) => {
  // The layout waits for the letters (browser/lay-out.ts).
  const held: Route[] = [];
  await page.route('**/*.woff2', (route) => void held.push(route));
  await page.goto('/');
  await expect(page.locator('html[data-laid="partly"]')).toBeAttached();
  expect(await readLines(page)).toEqual({ stretched: restless, moving: 0 });

  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const route of held) await route.continue();
  await holdLines(page);
  await expect(page.locator('html')).toHaveAttribute('data-laid', '');
  await page.evaluate(() => {
    for (const line of document.getAnimations()) line.play();
  });
  await expect.poll(() => readLines(page)).toEqual({ stretched: settled, moving: 0 });
});

test('the lines rest from the first paint on, also while the rest of the page is late', async ({ page }) => {
  await page.route('**/*.woff2', () => {});
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const sea = html.indexOf('sea sea-hero"');
    await route.fulfill({ response, body: html.slice(0, html.indexOf('</svg>', sea)) });
  });
  await page.goto('/');
  expect(await readLines(page)).toEqual({ stretched: restless, moving: 0 });
});

test('a press settles the lines at once', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await holdLines(page);
  expect(await readLines(page)).toEqual({ stretched: restless, moving: 6 });
  await page.getByRole('heading', { level: 1 }).click();
  expect(await readLines(page)).toEqual({ stretched: settled, moving: 0 });
});

test('the lines lie still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const still = { stretched: settled, moving: 0 };
  expect(await readLines(page)).toEqual(still);
  await laidOut(page);
  expect(await readLines(page)).toEqual(still);
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
