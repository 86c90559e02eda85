import { test } from '@playwright/test';
import { type Strike, visitWithFaults } from './support/faults';

/** One resource and one fault each; `faults.deep.spec.ts` has them all, and in pairs. */
const table: readonly ['/' | '/booking', Strike][] = [
  ['/', ['fonts', 'slow']],
  ['/', ['scripts', 'truncated']],
  ['/booking', ['scripts', 'slow']],
  ['/booking', ['vendor frame', 'failing']],
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [path, strike] of table) {
  test(`${path} serves its readers when ${strike.join(': ')}`, async ({ page, baseURL }) => {
    await visitWithFaults(page, { path, strikes: [strike], target: String(baseURL) });
  });
}
