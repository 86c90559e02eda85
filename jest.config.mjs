import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Unit tests stand beside the code they test; they run in Node unless a file asks for jsdom. */
export default withNext({
  testEnvironment: 'node',
  // One fewer than the processors unless set, which leaves half of a small machine idle.
  maxWorkers: '100%',
  // Generous, because a slow machine is not a failure: no test measures time.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{app,browser,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
