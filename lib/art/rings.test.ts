import { rings } from './rings';

test('twelve rings grow wider, thinner and fainter and stay in the box', () => {
  const all = rings();
  const radii = all.map(({ radius }) => radius);
  expect(all).toHaveLength(12);
  all.forEach(({ strokeWidth, opacity }, i) => {
    expect(strokeWidth).toBeGreaterThan(0.5);
    expect(opacity).toBeGreaterThan(0.1);
    const before = all[i - 1];
    if (!before) return;
    expect(radii[i]).toBeGreaterThan(radii[i - 1] ?? 0);
    expect(strokeWidth).toBeLessThan(before.strokeWidth);
    expect(opacity).toBeLessThan(before.opacity);
  });
  expect(Math.max(...radii)).toBeLessThan(450);
});
