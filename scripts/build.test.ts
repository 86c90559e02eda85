import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeLock } from './build';

const project = process.cwd();
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'build-'));
  process.chdir(dir);
});
afterEach(() => {
  process.chdir(project);
  rmSync(dir, { recursive: true });
});

test('a second build of a folder is refused, also after Next.js has emptied .next', () => {
  mkdirSync('.next');
  takeLock();
  rmSync('.next', { recursive: true });
  expect(takeLock).toThrow(`Another build of this folder is running (process ${process.pid})`);
});

test('a build that was killed does not stop the next one', () => {
  takeLock();
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync('generated/building', `${pid}`);
  takeLock();
  expect(readFileSync('generated/building', 'utf8')).toBe(`${process.pid}`);
});
