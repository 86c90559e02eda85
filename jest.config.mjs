import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });
const isDeep = process.env.DEEP === '1';
const rooms = '<rootDir>/{app,browser,components,content,lib,scripts}';

/** Unit tests stand beside the code they test; they run in Node unless a file asks for jsdom. */
export default withNext({
  testEnvironment: 'node',
  // One fewer than the processors unless set, which leaves half of a small machine idle.
  maxWorkers: '100%',
  // Generous, because a slow machine is not a failure: no test measures time.
  testTimeout: isDeep ? 20 * 60_000 : 30_000,
  testMatch: [`${rooms}/**/*${isDeep ? '.deep' : ''}.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', ...(isDeep ? [] : ['\\.deep\\.test\\.ts$'])],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
