import { defineConfig } from '@playwright/test';
import { phone } from './e2e/support/phone';
import { findBrowser } from './scripts/find-browser';

const port = Number(process.env.E2E_PORT ?? 4183);
const isDeep = process.env.DEEP === '1';

// Workers load this file too, and inherit the result of the search.
process.env.CHROMIUM_PATH = findBrowser();

/**
 * Tests the export in out/, which must have been built before. The deep tests, which are slow or try rare cases, run
 * only with DEEP=1, which `npm run test:deep` sets: all tests in files named `*.deep.spec.ts`, and elsewhere those tagged
 * `@deep`. Every test runs on a wide screen, and a test tagged `@phone` also on a phone screen.
 */
export default defineConfig({
  testDir: 'e2e',
  testIgnore: isDeep ? [] : '**/*.deep.spec.ts',
  grepInvert: isDeep ? /^(?!.*(\.deep\.spec\.ts |@deep))/ : /@deep/,
  // Where e2e/pictures.deep.spec.ts unpacks the pictures it compares with.
  snapshotPathTemplate: 'test-results/expected/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  // One more than the two cores of a small machine, because a page that loads leaves the processor idle at times.
  workers: 3,
  // A shared CI machine can stall a browser for seconds. Elsewhere every failure counts, so that races are found and
  // fixed.
  retries: process.env.CI ? 1 : 0,
  // Generous, because no test measures time and a slow machine is not a failure.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [[isDeep ? 'list' : 'dot'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // Because software draws the hero's motion for over a second on each load, only the deep tests and those about
    // motion have it.
    contextOptions: { reducedMotion: isDeep ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // The headless shell rounds the widths of letters to whole pixels otherwise, and a change of fonts moves words.
      args: ['--font-render-hinting=none'],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', grep: /@phone/, use: phone },
  ],
  webServer: {
    command: 'node --import tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
