import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { runAsProgram } from './program';

const help = `Usage: npm run build

Writes the site into out/: the generated parts, a check of content and settings, Next's export, our own last step over
it, and a check of what came out. A preview goes on when a check finds something; SITE_ENV=production stops.
A build that stops leaves no out/, so that nobody uploads an older site or half of one.`;

const steps = [
  ['tsx', 'scripts/assets.ts'],
  ['tsx', 'scripts/launch-check.ts', '--before-build'],
  ['next', 'build'],
  ['tsx', 'scripts/finish.ts'],
  ['tsx', 'scripts/launch-check.ts', '--after-build'],
] as const;

/** Contains the id of the process that is building. */
const lock = '.next/building';

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/**
 * Makes sure that one build of this folder runs at a time.
 * @throws one sentence if another build is running, whose files must stay
 */
function takeLock() {
  mkdirSync('.next', { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(lock, 'utf8'));
    if (other && isRunning(other))
      throw new Error(`Another build of this folder is running (process ${other}): wait until it is done.`);
    // A build that was killed left this lock.
    writeFileSync(lock, `${process.pid}`);
  }
}

runAsProgram('build.ts', help, () => {
  // The web server must be able to read these files, whatever umask this machine has.
  process.umask(0o022);
  takeLock();
  // Ctrl+C stops the current step; this program lives on to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  rmSync('out', { recursive: true, force: true });
  for (const [command, ...args] of steps) {
    // On Windows, npm's programs can be started only through a shell.
    const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) {
      rmSync('out', { recursive: true, force: true });
      process.exitCode = status ?? 1;
      break;
    }
  }
  rmSync(lock, { force: true });
});
