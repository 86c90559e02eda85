import { headlineSizePx } from './headline';

/** The box that app/og.png gives the headline, in px, and what its font needs. */
const box = { width: 860, height: 176 };
const font = { lineHeight: 1.06, averageWidth: 0.48 };

test.each([10, 30, 42, 60, 90, 120])('a headline of %d letters fits under the wordmark', (length) => {
  const sizePx = headlineSizePx('x'.repeat(length));
  const lines = Math.ceil((length * font.averageWidth * sizePx) / box.width);
  expect(lines * font.lineHeight * sizePx).toBeLessThanOrEqual(box.height);
});

test('a headline is large enough to read in a small preview', () => {
  expect(headlineSizePx('x'.repeat(120))).toBeGreaterThan(36);
});
