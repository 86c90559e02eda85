import { readFileSync } from 'node:fs';
import { buildSteps } from './build-copy';

test('the bench builds as the site is built, but for the launch check', () => {
  const steps = buildSteps(readFileSync('package.json', 'utf8'));
  expect(steps).toContain('next build');
  expect(steps.at(-1)).toContain('finish-export');
  expect(steps.join()).not.toContain('launch-check');
});
