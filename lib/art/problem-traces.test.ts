import { problemTraces } from './problem-traces';

test.each(Object.entries(problemTraces))(
  '%s starts at the node and does not hold the goal line',
  (_, { parts, goal }) => {
    expect(parts[0]?.d.startsWith('M0 32')).toBe(true);
    expect(goal.d).toMatch(/^M14 12/);
    const ends = parts.flatMap(({ d }) => [...d.matchAll(/[\d.]+/g)].map(Number));
    expect(Math.max(...ends)).toBeLessThanOrEqual(240);
    expect(parts.at(-1)?.d).not.toMatch(/ 12$/);
  },
);

test('no two cards share a drawing', () => {
  const drawings = Object.values(problemTraces).map(({ parts }) => parts.map(({ d }) => d).join());
  expect(new Set(drawings).size).toBe(6);
});
