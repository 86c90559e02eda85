import { spawnSync } from 'node:child_process';
import { runAsProgram } from './program';

const HELP = `Usage: npm run test:deep [-- name]

Runs the tests that take minutes: whole builds in copies of this project, one after the other. They are the files
that end in .deep.ts, written like any unit test; a name picks those whose path holds it.`;

/** Long enough for two builds on a small machine. */
const TEST_TIMEOUT_MS = 20 * 60_000;

runAsProgram('test-deep.ts', HELP, (args) => {
  const jest = [
    'jest',
    '--runInBand',
    '--verbose',
    `--testTimeout=${TEST_TIMEOUT_MS}`,
    '--testMatch=**/*.deep.ts',
  ];
  const { status } = spawnSync('npx', [...jest, ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
});
