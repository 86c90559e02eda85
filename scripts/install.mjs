// Plain JavaScript without dependencies, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
const [major, minor] = process.versions.node.split('.').map(Number);
const ranges = wanted.split(' || ').map((range) => {
  const [, from, least] = /(\d+)\.(\d+|x)/.exec(range);
  return { from: Number(from), least: least === 'x' ? 0 : Number(least) };
});
const isSupported = ranges.some(({ from, least }) => from === major && minor >= least);
const inWords = ranges.map(({ from, least }) => (least ? `${from} (${from}.${least} or newer)` : `${from}`));

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The environment of npm, with a cache inside the project if the home folder is not writable. */
function npmEnvironment() {
  const cache = process.env.npm_config_cache ?? join(homedir(), '.npm');
  try {
    mkdirSync(cache, { recursive: true });
  } catch {
    // A folder that cannot be created cannot be written to either.
  }
  return isWritable(cache)
    ? process.env
    : { ...process.env, npm_config_cache: resolve('node_modules/.cache/npm') };
}

const record = 'node_modules/.package-lock.json';

/** Whether the installed packages are those of package-lock.json. Compares versions, because git changes file times. */
function isInstalled() {
  if (!existsSync(record)) return false;
  const [locked, installed] = ['package-lock.json', record].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  );
  return Object.entries(locked).every(
    // Optional packages are for other systems.
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  );
}

if (process.cwd().includes('#')) {
  console.error(
    `The path of this folder has a # in it, at which Next.js cannot build: rename it, or move the project (${process.cwd()}).`,
  );
  process.exitCode = 1;
} else if (!isSupported) {
  console.error(
    `This project needs Node ${inWords.slice(0, -1).join(', ')} or ${inWords.at(-1)}; this is ${process.versions.node}. Install the newest of these from https://nodejs.org.`,
  );
  process.exitCode = 1;
} else if (!isInstalled()) {
  const locked = ['node_modules', '.'].find((folder) => existsSync(folder) && !isWritable(folder));
  if (locked)
    console.error(
      `The packages cannot be installed, because ${resolve(locked)} cannot be written to: work in a copy of the project in your own folder.`,
    );
  process.exitCode = locked
    ? 1
    : (spawnSync('npm ci', { stdio: 'inherit', shell: true, env: npmEnvironment() }).status ?? 1);
}
