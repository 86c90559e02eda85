import { test } from '@playwright/test';
import { visitHostileAddresses } from './support/hostile-addresses';

const count = 24;

/** `hostile.deep.spec.ts` opens 2,000. */
test(`${count} hostile addresses do nothing`, async ({ page, baseURL }) => {
  test.setTimeout(90_000);
  await visitHostileAddresses(page, { origin: String(baseURL), count, seed: 20261121 });
});
