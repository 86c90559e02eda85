import { BAND_COUNT, bandPaths } from './bands';

const numbers = (d: string) => [...d.matchAll(/-?\d+/g)].map(Number);

test('bands lie below one another and each reaches the bottom edge', () => {
  const bands = bandPaths();
  expect(bands).toHaveLength(BAND_COUNT);
  const tops = bands.map((d) => numbers(d)[1] ?? 0);
  expect(tops.every((y, i) => i === 0 || y > (tops[i - 1] ?? 0))).toBe(true);
  for (const d of bands) {
    expect(d).toMatch(/V260H0Z$/);
  }
  expect(Math.max(...tops)).toBeLessThan(240);
});
