import { listShortcomings } from './check-policy';

const best = { path: '/', grade: 'A+', score: 130, failed: [], findings: [] };

test('the top grade without findings is no shortcoming, nor is praise or information', () => {
  const told = [45, 60, 100].map((severity) => ({ severity, directive: 'script-src', description: 'fine' }));
  expect(listShortcomings({ ...best, findings: told })).toEqual([]);
});

test('a lower grade, a failed test and each finding of medium weight or worse is a line of its own', () => {
  const findings = [10, 20, 30, 40, 50].map((severity) => ({
    severity,
    directive: 'script-src',
    description: `weight ${severity}`,
  }));
  expect(listShortcomings({ ...best, grade: 'A', failed: ['csp-not-implemented'], findings })).toEqual([
    '/: the Observatory’s grade is A',
    '/: the Observatory found csp-not-implemented',
    ...findings.map(({ severity }) => `/: script-src (${severity}): weight ${severity}`),
  ]);
});
