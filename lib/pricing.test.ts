import { formatUsd, totalOffer } from './pricing';

test('the clinic’s first list adds up as it did by hand', () => {
  const itemsUsd = [3200, 550, 650, 650, 550, 650, 385, 600, 1200, 220, 385, 2100, 2220, 4200];
  const totals = totalOffer({ paidInFullUsd: 9999, itemsUsd });
  expect(totals).toMatchObject({
    bonusUsd: 17560,
    sumUsd: 27559,
    listedUsd: 27559,
    savingsUsd: 17560,
    savingsOverPercent: 60,
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
    const totals = totalOffer({ paidInFullUsd: paid, itemsUsd: [items] });
    expect(totals.savingsOverPercent).toBe(over);
  },
);

test('a total that the clinic has decided on takes the place of the sum', () => {
  const totals = totalOffer({ paidInFullUsd: 100, itemsUsd: [200], listedUsd: 250 });
  expect(totals).toMatchObject({
    sumUsd: 300,
    listedUsd: 250,
    savingsUsd: 150,
    savingsOverPercent: 50,
    coreShare: 0.4,
  });
});

test.each([0, -5, 12.5, Number.NaN])('a figure of %p is refused by name', (bad) => {
  expect(() => totalOffer({ paidInFullUsd: 100, itemsUsd: [1, bad] })).toThrow(
    /content\/offer\.ts: item 2 is/,
  );
});

test('dollars are written with a comma and no cents', () => {
  expect(formatUsd(27559)).toBe('$27,559');
  expect(formatUsd(650)).toBe('$650');
});
