import { formatWeeks, overlaps } from './weeks';

test('two phases share the weeks from the start of one to the end of the other', () => {
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
