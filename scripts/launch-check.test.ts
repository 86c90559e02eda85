import { spawnSync } from 'node:child_process';
import { demonstrationEnvironment } from './load-settings';

function launchCheck(args: string[], env: Record<string, string> = {}) {
  const { PATH = '', HOME = '' } = process.env;
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/launch-check.ts', ...args], {
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
  for (const line of launchCheck(['--dates']).stdout.split('\n').filter(Boolean)) {
    expect(line).toMatch(/^content\/[\w-]+\.ts:\d+ (error|warning) The day on which/);
  }
});

test('an invalid setting ends the program with one sentence', () => {
  const { status, stderr } = launchCheck(['--before-build'], { SITE_URL: 'lakeside.com' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringContaining("write the site's address with https://"),
  ]);
});
