import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { type Line, listLines, type Rgba } from './text-lines';

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
  for (let y = Math.max(0, Math.ceil(top)); y < Math.min(height, Math.floor(bottom)); y += 1) {
    for (let x = Math.max(0, Math.ceil(left)); x < Math.min(width, Math.floor(right)); x += 1) {
      colours.add(pixels.readUIntBE((y * width + x) * 3, 3));
    }
  }
  const grounds = [...colours].map((packed) => [packed >> 16, (packed >> 8) & 255, packed & 255]);
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

/**
 * The contrast of every line of text of the page as it stands, against the worst pixel of the ground under it. Hides all
 * text to see the ground, so the page is of no use afterwards. Needs a context that bypasses the page's policy.
 */
export async function measureContrast(page: Page) {
  const lines = await page.evaluate(listLines);
  await page.addStyleTag({
    content:
      '*, ::before, ::after { color: transparent !important; text-decoration-color: transparent !important; }',
  });
  const ground = await photograph(page);
  return lines.map((line) => ({ ratio: worstContrast(line, ground), text: line.text }));
}
