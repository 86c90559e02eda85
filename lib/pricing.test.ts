import { bonusItems, price, statedTotal } from '@/content/offer';
import { formatUsd, totalOffer } from './pricing';

const offer = { ...price, itemsUsd: bonusItems.map((item) => item.valueUsd) };

test('the totals are sums of the listed figures', () => {
  const totals = totalOffer({ paidInFullUsd: 100, financedUsd: 130, itemsUsd: [50, 25, 25] });
  expect(totals).toEqual({
    bonusUsd: 100,
    alaCarteUsd: 200,
    savingsUsd: 100,
    savingsOverPercent: 50,
    financingAddsUsd: 30,
    coreShare: 0.5,
  });
});

test('the clinic’s list adds up to the known sums', () => {
  const totals = totalOffer(offer);
  expect(totals.bonusUsd).toBe(17560);
  expect(totals.alaCarteUsd).toBe(27559);
  expect(totals.savingsUsd).toBe(17560);
  expect(totals.financingAddsUsd).toBe(1000);
  expect(totals.coreShare).toBeCloseTo(0.3628, 4);
});

test('the share saved is rounded down, never up', () => {
  expect(totalOffer(offer).savingsOverPercent).toBe(60);
  expect(totalOffer({ paidInFullUsd: 401, financedUsd: 402, itemsUsd: [599] }).savingsOverPercent).toBe(50);
});

test('the stated total is short of the computed one by the known difference', () => {
  expect(totalOffer(offer).alaCarteUsd - statedTotal.valueUsd).toBe(1320);
});

test.each([0, -5, 12.5, Number.NaN])('a figure of %p is refused by name', (bad) => {
  expect(() => totalOffer({ paidInFullUsd: 100, financedUsd: 100, itemsUsd: [1, bad] })).toThrow(
    /content\/offer\.ts: item 2 is/,
  );
});

test('dollars are written with a comma and no cents', () => {
  expect(formatUsd(27559)).toBe('$27,559');
  expect(formatUsd(650)).toBe('$650');
});
