import { expect, test } from '@playwright/test';
import { laidOut } from './support/laid-out';

test('the lines settle without the thread that answers taps', async ({ browser, page }) => {
  await browser.startTracing(page, { categories: ['blink.animations'] });
  await page.goto('/');
  await laidOut(page);
  await page.evaluate(() => {
    const lines = document.querySelector('.sea-hero')?.getAnimations({ subtree: true }) ?? [];
    return Promise.all(lines.map(({ finished }) => finished));
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const reports: { displayName?: string; compositeFailed?: number }[] = traceEvents
    .filter(({ name }: { name: string }) => name === 'Animation')
    .map(({ args }: { args: { data?: object } }) => args.data ?? {});
  expect(reports.filter(({ displayName }) => displayName === 'settle')).toHaveLength(6);
  const settling = reports.filter(({ displayName }) => displayName === 'settle');
  expect(settling.filter(({ compositeFailed }) => compositeFailed)).toEqual([]);
});

test('the lines lie still for who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await laidOut(page);
  const moving = () => document.querySelector('.sea-hero')?.getAnimations({ subtree: true }).length;
  expect(await page.evaluate(moving)).toBe(0);
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
