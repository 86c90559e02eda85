import { curvePath, PATH_SCALE } from './path';
import { readPath } from './read-path';
import { pulse, sum } from './wave';

const curve = sum([pulse(60, 30, 22), pulse(150, 12, 40), (x) => 5 * Math.sin(x / 90)]);

test.each([0.3, 0.6, 0.9])('the drawn line stays within %s of the curve', (tolerance) => {
  const points = readPath(curvePath(curve, { from: 0, to: 300, tolerance }));
  const strays = points.map(({ x, y }) => {
    const [at, height] = [x / PATH_SCALE, y / PATH_SCALE];
    const slope = (curve(at + 0.2) - curve(at - 0.2)) / 0.4;
    return Math.abs(curve(at) - height) / Math.hypot(1, slope);
  });
  expect(Math.max(...strays)).toBeLessThan(tolerance * 1.2);
});

test('a line starts and ends exactly where it was asked to', () => {
  const points = readPath(curvePath(curve, { from: -2, to: 301, tolerance: 0.5 }));
  expect(points[0]?.x).toBe(-2 * PATH_SCALE);
  expect(points.at(-1)?.x).toBe(301 * PATH_SCALE);
});

test('a line never runs backwards', () => {
  const points = readPath(curvePath(curve, { from: 0, to: 300, tolerance: 0.9 }));
  expect(points.every(({ x }, i) => i === 0 || x > (points[i - 1]?.x ?? 0))).toBe(true);
});

test('a looser tolerance costs fewer bytes', () => {
  const bytes = (tolerance: number) => curvePath(curve, { from: 0, to: 300, tolerance }).length;
  expect(bytes(0.9)).toBeLessThan(bytes(0.3));
});

test('coordinates are whole numbers', () => {
  expect(curvePath(curve, { from: 0, to: 300, tolerance: 0.3 })).toMatch(/^M[-\d ]+q[-\d ]+t[-\d ]+$/);
});
