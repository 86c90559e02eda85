import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demonstrationEnvironment } from '@/scripts/load-settings';
import { copyProject } from './support/fixture-clinic';

// In one worker and in this order, on one copy of the project.
test.describe.configure({ mode: 'serial', timeout: 10 * 60_000 });
test.skip(process.platform === 'win32', 'Windows has no modes and no umask');

/**
 * The copy's folder. It has the kind of name that people choose (spaces, accents, "&"), and no .git, as after unpacking
 * a ZIP file.
 */
let site: string;
let dir: string;
/** Root may write everywhere, so if the tests run as root, the builds run as this user, who exists on every machine. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

test.beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'modes-'));
  chmodSync(dir, 0o755);
  site = join(dir, 'Éva’s site (1) & more');
  copyProject(site);
  own(user.uid);
});
test.afterAll(() => {
  shell('chmod -R u+w .');
  rmSync(dir, { recursive: true });
});

function shell(command: string, options: object = {}) {
  const { PATH = '' } = process.env;
  const env = { PATH, HOME: join(dir, 'home'), ...demonstrationEnvironment() };
  const all = { cwd: site, env: env as unknown as NodeJS.ProcessEnv, shell: true, ...options };
  const { status, stdout, stderr } = spawnSync(command, { encoding: 'utf8', ...all });
  return { status, said: `${stdout}${stderr}`.trim() };
}

/** Makes a user the owner of the copy. Does nothing without a user, because then the tests do not run as root. */
function own(uid: number | undefined, path = '.') {
  if (uid !== undefined) shell(`chown -R ${uid}:${uid} ${path}`);
}

/** Builds as a user who is not root, with a strict umask. */
function build() {
  mkdirSync(join(dir, 'home'), { recursive: true });
  if (user.uid) chownSync(join(dir, 'home'), user.uid, user.gid);
  return shell('umask 077; npm run --silent build', user);
}

test('on a machine with umask 077, a web server may read every file of the site', () => {
  // Sets the modes that git gives to the files of a clone under this umask.
  shell('chmod -R go-rwx public content photos app components', user);
  const { status, said } = build();
  expect([status, said]).toEqual([0, expect.stringContaining('Making the pages')]);
  const modes = readdirSync(join(site, 'out'), { recursive: true, encoding: 'utf8' }).map((name) => {
    const entry = statSync(join(site, 'out', name));
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(entry.mode & 0o777).toString(8)}`;
  });
  expect([...new Set(modes)].sort()).toEqual(['file 644', 'folder 755']);
  expect(statSync(join(site, 'out')).mode & 0o777).toBe(0o755);
});

const locks: readonly [what: string, path: string, name: string][] = [
  ['the whole project', '.', 'The project’s folder, .*,'],
  ['out/', 'out', 'out'],
  ['.next/', '.next', '.next'],
  ['generated/', 'generated', 'generated'],
];

for (const [what, path, name] of locks) {
  test(`if ${what} is read-only, a build says so and what to do, in one sentence`, () => {
    shell(`chmod -R a-w ${path}`);
    const { status, said } = build();
    shell(`chmod -R u+w ${path}`);
    expect(status).not.toBe(0);
    expect(said).toMatch(
      new RegExp(
        `^${name} cannot be written to, because it is read-only: run "chmod -R u\\+w ${path}", or .*\\.$`,
      ),
    );
  });
}

test('if a folder belongs to root, as after sudo, a build says how to take it back', () => {
  test.skip(!user.uid, 'only root can give a folder to root');
  mkdirSync(join(site, 'out/photos'), { recursive: true });
  own(0, 'out');
  const { status, said } = build();
  own(user.uid, 'out');
  expect(status).not.toBe(0);
  expect(said).toMatch(
    /^out cannot be written to, because it belongs to another user: run "sudo chown -R \$USER out"/,
  );
});

test('on a full disk, a build says so in one sentence', () => {
  const next = join(site, '.next');
  rmSync(next, { recursive: true });
  mkdirSync(next);
  const { status } = shell('mount -t tmpfs -o size=1m,mode=777 tmpfs .next');
  test.skip(status !== 0, 'only root can mount a small disk');
  try {
    const { said } = build();
    expect(said.split('\n').slice(-2)).toEqual([
      'The disk is full, so the site cannot be written: free 1 GB, then run this again.',
      expect.stringMatching(/^The site was not made\./),
    ]);
  } finally {
    shell('umount .next');
  }
});
