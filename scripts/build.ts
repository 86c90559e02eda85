import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { explainBuild } from './explain-build';
import { runAsProgram } from './program';

const help = `Usage: npm run build

Writes the site into out/. It makes the generated files, checks content and settings, lets Next.js export the pages,
finishes them, and checks the result. A preview is built even if a check finds something; SITE_ENV=production stops.
A build that stops leaves no out/, so that nobody uploads an older site or half of one. The output of Next.js goes to
generated/next.log; with DEBUG=1 it is printed instead, without our explanation.`;

const steps = [
  ['tsx', 'scripts/assets.ts'],
  ['tsx', 'scripts/launch-check.ts', '--before-build'],
  ['next', 'build'],
  ['tsx', 'scripts/finish.ts'],
  ['tsx', 'scripts/launch-check.ts', '--after-build'],
] as const;

const nextLog = 'generated/next.log';

/** Runs one step. The output of Next.js is hidden; if Next.js fails, only an explanation is printed. */
function run([command, ...args]: readonly string[]) {
  const isQuiet = command === 'next' && !process.env.DEBUG;
  const stdio = isQuiet ? 'pipe' : 'inherit';
  // On Windows, npm's programs can be started only through a shell.
  const options = { stdio, shell: process.platform === 'win32', encoding: 'utf8', maxBuffer: 1e9 } as const;
  if (isQuiet) console.log('Making the pages …');
  const { status, stdout, stderr } = spawnSync(command ?? '', args, options);
  if (isQuiet) writeFileSync(nextLog, stdout + stderr);
  if (isQuiet && status !== 0) {
    console.error(explainBuild(stdout + stderr).join('\n'));
    console.error(
      `The site was not made. For a developer: the whole report is in ${nextLog}, and DEBUG=1 prints it.`,
    );
  }
  return status;
}

/** Contains the id of the process that is building. It is not in .next/, which Next.js empties when it starts. */
const lock = 'generated/building';

function isRunning(processId: number) {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

/**
 * Ensures that only one build of this folder runs at a time.
 * @throws Error with a one-sentence message if another build is running, whose files must not be overwritten
 */
export function takeLock() {
  mkdirSync('generated', { recursive: true });
  try {
    writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(lock, 'utf8'));
    if (other && isRunning(other))
      throw new Error(`Another build of this folder is running (process ${other}): wait until it is done.`);
    // A build that was killed left this lock.
    writeFileSync(lock, `${process.pid}`);
  }
}

runAsProgram('build.ts', help, () => {
  takeLock();
  // Ctrl+C stops the current step; this program continues, to clean up.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
  try {
    // Next.js would say so only after everything else has been made.
    mkdirSync('.next', { recursive: true });
    accessSync('.next', constants.W_OK);
    rmSync('out', { recursive: true, force: true });
    for (const step of steps) {
      const status = run(step);
      if (status !== 0) {
        rmSync('out', { recursive: true, force: true });
        process.exitCode = status ?? 1;
        break;
      }
    }
  } finally {
    rmSync(lock, { force: true });
  }
});
