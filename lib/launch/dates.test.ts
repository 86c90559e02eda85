import { isDay, quarterStart } from './dates';

test.each([
  ['2026-01-01T00:00:00Z', '2026-01-01'],
  ['2026-03-31T23:59:59Z', '2026-01-01'],
  ['2026-04-01T00:00:00Z', '2026-04-01'],
  ['2026-11-21T12:00:00Z', '2026-10-01'],
])('the quarter of %s began on %s', (now, start) => {
  expect(quarterStart(new Date(now))).toBe(start);
});

test('a day is a day of the calendar, written in one way', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(['2026-02-29', '2026-2-3', '20 Nov 2026', ''].some(isDay)).toBe(false);
});
