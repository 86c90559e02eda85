import {
  bookingLineNarrow,
  bookingLineWide,
  type LineOptions,
  phoneTrace,
  settlingLine,
  strands,
  weekTrace,
} from './lines';
import { PATH_SCALE } from './path';
import { readPath } from './read-path';

const lines = Object.entries({ weekTrace, phoneTrace, bookingLineWide, bookingLineNarrow });
const points = (options: LineOptions) =>
  readPath(settlingLine(options)).map(({ x, y }) => ({ x: x / PATH_SCALE, y: y / PATH_SCALE }));
const spread = (heights: number[]) => Math.max(...heights) - Math.min(...heights);

test.each(lines)('%s is restless at first and still at the end', (_, options) => {
  const drawn = points(options);
  const first = drawn.filter(({ x }) => x < options.width * 0.1).map(({ y }) => y);
  const last = drawn.filter(({ x }) => x > options.width * 0.92).map(({ y }) => y);
  expect(spread(first)).toBeGreaterThan(options.amplitude * 0.5);
  expect(spread(last)).toBeLessThan(1);
});

test.each([
  ['weekTrace', weekTrace, 150],
  ['phoneTrace', phoneTrace, 40],
  ['bookingLineWide', bookingLineWide, 80],
  ['bookingLineNarrow', bookingLineNarrow, 80],
] as const)('%s stays inside its box', (_, options, height) => {
  for (const { x, y } of points(options)) {
    expect(x).toBeGreaterThanOrEqual(-2);
    expect(x).toBeLessThanOrEqual(options.width + 2);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test('the week trace starts far below the goal line and rests on it', () => {
  const drawn = points(weekTrace);
  const goalY = 30;
  expect(drawn.filter(({ x }) => x < 200).every(({ y }) => y > goalY + 30)).toBe(true);
  expect(drawn.filter(({ x }) => x > 1020).every(({ y }) => Math.abs(y - goalY) < 0.5)).toBe(true);
});

test('four strands start a quarter of the panel apart and meet in one point', () => {
  const drawn = Object.values(strands()).map(readPath);
  expect(drawn).toHaveLength(4);
  drawn.forEach((strand, i) => {
    expect(Math.abs((strand[0]?.y ?? 0) - (240 + 480 * i))).toBeLessThan(12);
    expect(strand.at(-1)?.x).toBe(232 * PATH_SCALE);
    expect(Math.abs((strand.at(-1)?.y ?? 0) - 960)).toBeLessThanOrEqual(2);
  });
});
