import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: './' });

/** Unit tests are beside the code that they test. They run in Node, unless a file asks for jsdom. */
export default withNext({
  testEnvironment: 'node',
  // The default is one worker fewer than the processors, which leaves half of a small machine idle.
  maxWorkers: '100%',
  // Generous, because no test measures time and a slow machine is not a failure.
  testTimeout: 30_000,
  testMatch: ['<rootDir>/{app,browser,components,content,lib,scripts}/**/*.test.{ts,tsx}'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
});
