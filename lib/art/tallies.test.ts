import { dotArray, spots, WEEK_COUNT, weekCells } from './tallies';

const count = (d: string) => d.match(/M/g)?.length ?? 0;
const lefts = (d: string) => [...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));

test.each([14, 16, 17, 0, 20])('%i of 20 dots are filled and the others are rings', (filled) => {
  const dots = dotArray(filled, 20);
  expect(count(dots.filled)).toBe(filled);
  expect(count(dots.empty)).toBe(20 - filled);
});

test('dots stand in two rows of ten inside their box', () => {
  const places = [...dotArray(20, 20).filled.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  expect(new Set(places.map(([, y]) => y)).size).toBe(2);
  expect(new Set(places.map(([x]) => x)).size).toBe(10);
  expect(Math.max(...places.map(([x]) => (x ?? 0) + 12.5))).toBeLessThanOrEqual(322);
  expect(Math.max(...places.map(([, y]) => (y ?? 0) + 12.5))).toBeLessThanOrEqual(58);
});

test.each([
  [0, 0],
  [1, 2],
  [2, 5],
  [6, 12],
])('weeks %i to %i stand out, both included', (from, to) => {
  const { idle, active } = weekCells(from, to);
  expect(count(active)).toBe(to - from + 1);
  expect(count(idle)).toBe(WEEK_COUNT - count(active));
  expect(Math.min(...lefts(active))).toBe(21 * from);
  expect(Math.max(...lefts(active))).toBe(21 * to);
  expect(new Set([...lefts(idle), ...lefts(active)]).size).toBe(13);
});

test.each([0, 6, 10])('%i open places are filled suns, left of the taken ones', (open) => {
  const { filled, outlined, rules } = spots(open, 10);
  expect(count(filled)).toBe(open);
  expect(count(outlined)).toBe(10 - open);
  expect(count(rules)).toBe(10);
  expect(Math.max(-1, ...lefts(filled))).toBeLessThan(Math.min(600, ...lefts(outlined)));
});
