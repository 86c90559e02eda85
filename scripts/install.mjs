// Plain JavaScript without dependencies, because it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';

const wanted = JSON.parse(readFileSync('package.json', 'utf8')).engines.node;
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = wanted.split(' || ').some((range) => {
  const [, from, least] = /(\d+)\.(\d+|x)/.exec(range);
  return Number(from) === major && (least === 'x' || minor >= Number(least));
});

const record = 'node_modules/.package-lock.json';
const isInstalled = existsSync(record) && statSync(record).mtimeMs >= statSync('package-lock.json').mtimeMs;

if (!isSupported) {
  console.error(
    `This project needs Node ${wanted}; this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exitCode = 1;
} else if (!isInstalled) {
  process.exitCode = spawnSync('npm ci', { stdio: 'inherit', shell: true }).status ?? 1;
}
