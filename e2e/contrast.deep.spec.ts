import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { type Line, listLines, type Rgba } from './support/text-lines';

// The page's policy would forbid the style sheet that hides the text.
test.use({ bypassCSP: true });
test.setTimeout(600_000);

const widthsPx = [320, 360, 414, 768, 1024, 1440, 1920];
const paths = ['/', '/booking', '/thank-you', '/no-such-page'];
const REQUIRED = 4.5;
const SLICE_PX = 4000;

type Picture = { pixels: Buffer; width: number; height: number };

/** Relative luminance, WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(rgb: readonly number[]) {
  const [r = 0, g = 0, b = 0] = rgb.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(text: Rgba, ground: readonly number[]) {
  const painted = ground.map((channel, i) => (text[i] ?? 0) * text[3] + channel * (1 - text[3]));
  const [lighter = 0, darker = 0] = [luminance(painted), luminance(ground)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The whole page, in slices: Chromium paints no picture taller than 16,384 px. */
async function photograph(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
  }));
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += SLICE_PX) {
    const clip = { x: 0, y, width, height: Math.min(SLICE_PX, height - y) };
    const png = await page.screenshot({ fullPage: true, clip });
    const { data } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    data.copy(pixels, y * width * 3);
  }
  return { pixels, width, height };
}

function worstContrast({ left, top, right, bottom, color }: Line, { pixels, width, height }: Picture) {
  const colours = new Set<number>();
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, Math.ceil(bottom)); y += 1) {
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, Math.ceil(right)); x += 1) {
      colours.add(pixels.readUIntBE((y * width + x) * 3, 3));
    }
  }
  const grounds = [...colours].map((packed) => [packed >> 16, (packed >> 8) & 255, packed & 255]);
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every line of text keeps ${REQUIRED} to 1 against the worst pixel under it, in ${colorScheme} mode`, async ({
    page,
  }) => {
    test.skip(test.info().project.name === 'phone', 'the widths are its own');
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const measured: { ratio: number; at: string; text: string }[] = [];
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.addStyleTag({
          content: '.header { position: static !important; } html { scroll-behavior: auto !important; }',
        });
        await page.locator('main details, footer details').evaluateAll((all) => {
          for (const fold of all) (fold as HTMLDetailsElement).open = true;
        });
        await page.evaluate(() => document.fonts.ready);
        const lines = await page.evaluate(listLines);
        await page.addStyleTag({
          content:
            '*, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; }',
        });
        const ground = await photograph(page);
        for (const line of lines) {
          measured.push({
            ratio: worstContrast(line, ground),
            at: `${path} at ${width} px`,
            text: line.text,
          });
        }
      }
    }
    measured.sort((a, b) => a.ratio - b.ratio);
    console.log(`${colorScheme}: ${measured.length} lines measured, the ten lowest:`);
    for (const { ratio, at, text } of measured.slice(0, 10)) {
      console.log(`  ${ratio.toFixed(2)}  ${at}  ${text.slice(0, 50)}`);
    }
    expect(measured.length).toBeGreaterThan(1000);
    expect(measured.filter(({ ratio }) => ratio < REQUIRED)).toEqual([]);
  });
}
