import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, watch } from 'node:fs';
import { runAsProgram } from './program';
import { readyContent } from './ready-content';

const help = `Usage: npm run dev

Shows the site at http://localhost:3000 while you edit it. Each time you save a file in content/, its quotes are mended as
in a build, and a mistake that keeps it from being read is named in one sentence. Each time you save a photo, its sizes
are made again.`;

/** How long to wait for further changes, in ms, because an editor saves a file in several steps. */
const settleMs = 100;

const shell = process.platform === 'win32';

/** Returns false if it failed; by then the sentence that says why has been printed. */
function makeAssets(): boolean {
  return spawnSync('tsx', ['scripts/assets.ts'], { stdio: 'inherit', shell }).status === 0;
}

function readyAgain(isPhoto: boolean) {
  try {
    readyContent();
    if (isPhoto) makeAssets();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

runAsProgram('dev.ts', help, (args) => {
  if (!makeAssets()) {
    process.exitCode = 1;
    return;
  }
  const next = spawn('next', ['dev', ...args], { stdio: 'inherit', shell });
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
      readyAgain(isPhotoWaiting);
      isPhotoWaiting = false;
    }, settleMs);
  }
  watch('content', (_, file) => onChange(file === 'team.ts'));
  watch('photos', () => onChange(true));
});
