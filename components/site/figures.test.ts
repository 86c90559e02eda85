import { bonusItems, price, statedTotal } from '@/content/offer';
import { locale } from '@/lib/format';

/** The figures of the page once the clinic has decided which total to keep. */
function figuresWith(keep: 'stated' | 'computed') {
  let listedTotal = '';
  jest.isolateModules(() => {
    jest.doMock('@/content/offer', () => ({
      ...jest.requireActual('@/content/offer'),
      statedTotal: { ...statedTotal, decision: { decidedOn: '2026-12-01', decidedBy: 'Ana Rivera', keep } },
    }));
    ({ listedTotal } = require('./figures').figures);
  });
  return listedTotal;
}

test('the page shows the total that the clinic has decided to keep', () => {
  const sumUsd = bonusItems.reduce((sum, { valueUsd }) => sum + valueUsd, price.paidInFullUsd);
  expect(figuresWith('stated')).toBe(`$${statedTotal.valueUsd.toLocaleString(locale)}`);
  expect(figuresWith('computed')).toBe(`$${sumUsd.toLocaleString(locale)}`);
});
