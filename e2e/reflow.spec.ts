import { expect, test } from '@playwright/test';
import { pages } from '@/lib/pages';
import { laidOut } from './support/laid-out';

const widthsPx = [320, 360, 768, 1024, 1440, 1920];

for (const { path } of pages) {
  test(`nothing on ${path} stands beside the window at any width`, async ({ page }) => {
    await page.goto(path);
    await laidOut(page);
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} reflows at 320 px with text at twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await laidOut(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('at 400% zoom of a small laptop nothing is beside the window, and the header leaves most of it free', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { path } of pages) {
    await page.goto(path);
    await laidOut(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    const header = await page.getByRole('banner').boundingBox();
    expect((header?.y ?? 0) + (header?.height ?? 0), path).toBeLessThanOrEqual(256 / 3);
  }
});

/** Parts of the header that lie over one another or beside the window, once its words are `longer` times as long. Runs in the page. */
function listCrowdedParts(longer: number) {
  const header = document.querySelector('header');
  for (const link of header?.querySelectorAll('.wrap > nav a, .wrap > div > a') ?? []) {
    const words = link.textContent ?? '';
    link.textContent = `${words} ${words}`.slice(0, Math.round(words.length * longer));
  }
  const brand = header?.querySelector('a');
  const brandBottom = brand?.getBoundingClientRect().bottom ?? 0;
  const parts = [
    ...(header?.querySelectorAll('.wrap > a > *, .wrap > nav li, .wrap > div > a, .wrap > div > button') ??
      []),
  ]
    .map((part) => ({ text: part.textContent, box: part.getBoundingClientRect() }))
    // The wordmark is cut away below the brand's box where it does not fit.
    .filter(({ box }) => box.width > 0 && box.top < brandBottom)
    .sort((a, b) => a.box.left - b.box.left);
  return parts
    .filter(({ box }, i) => box.right > (parts[i + 1]?.box.left ?? innerWidth) + 1)
    .map(({ text }) => text);
}

test('the header’s parts stay apart when its words are translated or its text is enlarged', {
  tag: '@once',
}, async ({ page }) => {
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const longer of [1, 1.35, 1.6]) {
      for (const size of ['100%', '150%', '200%']) {
        await page.goto('/no-such-page');
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, size);
        const crowded = await page.evaluate(listCrowdedParts, longer);
        expect(crowded, `${width} px, words × ${longer}, text at ${size}`).toEqual([]);
      }
    }
  }
});

/** Texts that a box around them cuts off, once their distances are those of WCAG 1.4.12. Runs in the page. */
function listCutTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  // The page's policy allows no other sheet than an adopted one.
  document.adoptedStyleSheets = [sheet];
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    let box = text.parentElement;
    if (!text.textContent?.trim() || !box?.checkVisibility() || box.closest('.sr-only')) continue;
    while (box && !/hidden|clip/.test(getComputedStyle(box).overflow)) box = box.parentElement;
    if (!box) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    const isCut = inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1;
    if (isCut) cut.push(text.textContent);
  }
  return cut;
}

test('nothing is cut off when letters, words and lines stand further apart', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path);
    await laidOut(page);
    expect(await page.evaluate(listCutTexts), path).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside, path).toBeLessThanOrEqual(0);
  }
});
