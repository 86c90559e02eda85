import { PATH_SCALE } from './path';
import { readPath } from './read-path';
import { HORIZON_Y, type SeaLine, sea } from './sea';
import { daySea, finalSea, gappedSea, heroSea, posterSea } from './seas';

const seas = Object.entries({ heroSea, posterSea, finalSea, daySea, gappedSea }).map(
  ([name, options]) => [name, options, sea(options).lines] as const,
);

const linesOf = (wanted: string) => seas.find(([name]) => name === wanted)?.[2] ?? [];

/** Height between the lowest trough and the highest crest, in drawing units. */
function restlessness({ d }: SeaLine, fromU = 0, toU = 1, width = 1600) {
  const heights = readPath(d)
    .filter(({ x }) => x >= fromU * width * PATH_SCALE && x <= toU * width * PATH_SCALE)
    .map(({ y }) => y / PATH_SCALE);
  return Math.max(...heights) - Math.min(...heights);
}

test.each(seas)('%s is the same drawing on every build', (_, options, lines) => {
  expect(sea(options).lines).toEqual(lines);
});

test.each(seas)('%s has twelve lines, each nearer to the viewer than the one before', (_, options, lines) => {
  expect(lines).toHaveLength(12);
  expect(lines[0]?.baseline).toBe(HORIZON_Y * PATH_SCALE);
  expect(lines.at(-1)?.baseline).toBe(options.nearestY * PATH_SCALE);
  expect(lines.every(({ baseline }, k) => k === 0 || baseline > (lines[k - 1]?.baseline ?? 0))).toBe(true);
});

test.each(seas)('%s grows quieter from the viewer to the horizon', (_, options, lines) => {
  const heights = lines.map((line) => restlessness(line, 0, 1, options.width));
  const thirds = [0, 4, 8].map((k) => heights.slice(k, k + 4).reduce((total, height) => total + height));
  expect(thirds[0]).toBeLessThan(thirds[1] ?? 0);
  expect(thirds[1]).toBeLessThan(thirds[2] ?? 0);
  expect(heights[0]).toBe(Math.min(...heights));
  expect(heights[0]).toBeLessThan(4);
});

test.each(seas)('%s fills its box from edge to edge and is cut nowhere at the top', (_, options, lines) => {
  for (const { baseline, d } of lines) {
    const points = readPath(d);
    expect(points[0]?.x).toBeLessThanOrEqual(0);
    expect(points.at(-1)?.x).toBeGreaterThanOrEqual(options.width * PATH_SCALE);
    expect(Math.min(...points.map(({ y }) => y + baseline))).toBeGreaterThan(0);
    const bottom = Number(/V(\d+)H-8Z$/.exec(d)?.[1]);
    expect(bottom + baseline).toBeGreaterThan(options.height * PATH_SCALE);
  }
});

test('the hero sea is restless at the left and nearly still at the right', () => {
  for (const line of linesOf('heroSea').slice(6)) {
    expect(restlessness(line, 0, 0.3)).toBeGreaterThan(2 * restlessness(line, 0.85, 1));
  }
});

test('the signal of the lost page is missing in the middle only', () => {
  for (const line of linesOf('gappedSea').slice(6)) {
    const gap = restlessness(line, 0.47, 0.53);
    expect(gap).toBeLessThan(4);
    expect(restlessness(line, 0, 0.35)).toBeGreaterThan(4 * gap);
    expect(restlessness(line, 0.65, 1)).toBeGreaterThan(4 * gap);
  }
});
