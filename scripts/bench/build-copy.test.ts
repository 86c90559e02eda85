import { readFileSync } from 'node:fs';
import { withoutLaunchCheck } from './build-copy';

test('the bench builds as the site is built, but for the launch check', () => {
  const source = readFileSync('scripts/build.ts', 'utf8');
  const kept = withoutLaunchCheck(source);
  expect(kept).not.toContain('launch-check.ts');
  const gone = source.split('\n').filter((line) => !kept.split('\n').includes(line));
  expect(gone.length).toBeGreaterThan(0);
  for (const line of gone) expect(line).toContain('launch-check.ts');
  expect(() => withoutLaunchCheck(kept)).toThrow('scripts/build.ts');
});
