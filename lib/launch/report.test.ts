import type { Finding } from './finding';
import { formatFindings, summarize } from './report';

const error: Finding = {
  severity: 'error',
  file: 'content/home.ts',
  line: 4,
  message: 'Ask.',
  href: null,
  isPending: true,
};
const warning: Finding = { ...error, severity: 'warning', file: 'settings', line: null, isPending: false };

test('findings stand by file with their line', () => {
  expect(formatFindings([warning, error, { ...error, line: 9 }])).toBe(
    'settings warning Ask.\n\ncontent/home.ts:4 error (not confirmed) Ask.\ncontent/home.ts:9 error (not confirmed) Ask.',
  );
});

test('errors keep from launching, warnings alone do not', () => {
  expect(summarize([error, warning, error])).toBe('Not ready for launch: 2 errors, 1 warning.');
  expect(summarize([warning])).toBe('Ready for launch (1 warning).');
  expect(summarize([])).toBe('Ready for launch (0 warnings).');
});
