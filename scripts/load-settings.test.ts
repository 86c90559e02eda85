import { readFileSync } from 'node:fs';
import { listEnvProblems } from './load-settings';

const told = (...lines: string[]) => listEnvProblems('.env.local', lines.join('\n'));

test('the example of the settings has no slip', () => {
  expect(told(readFileSync('.env.example', 'utf8'))).toEqual([]);
});

test.each([
  'SITE_ENV=production',
  'export SITE_ENV=production',
  ' SITE_ENV = production # the live site',
  'SCHEDULING_URL="https://lakeside.janeapp.com/#/staff_member/1"',
  'SCHEDULING_URL=https://lakeside.janeapp.com/ # our link',
  'SCHEDULING_URL=<iframe src="https://calendly.com/lakeside/call"></iframe>',
  "SCHEDULING_URL='<div data-url=https://calendly.com/lakeside/call>\n</div>\n<script></script>'",
  'OTHER_TOOL: 1',
  '# SITE_ENV: production',
])('%s is read as it stands', (line) => {
  expect(told(line)).toEqual([]);
});

test.each([
  ['SITE_ENV: production', 'write = in place of : after SITE_ENV.'],
  ['site_env=production', '“site_env” is not known: write SITE_ENV.'],
  ['SITE_EVN=production', '“SITE_EVN” is not known: write SITE_ENV.'],
  ['SITE_URLS=https://lakeside.alt', '“SITE_URLS” is not known: write SITE_URL.'],
  ['SITE-URL=https://lakeside.alt', '“SITE-URL” is not known: write SITE_URL.'],
  [
    'SCHEDULING_URL=https://lakeside.janeapp.com/#/staff_member/1',
    "what follows the # would be left out: write quotes around the value, SCHEDULING_URL='…'.",
  ],
  ['</script>', 'this line is no setting: a setting is one line'],
  ['SITE ENV=production', 'this line is no setting'],
  ['SITE_ENV', 'this line is no setting'],
])('%s is reported with its line', (line, sentence) => {
  expect(told('# Settings', line)).toEqual([expect.stringContaining(`.env.local:2: ${sentence}`)]);
});

test('embed code on several lines without quotes is reported, and between quotes it is not', () => {
  const lines = ['<!-- Calendly begin -->', '<div data-url="https://calendly.com/a/b">', '</div>'];
  expect(told(`SCHEDULING_URL=${lines.join('\n')}`).length).toBeGreaterThan(0);
  expect(told(`SCHEDULING_URL='${lines.join('\n')}'`)).toEqual([]);
});

test.each([
  'SITE_ENV\t=\tproduction',
  'SITE_ENV\u00a0=production',
  'export  SITE_ENV=production',
  'SITE_ENV="production',
])('%j, which the build would ignore, is reported', (line) => {
  expect(told(line)).toEqual([
    ".env.local:1: SITE_ENV is not read: write SITE_ENV='…', with no other space or quote.",
  ]);
});

test('a setting in two lines is reported, because only the last one counts', () => {
  expect(told('SITE_URL=https://a.alt', '', 'SITE_URL=', '# SITE_URL=https://b.alt')).toEqual([
    '.env.local:3: SITE_URL is also in line 1: delete one of the two.',
  ]);
});

test('a file that was saved in another encoding is named', () => {
  expect(told('\uFEFFSITE_ENV=production')).toEqual([
    '.env.local begins with an invisible character: save it as UTF-8 without BOM.',
  ]);
  expect(told('S\0I\0T\0E\0')).toEqual(['.env.local is saved as UTF-16: save it as UTF-8.']);
});
