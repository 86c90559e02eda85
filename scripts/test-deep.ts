import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { demonstrationEnvironment } from './demonstration';
import { findEngines, listFolder } from './find-engines';
import { runAsProgram } from './program';

const HELP = `Usage: npm run test:deep [-- name]

Runs the tests that take minutes: builds the site, then runs the files that end in .deep.ts, written like any unit test
(whole builds in copies of this project, other engines), and the browser tests that end in .deep.spec.ts or are tagged
@deep. A name picks those whose path holds it.

Firefox comes from FIREFOX_PATH, WebKitGTK from WEBKIT_DRIVER_PATH and WEBKIT_BROWSER_PATH, the usual places, or, as root
on Debian or Ubuntu, from apt-get; an engine that is not to be had is skipped with a sentence.`;

/** Long enough for two builds on a small machine. */
const TEST_TIMEOUT_MS = 20 * 60_000;

const JEST = ['--runInBand', '--verbose', '--passWithNoTests', `--testTimeout=${TEST_TIMEOUT_MS}`];

function run(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...demonstrationEnvironment(), ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const REPORTERS = '--reporter=list,./e2e/engines/journeys-table.ts';

/** Firefox is steered through a WebSocket, which Node 20 has behind a switch. */
const SOCKETS: Record<string, string> =
  'WebSocket' in globalThis
    ? {}
    : { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --experimental-websocket` };

runAsProgram('test-deep.ts', HELP, (args) => {
  const engines = findEngines({
    env: process.env,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    exists: existsSync,
    list: listFolder,
    run,
  });
  const isBuilt = run('npm', ['run', 'build']);
  const results = [
    isBuilt,
    run('npx', ['jest', ...args, ...JEST, '--testMatch=**/*.deep.ts']),
    isBuilt &&
      run('npm', ['run', 'test:e2e', '--', REPORTERS, '--pass-with-no-tests', ...args], {
        DEEP: '1',
        ...SOCKETS,
        ...engines.env,
      }),
  ];
  for (const sentence of engines.missing) console.log(sentence);
  process.exitCode = results.every(Boolean) ? 0 : 1;
});
