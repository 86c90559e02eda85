import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

const script = resolve('scripts/ensure.mjs');
const clsx = { version: '2.1.1', integrity: 'sha512-a' };

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ensure-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function lock(packages: Packages) {
  return JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } });
}

/** Runs the script in a folder with these locks and an npm that only says what it was asked. */
function ensure({
  locked,
  installed,
  node = '>=20.19',
  npm = 'console.log("npm", process.argv[2])',
}: {
  locked: Packages;
  installed?: Packages;
  node?: string;
  npm?: string;
}) {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ engines: { node } }));
  writeFileSync(join(dir, 'package-lock.json'), lock(locked));
  writeFileSync(join(dir, 'npm.cjs'), npm);
  if (installed) {
    mkdirSync(join(dir, 'node_modules'));
    writeFileSync(join(dir, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  }
  const env = { ...process.env, npm_execpath: join(dir, 'npm.cjs') };
  return spawnSync(process.execPath, [script], { cwd: dir, env, encoding: 'utf8' });
}

test('a fresh clone is installed, and told why', () => {
  const run = ensure({ locked: { 'node_modules/clsx': clsx } });
  expect(run.stdout).toBe('Installing the locked dependencies (npm ci): node_modules is missing.\nnpm ci\n');
  expect(run.status).toBe(0);
});

test('an install that matches the lock is left alone, other platforms’ packages apart', () => {
  const run = ensure({
    locked: {
      'node_modules/clsx': clsx,
      'node_modules/other-platform': { version: '1.0.0', optional: true },
    },
    installed: { 'node_modules/clsx': clsx },
  });
  expect(run.stdout).toBe('Dependencies are as locked.\n');
});

test.each([
  ['another version', { 'node_modules/clsx': { ...clsx, version: '2.0.0' } }],
  ['another content', { 'node_modules/clsx': { ...clsx, integrity: 'sha512-b' } }],
  ['a package missing', {}],
  ['a package too many', { 'node_modules/clsx': clsx, 'node_modules/left': clsx }],
])('an install with %s is renewed', (_what, installed) => {
  expect(ensure({ locked: { 'node_modules/clsx': clsx }, installed }).stdout).toMatch(/\nnpm ci\n$/);
});

test('a failed install and an old Node stop the command with one sentence', () => {
  const failed = ensure({ locked: { 'node_modules/clsx': clsx }, npm: 'process.exit(3)' });
  expect([failed.status, failed.stderr]).toEqual([1, 'npm ci did not finish: see its messages above.\n']);
  const old = ensure({ locked: {}, node: '>=99.1' });
  expect([old.status, old.stderr]).toEqual([
    1,
    `This project needs Node 99.1 or newer; this is ${process.versions.node}.\n`,
  ]);
});
