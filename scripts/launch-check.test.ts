import { spawnSync } from 'node:child_process';
import { demonstrationEnvironment } from './load-settings';

function launchCheck(args: string[], env: Record<string, string> = {}, imported: string[] = []) {
  const { PATH = '', HOME = '' } = process.env;
  const imports = ['tsx', ...imported].flatMap((each) => ['--import', each]);
  return spawnSync(process.execPath, [...imports, 'scripts/launch-check.ts', ...args], {
    env: { PATH, HOME, ...demonstrationEnvironment(), ...env } as unknown as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
}

test('--production checks the live site without a change of settings', () => {
  const { status, stdout } = launchCheck(['--before-build', '--production']);
  expect(status).toBe(1);
  expect(stdout).toContain('SCHEDULING_PROVIDER is demo');
  expect(stdout).not.toContain('SITE_ENV');
});

test('--dates prints only findings about dates', () => {
  const yearsLater =
    'data:text/javascript,Date = class extends Date { constructor(at = 4e12) { super(at); } };';
  const { status, stdout } = launchCheck(['--dates'], {}, [yearsLater]);
  expect(status).toBe(1);
  expect(stdout).toMatch(/^(content\/[\w-]+\.ts:\d+ (error|warning) The day on which .*\n+)+$/);
});

test.each([
  [['counsel'], '"counsel" is not known here: --help lists the options.'],
  [['--live'], "Write the site's address: npm run launch-check -- --live https://www.your-clinic.com."],
  [['--dates', '--live'], '--dates and --live exclude each other: write one of them.'],
  [['--quick'], '--quick does nothing without --live: write both.'],
])('%j is refused in one sentence', (args, sentence) => {
  const { status, stderr } = launchCheck(args);
  expect([status, stderr.trim()]).toEqual([1, sentence]);
});

test('a list for one person comes apart from the note that the pages were not checked', () => {
  const { status, stdout, stderr } = launchCheck(['--for', 'counsel', '--production']);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Counsel:/)]);
  expect(stderr).toMatch(/not checked: run ".*npm run build" first\.$/m);
});

test('an invalid setting ends the program with one sentence', () => {
  const { status, stderr } = launchCheck(['--before-build'], { SITE_URL: 'lakeside.com' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining("write the site's address with https://"),
  ]);
});
