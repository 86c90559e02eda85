import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { measureContrast } from './support/contrast';
import { laidOut } from './support/laid-out';

// The page's policy would forbid the style sheet that hides the text.
test.use({ bypassCSP: true });
test.setTimeout(600_000);

const widthsPx = [320, 360, 414, 768, 1024, 1440, 1920];
const required = 4.5;

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every line of text keeps ${required} to 1 against the worst pixel under it, in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const measured: { ratio: number; at: string; text: string }[] = [];
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      for (const { path } of pages) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await laidOut(page);
        await page.addStyleTag({
          content: '.header { position: static !important; } html { scroll-behavior: auto !important; }',
        });
        await page.locator('main details, footer details').evaluateAll((all) => {
          for (const fold of all) (fold as HTMLDetailsElement).open = true;
        });
        await page.evaluate(() => document.fonts.ready);
        const lines = await measureContrast(page);
        measured.push(...lines.map((line) => ({ ...line, at: `${path} at ${width} px` })));
      }
    }
    measured.sort((a, b) => a.ratio - b.ratio);
    console.log(`${colorScheme}: ${measured.length} lines measured, the ten lowest:`);
    for (const { ratio, at, text } of measured.slice(0, 10)) {
      console.log(`  ${ratio.toFixed(2)}  ${at}  ${text.slice(0, 50)}`);
    }
    expect(measured.length).toBeGreaterThan(1000);
    expect(measured.filter(({ ratio }) => ratio < required)).toEqual([]);
  });
}
