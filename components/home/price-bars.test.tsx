import { renderToStaticMarkup } from 'react-dom/server';
import { totals } from '@/components/site/figures';
import { planValue } from '@/content/home';
import { bonusItems, price } from '@/content/offer';

/** The bars as if the clinic listed the value `listedUsd`. */
function barsFor(listedUsd: number) {
  jest.resetModules();
  jest.doMock('@/components/site/figures', () => ({
    ...jest.requireActual('@/components/site/figures'),
    totals: { ...totals, listedUsd },
  }));
  const { PriceBars } = require('./price-bars') as typeof import('./price-bars');
  const html = renderToStaticMarkup(<PriceBars />);
  const [firstBar = ''] = /<svg [^>]*viewBox="0 0 1000 24"[\s\S]*?<\/svg>/.exec(html) ?? [];
  const blocks = [...firstBar.matchAll(/<rect(?: x="([\d.]+)")? width="([\d.]+)"/g)].map(
    ([, x = '0', width]) => ({ x: Number(x), end: Number(x) + Number(width) }),
  );
  return { html, blocks };
}

const isDivided = barsFor(totals.sumUsd);
const isOneBlock = barsFor(totals.sumUsd - 1000);

test.each([
  ['the sum of the items', isDivided],
  ['another total', isOneBlock],
])('a listed value that is %s fills its bar to the end, and no block overlaps another', (_, { blocks }) => {
  expect(blocks[0]?.x).toBe(0);
  expect(blocks.at(-1)?.end).toBeCloseTo(1000, 0);
  expect(blocks.filter(({ x }, i) => x < (blocks[i - 1]?.end ?? 0))).toEqual([]);
});

test('the bar is divided by item, with a key, only if the items add up to the listed value', () => {
  expect(isDivided.blocks).toHaveLength(1 + bonusItems.length);
  expect(isDivided.html).toContain(planValue.card.barKey.rest);
  expect(isOneBlock.blocks).toHaveLength(1);
  expect(isOneBlock.html).not.toContain(planValue.card.barKey.rest);
});

test('in both bars, the plan’s part is as wide as its share of the listed value', () => {
  const share = price.paidInFullUsd / totals.sumUsd;
  expect(isDivided.blocks[0]?.end).toBeCloseTo(1000 * share, 0);
  expect(isDivided.html).toContain(`width="${Number((100 * share).toFixed(1))}%"`);
});
