import { expect, type Page, test } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { pages } from '@/lib/pages';
import { openFolds, overflow } from './support/page';

/** Texts that the box around them clips, once text spacing is that of WCAG 1.4.12. Runs in the page. */
function listCutTexts() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
  );
  // The page's policy allows no style sheet other than an adopted one.
  document.adoptedStyleSheets = [sheet];
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    let box = text.parentElement;
    if (!text.textContent?.trim() || !box?.checkVisibility() || box.closest('.sr-only, .md\\:sr-only'))
      continue;
    while (box && !/hidden|clip/.test(getComputedStyle(box).overflow)) box = box.parentElement;
    if (!box) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const inner = range.getBoundingClientRect();
    const outer = box.getBoundingClientRect();
    if (inner.bottom > outer.bottom + 1 || inner.right > outer.right + 1) cut.push(text.textContent);
  }
  return cut;
}

/**
 * Elements that overflow the viewport sideways, clipped or not. Drawings that are meant to fade out there are left out.
 * Runs in the page.
 */
function listWideElements() {
  const shown = [...document.querySelectorAll('main :not(svg, svg *, .drawing, .sea-scene *), footer *')];
  return shown
    .filter((element) => element.checkVisibility() && !element.matches('.sr-only, .sr-only *, .arrow *'))
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

function setTextSize(page: Page, size: string) {
  return page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

for (const { path } of pages) {
  test(`${path} reflows at any width and zoom, with large text and wide letter spacing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await setTextSize(page, '200%');
    await expect.poll(() => overflow(page), 'with large text').toBeLessThanOrEqual(0);
    await setTextSize(page, '');
    await openFolds(page);
    for (const width of [360, 768, 1024, 1440, 1920, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `at ${width} px`).toBeLessThanOrEqual(0);
      expect(await page.evaluate(listWideElements), `at ${width} px`).toEqual([]);
      if (path === '/')
        await expect(page.getByText(clinic.name).filter({ visible: true })).not.toHaveCount(0);
    }
    // This is the viewport of a small laptop at 400% zoom. Sticky elements must leave most of it free.
    await page.setViewportSize({ width: 320, height: 256 });
    await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(256 / 3);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.evaluate(listCutTexts)).toEqual([]);
    expect(await overflow(page), 'with letters apart').toBeLessThanOrEqual(0);
  });
}

/**
 * Parts of the header that overlap the next one or overflow the viewport, with texts `longer` times as long. Runs in
 * the page.
 */
function listCrowdedParts(longer: number) {
  const parts = [...document.querySelectorAll<HTMLElement>('header a, header button')];
  const shown = parts.filter((part) => part.checkVisibility());
  // The brand and the menu’s button keep their text.
  for (const link of shown.slice(1).filter(({ tagName }) => tagName === 'A')) {
    link.dataset.words ??= link.textContent ?? '';
    const { words } = link.dataset;
    link.textContent = `${words} ${words}`.slice(0, Math.round(words.length * longer));
  }
  const boxes = shown.map((part) => part.getBoundingClientRect());
  const isCrowded = (_: unknown, i: number) =>
    Number(boxes[i]?.right) > (boxes[i + 1]?.left ?? innerWidth) + 1;
  return shown.filter(isCrowded).map((part) => part.textContent);
}

test('the header’s parts do not overlap when its words are translated or enlarged', async ({ page }) => {
  await page.goto('/404');
  for (const width of [320, 360, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const size of ['100%', '150%', '200%']) {
      await setTextSize(page, size);
      for (const longer of [1, 1.35, 1.6]) {
        const crowded = await page.evaluate(listCrowdedParts, longer);
        expect(crowded, `${width} px, words × ${longer}, text at ${size}`).toEqual([]);
      }
    }
  }
});

/** Drawings that end before the edge of the screen, and words that lie on a sun. Runs in the page. */
function listSlippedDrawings() {
  const { clientWidth } = document.documentElement;
  const short = [...document.querySelectorAll('.sea > svg, .bands > svg')].filter((drawing) => {
    const { left, right, width } = drawing.getBoundingClientRect();
    return width > 0 && (left > 0.5 || right < clientWidth - 0.5);
  });
  const suns = [...document.querySelectorAll('.sun')].map((sun) => sun.getBoundingClientRect());
  const covered: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.textContent?.trim() || !text.parentElement?.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCovered = [...range.getClientRects()].some((box) =>
      suns.some(
        (sun) => box.left < sun.right && box.right > sun.left && box.top < sun.bottom && box.bottom > sun.top,
      ),
    );
    if (isCovered) covered.push(text.textContent);
  }
  return [...short.map((drawing) => drawing.parentElement?.className ?? ''), ...covered];
}

for (const { widths, tag } of [
  { widths: [390, 768, 1440], tag: [] },
  { widths: [320, 480, 600, 720, 820, 900, 960, 1024, 1100, 1280, 1920], tag: '@deep' },
]) {
  test(`drawings reach both edges of the screen, and no words lie on a sun, at ${widths.join(', ')} px`, {
    tag,
  }, async ({ page }) => {
    for (const { path } of pages) {
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const slipped = await page.evaluate(listSlippedDrawings);
        expect(slipped, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
