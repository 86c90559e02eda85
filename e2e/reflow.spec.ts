import { expect, test } from '@playwright/test';

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`${path} reflows at 320 px with text at twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of ['/', '/booking', '/thank-you', '/no-such-page']) {
  test(`${path} cuts no text when letters, words and lines stand further apart`, async ({ page }) => {
    await page.goto(path);
    const cut = await page.evaluate(() => {
      // The distances of WCAG 1.4.12; an adopted sheet is one that the page's policy allows.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
      return Array.from(document.body.querySelectorAll<HTMLElement>(':not(.sr-only, .sr-only *)'))
        .filter((el) => el.innerText && getComputedStyle(el).overflow !== 'visible')
        .filter((el) => el.scrollWidth > el.clientWidth + 1 || el.scrollHeight > el.clientHeight + 1)
        .filter((el) => !['auto', 'scroll'].includes(getComputedStyle(el).overflowY))
        .map((el) => el.innerText);
    });
    expect(cut).toEqual([]);
    const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beside).toBeLessThanOrEqual(0);
  });
}
