import { addUp, countBrowserTests, countUnitTests } from './test';

test('unit and browser tests are added', () => {
  const unit = countUnitTests({ numPassedTests: 40, numFailedTests: 2, numRuntimeErrorTestSuites: 1 });
  const e2e = countBrowserTests({ stats: { expected: 30, unexpected: 3, flaky: 1 }, errors: [{}] });
  expect(addUp([unit, e2e], 2)).toEqual({ passed: 70, failed: 8 });
});

test('a step that fails without a failing test is one failure', () => {
  const fine = { passed: 40, failed: 0 };
  expect(addUp([fine, fine], 0)).toEqual({ passed: 80, failed: 0 });
  expect(addUp([fine, { passed: 1, failed: 3 }], 2)).toEqual({ passed: 41, failed: 4 });
  expect(addUp([], 3)).toEqual({ passed: 0, failed: 3 });
});
