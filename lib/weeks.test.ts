import { process } from '@/content/home';
import { plan } from '@/content/offer';
import { countWeeks, formatWeeks, otherWeeks, overlaps, type Weeks } from './weeks';

const program: Weeks = { from: 1, to: plan.weeks };
const treatment = process.phases.find((phase) => phase.id === 'treat')?.weeks as Weeks;

test('treatment and the other weeks add up to the whole program', () => {
  const others = otherWeeks(program, treatment);
  expect(countWeeks(treatment)).toBe(4);
  expect(others).toEqual([
    { from: 1, to: 1 },
    { from: 6, to: 12 },
  ]);
  const total = countWeeks(treatment) + others.reduce((sum, range) => sum + countWeeks(range), 0);
  expect(total).toBe(plan.weeks);
});

test('a part at an end leaves one range', () => {
  expect(otherWeeks({ from: 1, to: 4 }, { from: 1, to: 2 })).toEqual([{ from: 3, to: 4 }]);
  expect(otherWeeks({ from: 1, to: 4 }, { from: 1, to: 4 })).toEqual([]);
});

test('the phases overlap in week 2 only', () => {
  expect(overlaps(process.phases.map((phase) => phase.weeks))).toEqual([2]);
  expect(
    overlaps([
      { from: 1, to: 4 },
      { from: 3, to: 6 },
    ]),
  ).toEqual([3, 4]);
});

test('a single week is not written as a range', () => {
  expect(formatWeeks({ from: 0, to: 0 }, { one: 'Week', many: 'Weeks' })).toBe('Week 0');
  expect(formatWeeks({ from: 2, to: 5 }, { one: 'Week', many: 'Weeks' })).toBe('Weeks 2–5');
});
