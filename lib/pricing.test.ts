import { formatUsd, totalOffer } from './pricing';

test('the totals are sums of the listed figures', () => {
  const totals = totalOffer({ paidInFullUsd: 100, financedUsd: 130, itemsUsd: [50, 25, 125] });
  expect(totals).toEqual({
    bonusUsd: 200,
    alaCarteUsd: 300,
    savingsUsd: 200,
    savingsOverPercent: 60,
    financingAddsUsd: 30,
    coreShare: 1 / 3,
  });
});

test('the clinic’s first list adds up as it did by hand', () => {
  const itemsUsd = [3200, 550, 650, 650, 550, 650, 385, 600, 1200, 220, 385, 2100, 2220, 4200];
  const totals = totalOffer({ paidInFullUsd: 9999, financedUsd: 10999, itemsUsd });
  expect(totals).toMatchObject({
    bonusUsd: 17560,
    alaCarteUsd: 27559,
    savingsUsd: 17560,
    savingsOverPercent: 60,
    financingAddsUsd: 1000,
  });
  expect(totals.coreShare).toBeCloseTo(0.3628, 4);
});

test.each([
  { paid: 401, items: 599, over: 50 },
  { paid: 400, items: 600, over: 50 },
  { paid: 399, items: 601, over: 60 },
  { paid: 300, items: 700, over: 60 },
])(
  'the share saved really is over the percentage named: $items of 1000 is over $over %',
  ({ paid, items, over }) => {
    const totals = totalOffer({ paidInFullUsd: paid, financedUsd: paid, itemsUsd: [items] });
    expect(totals.savingsOverPercent).toBe(over);
  },
);

test.each([0, -5, 12.5, Number.NaN])('a figure of %p is refused by name', (bad) => {
  expect(() => totalOffer({ paidInFullUsd: 100, financedUsd: 100, itemsUsd: [1, bad] })).toThrow(
    /content\/offer\.ts: item 2 is/,
  );
});

test('dollars are written with a comma and no cents', () => {
  expect(formatUsd(27559)).toBe('$27,559');
  expect(formatUsd(650)).toBe('$650');
});
