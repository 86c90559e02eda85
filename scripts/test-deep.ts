import { spawnSync } from 'node:child_process';
import { runAsProgram } from './program';

const HELP = `Usage: npm run test:deep [-- name]

Runs the tests that take minutes: builds the site, then runs the files that end in .deep.ts, written like any unit test
(whole builds in copies of this project, other engines), and the browser tests that end in .deep.spec.ts. A name picks
those whose path holds it.`;

/** Long enough for two builds on a small machine. */
const TEST_TIMEOUT_MS = 20 * 60_000;

const JEST = ['--runInBand', '--verbose', '--passWithNoTests', `--testTimeout=${TEST_TIMEOUT_MS}`];

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

runAsProgram('test-deep.ts', HELP, (args) => {
  const isBuilt = run('npm', ['run', 'build']);
  const results = [
    isBuilt,
    run('npx', ['jest', ...JEST, '--testMatch=**/*.deep.ts', ...args]),
    isBuilt &&
      run('npm', ['run', 'test:e2e', '--', '--reporter=list', '--pass-with-no-tests', ...args], {
        DEEP: '1',
      }),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
