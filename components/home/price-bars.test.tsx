import { renderToStaticMarkup } from 'react-dom/server';
import { totals } from '@/components/site/figures';
import { price } from '@/content/offer';
import { PriceBars } from './price-bars';

const html = renderToStaticMarkup(<PriceBars />);
const [firstBar = ''] = /<svg [^>]*viewBox="0 0 1000 24"[\s\S]*?<\/svg>/.exec(html) ?? [];
const rects = [...firstBar.matchAll(/<rect(?: x="([\d.]+)")? width="([\d.]+)"/g)].map(
  ([, x = '0', width]) => ({
    x: Number(x),
    end: Number(x) + Number(width),
  }),
);

test('the blocks of the listed value fill the bar to its end', () => {
  expect(rects.at(-1)?.end).toBeCloseTo(1000, 0);
});

test('no block overlaps the one before it', () => {
  const overlaps = rects.filter(({ x }, i) => x < (rects[i - 1]?.end ?? 0));
  expect(overlaps).toEqual([]);
});

test('in both bars, the plan’s part is as wide as its share of the listed value', () => {
  const share = price.paidInFullUsd / totals.listedUsd;
  expect(rects[0]?.end).toBeCloseTo(1000 * share, 0);
  expect(html).toContain(`width="${Number((100 * share).toFixed(1))}%"`);
});
