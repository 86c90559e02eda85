import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The shell script of the last step of a job of the weekly checks. */
function lastScript(job: string) {
  const workflow = readFileSync('.github/workflows/weekly.yml', 'utf8');
  const [, steps = ''] = workflow.split(`\n  ${job}:\n`);
  const [own = ''] = steps.split(/\n {2}\S/);
  return (
    own
      .split('- run: |\n')
      .at(-1)
      ?.replaceAll(/^ {10}/gm, '') ?? ''
  );
}

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'weekly-'));
  cpSync('.github/open-issue.sh', join(dir, '.github/open-issue.sh'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Puts a program on the path of the script, instead of the real one. */
function standIn(name: string, script: string) {
  mkdirSync(join(dir, 'bin'), { recursive: true });
  writeFileSync(join(dir, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(dir, 'bin', name), 0o755);
}

/** The issue that the weekly check opens after a build that prints `output`, or null if it opens none. */
function issueAfter(output: string, exitCode: number) {
  standIn('npx', `printf '%s\\n' '${output}'\nexit ${exitCode}`);
  standIn('node', 'echo 99.1.0-canary.2');
  standIn('gh', '[ "$2" = list ] && echo false || { echo "# $4"; cat "$6"; } > issue.md');
  const env = { ...process.env, PATH: `${join(dir, 'bin')}:${process.env.PATH}` };
  const { status } = spawnSync('bash', ['-e', '-c', lastScript('next-canary')], { cwd: dir, env });
  expect(status).toBe(0);
  const issue = join(dir, 'issue.md');
  return existsSync(issue) ? readFileSync(issue, 'utf8') : null;
}

test('a coming Next.js that builds the site opens no issue', () => {
  expect(issueAfter('content/offer.ts:18 error Confirm both prices.', 0)).toBeNull();
});

test('a coming Next.js that cannot build the site opens an issue with its version and its error', () => {
  const issue = issueAfter('TypeError: turbopack is gone', 1);
  expect(issue).toMatch(/^# The coming version of Next.js would break/);
  expect(issue).toContain('with Next.js 99.1.0-canary.2');
  expect(issue).toContain('TypeError: turbopack is gone');
});

test('a coming Next.js that leaves out a page opens an issue, although a preview is built without it', () => {
  const missing = 'out/404.html error The page is not in the export.';
  expect(issueAfter(missing, 0)).toContain(missing);
});

test('an issue has the words of the output without their colors', () => {
  expect(issueAfter('\u001b[31mError:\u001b[0m turbopack is \u001b[1;33mgone\u001b[39m', 1)).toContain(
    'Error: turbopack is gone',
  );
});
