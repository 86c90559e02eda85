import type { Finding } from './finding';
import { coloured, formatReport, plain, summarize } from './report';

const error: Finding = {
  severity: 'error',
  kind: 'unconfirmed',
  file: 'content/home.ts',
  line: 4,
  message: 'Ask.',
  href: null,
};
const warning: Finding = {
  ...error,
  severity: 'warning',
  kind: 'setting',
  file: 'settings',
  line: null,
  message: 'Set it.',
};

test('findings stand by file with their line, then what to do and the counts', () => {
  expect(formatReport([warning, error, { ...error, line: 9 }], plain)).toBe(
    `settings warning Set it.

content/home.ts:4 error (not confirmed) Ask.
content/home.ts:9 error (not confirmed) Ask.

Settle each fact that is not confirmed with the clinic, then delete its pending sentence.
Not ready for launch: 2 errors, 1 warning.`,
  );
});

test('warnings alone do not keep from launching', () => {
  expect(summarize([warning])).toBe('Ready for launch (1 warning).');
  expect(summarize([])).toBe('Ready for launch (0 warnings).');
});

test('colour is added only where it is asked for', () => {
  expect(formatReport([error], coloured)).toContain('\u001b[31merror\u001b[0m');
  expect(formatReport([error], plain)).not.toContain('\u001b');
});
