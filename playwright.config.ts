import { defineConfig } from '@playwright/test';

const port = Number(process.env.E2E_PORT ?? 4183);
const isRoot = process.getuid?.() === 0;

/** Specs whose findings are the same at every width: messages, requests, addresses, errors, files. */
const KNOWS_NO_WIDTH = [
  'analytics.deep',
  'booking-widget',
  'budgets',
  'failures',
  'faults',
  'hostile',
  'links',
  'not-found',
  'paper',
  'preferences',
  'preview',
  'privacy',
  'settling-lines',
  'sharing',
  'well-known',
];

/** Slow proofs, `*.deep.spec.ts` and tests tagged `@deep`: run by `npm run test:deep` and nothing else. */
const isDeep = process.env.DEEP === '1';
const DEEP = /\.deep\.spec\.ts|@deep/;

/** The browser comes from CHROMIUM_PATH, which `npm run test:e2e` sets; the site is the export in out/, built before. */
export default defineConfig({
  testDir: 'e2e',
  grep: isDeep ? DEEP : undefined,
  grepInvert: isDeep ? undefined : DEEP,
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['dot'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        // Chromium refuses to run its sandbox as root, which containers usually are.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // Tests whose findings do not depend on the width, or that set it themselves.
      grepInvert: isDeep ? /@once/ : [/@once/, DEEP],
      testIgnore: KNOWS_NO_WIDTH.flatMap((name) => [`**/${name}.spec.ts`, `**/${name}.deep.spec.ts`]),
      use: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    url: `http://localhost:${port}`,
    env: { PORT: String(port) },
    reuseExistingServer: false,
  },
});
