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

/** Holds the process id of the build that is running. */
const lock = '.next/building';

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/** @throws one sentence where another build of this folder is running, whose files must stay */
function takeLock() {
  mkdirSync('.next', { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch {
    const other = Number(readFileSync(lock, 'utf8'));
    if (other && isRunning(other))
      throw new Error(`Another build of this folder is running (process ${other}): wait until it is done.`);
    // Left by a build that was killed.
    writeFileSync(lock, `${process.pid}`);
  }
}

runAsProgram('build.ts', help, () => {
  // What a web server sends must be readable to it, however private this machine keeps new files.
  process.umask(0o022);
  takeLock();
  // Ctrl+C stops the step that runs; this program stays to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  rmSync('out', { recursive: true, force: true });
  for (const [command, ...args] of steps) {
    // Windows finds npm's programs through a shell only.
    const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (status !== 0) {
      rmSync('out', { recursive: true, force: true });
      process.exitCode = status ?? 1;
      break;
    }
  }
  rmSync(lock, { force: true });
});
