import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { findTypeProblems } from './explain-types';
import { runAsProgram } from './program';
import { readyContent } from './ready-content';

const help = `Usage: npm run dev

Shows the site at http://localhost:3000 while you edit it. Each time you save a file in content/, its quotes are corrected
as in a build, and one sentence names a mistake that makes it unreadable. Each time you save a photo, its sizes are made
again. While there is a mistake, the output of Next.js is held back, because it would bury the sentence.`;

/** How long to wait for further changes, in ms, because an editor saves a file in several steps. */
const settleMs = 100;

const shell = process.platform === 'win32';

/** Returns false if it failed; by then, the sentence that says why has been printed. */
function makeAssets(): boolean {
  return spawnSync('tsx', ['scripts/assets.ts'], { stdio: 'inherit', shell }).status === 0;
}

/** Returns false if content/ contains a mistake; by then, the sentence that names it has been printed. */
function readyAgain(isPhoto: boolean): boolean {
  try {
    readyContent();
    const problems = findTypeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return !isPhoto || makeAssets();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
}

runAsProgram('dev.ts', help, (args) => {
  if (!makeAssets()) {
    process.exitCode = 1;
    return;
  }
  const next = spawn('next', ['dev', ...args], { stdio: ['inherit', 'pipe', 'pipe'], shell });
  let isContentGood = true;
  // Next.js may report a mistake before this program explains it, so the output of Next.js is held back until then.
  for (const [from, to] of [
    [next.stdout, process.stdout],
    [next.stderr, process.stderr],
  ] as const)
    from.on('data', (printed) => setTimeout(() => isContentGood && to.write(printed), 5 * settleMs));
  next.on('exit', (status) => process.exit(status ?? 0));
  // Ctrl+C reaches both programs, but a signal to this one alone would leave Next.js running.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
  mkdirSync('photos', { recursive: true });
  let timer: NodeJS.Timeout | undefined;
  let isPhotoWaiting = false;
  function onChange(isPhoto: boolean) {
    isPhotoWaiting ||= isPhoto;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isContentGood = readyAgain(isPhotoWaiting);
      isPhotoWaiting = false;
    }, settleMs);
  }
  watch('content', (_, file) => onChange(file === 'team.ts'));
  watch('photos', () => onChange(true));
});
