import { spawnSync } from 'node:child_process';
import { demonstrationEnvironment } from './demonstration';

type Report = {
  isReady: boolean;
  errors: number;
  warnings: number;
  findings: { severity: string; file: string }[];
};

function launchCheck(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/launch-check.ts', '--before-build', ...args],
    {
      env: { PATH, HOME, ...demonstrationEnvironment(), ...env } as unknown as NodeJS.ProcessEnv,
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
}

test('the JSON form counts what it lists', () => {
  const report: Report = JSON.parse(launchCheck(['--json']).stdout);
  const errors = report.findings.filter(({ severity }) => severity === 'error').length;
  expect(report).toMatchObject({ isReady: errors === 0, errors, warnings: report.findings.length - errors });
  expect(report.findings.some(({ file }) => file === 'settings')).toBe(true);
});

test('a preview is told the count and goes on; the live site with a demonstration is stopped', () => {
  const preview = launchCheck([]);
  expect(preview.status).toBe(0);
  expect(preview.stdout).toMatch(/^This build is a preview\. Not ready for launch: \d+ errors?/);
  const live = launchCheck([], { SITE_ENV: 'production' });
  expect(live.status).toBe(1);
  expect(live.stdout).toContain('settings error SCHEDULING_PROVIDER is demo');
  expect(live.stdout).not.toContain('\u001b');
});

test('a setting that cannot be right ends in one sentence', () => {
  const { status, stderr } = launchCheck([], { SITE_URL: 'lakeside' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    'SITE_URL is "lakeside"; write the site\'s address without a path, e.g. https://www.example.com.',
  ]);
});
