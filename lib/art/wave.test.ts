import { ease, pulse, seededRandom } from './wave';

test('a seed always gives the same numbers, and another seed gives others', () => {
  const take = (seed: number) => Array.from({ length: 50 }, seededRandom(seed));
  expect(take(5)).toEqual(take(5));
  expect(take(5)).not.toEqual(take(6));
  expect(take(1).slice(0, 3)).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
  expect(take(5).every((value) => value >= 0 && value < 1)).toBe(true);
});

test('a pulse has three crests, the middle one the tallest, and leaves the rest of the line alone', () => {
  const wave = pulse(100, 10, 20);
  const crests = Array.from({ length: 71 }, (_, i) => 65 + i).filter(
    (x) => wave(x) > 0.2 && wave(x) > wave(x - 1) && wave(x) > wave(x + 1),
  );
  expect(crests).toHaveLength(3);
  expect(crests[1]).toBe(100);
  expect(wave(100)).toBe(10);
  expect(wave(100 + 45)).toBe(0);
});

test('easing starts at 0, ends at 1 and never turns back', () => {
  const values = Array.from({ length: 121 }, (_, i) => ease(-0.1 + i / 100));
  expect(values[0]).toBe(0);
  expect(values.at(-1)).toBe(1);
  expect(values.every((value, i) => i === 0 || value >= (values[i - 1] ?? 0))).toBe(true);
});
