import { chosenTotalUsd, formatUsd, totalOffer } from './pricing';

test('the clinic’s first list has the total that was added up by hand', () => {
  const itemsUsd = [3200, 550, 650, 650, 550, 650, 385, 600, 1200, 220, 385, 2100, 2220, 4200];
  const sums = { bonusUsd: 17560, sumUsd: 27559, listedUsd: 27559, savingsUsd: 17560 };
  expect(totalOffer({ paidInFullUsd: 9999, itemsUsd })).toMatchObject({ ...sums, savingsOverPercent: 60 });
});

test.each([
  [600, 50],
  [601, 60],
  [700, 60],
])('of 1000 dollars %d are over %d percent', (savedUsd, percent) => {
  const totals = totalOffer({ paidInFullUsd: 1000 - savedUsd, itemsUsd: [savedUsd] });
  expect(totals.savingsOverPercent).toBe(percent);
});

test('a total that the clinic has decided on replaces the sum', () => {
  const sums = { sumUsd: 300, listedUsd: 250, savingsUsd: 150, savingsOverPercent: 50 };
  expect(totalOffer({ paidInFullUsd: 100, itemsUsd: [200], listedUsd: 250 })).toMatchObject(sums);
});

test.each([
  [null, undefined],
  [{ keep: 'computed' as const }, undefined],
  [{ keep: 'stated' as const }, 1500],
])('with the decision %j the stated total of 1500 counts as %j', (decision, chosen) => {
  expect(chosenTotalUsd({ valueUsd: 1500, decision })).toBe(chosen);
});

test('dollars are written with a comma and no cents', () => {
  expect([27559, 650].map(formatUsd)).toEqual(['$27,559', '$650']);
});
