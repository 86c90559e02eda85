// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = wanted.split(' || ').some((range) => {
  const [, from, least] = /(\d+)\.(\d+|x)/.exec(range);
  return Number(from) === major && (least === 'x' || minor >= Number(least));
});

/** Packages for other platforms are locked but never installed, so an optional one may be absent. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const found = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || found[path]?.version === version || (optional && !found[path]),
  );
}

if (!isSupported) {
  console.error(
    `This project needs Node ${wanted}; this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exitCode = 1;
} else if (!isInstalled()) {
  process.exitCode = spawnSync('npm ci', { stdio: 'inherit', shell: true }).status ?? 1;
}
