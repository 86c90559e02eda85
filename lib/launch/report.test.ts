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

test('findings stand by file, and errors keep from launching as warnings alone do not', () => {
  expect(formatFindings([warning, error])).toBe(
    'settings warning Ask.\n\ncontent/home.ts:4 error (not confirmed) Ask.',
  );
  expect(summarize([error, warning, error])).toBe('Not ready for launch: 2 errors, 1 warning.');
  expect(summarize([])).toBe('Ready for launch (0 warnings).');
});
