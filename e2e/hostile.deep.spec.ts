import { test } from '@playwright/test';
import { visitHostileAddresses } from './support/hostile-addresses';

const count = 500;

for (const seed of [1, 2, 3, 4]) {
  test(`${count} hostile addresses do nothing (seed ${seed})`, async ({ page, baseURL }) => {
    test.setTimeout(10 * 60_000);
    await visitHostileAddresses(page, { origin: String(baseURL), count, seed });
  });
}
