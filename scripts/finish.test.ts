import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { listPaths } from '@/lib/launch/export';
import { pages } from '@/lib/pages';
import { listPages, makeReadable, removeRouterData, writeFolderPages } from './finish';

const files = pages.map(({ file }) => file);
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'export-'));
  write('public/demo/player.html', ...files.map((file) => `out/${file}`));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(...paths: string[]) {
  for (const path of paths) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), '');
  }
}

test('the router’s data and its folders are removed, pages and assets stay', () => {
  write('out/booking.txt', 'out/booking/__next._tree.txt', 'out/__next._full.txt', 'out/_not-found.html');
  write('out/_not-found/__next._tree.txt', 'out/_next/static/abc/_buildManifest.js');
  write('out/legal/privacy.html', 'out/legal/privacy.txt', 'out/legal/privacy/__next._full.txt');
  const kept = [...files, '_next/static/chunks/a.js', 'robots.txt', 'demo/player.html', 'legal/privacy.html'];
  write(...kept.map((path) => `out/${path}`));
  removeRouterData(join(dir, 'out'));
  expect(listPaths(join(dir, 'out')).sort()).toEqual(kept.map((path) => `/${path}`).sort());
  expect(existsSync(join(dir, 'out/_next/static/abc'))).toBe(false);
});

test('a page that is not listed is finished too, but not the demonstration', () => {
  write('out/unlisted.html', 'out/demo/player.html');
  expect(listPages(join(dir, 'out'), join(dir, 'public')).sort()).toEqual([...files, 'unlisted.html'].sort());
});

test('every page but the home page and the error pages also exists in a folder of its name', () => {
  write('out/demo/player.html', 'out/500.html');
  writeFolderPages(join(dir, 'out'), [...files, 'demo/player.html', '500.html']);
  const copies = listPaths(join(dir, 'out')).filter(
    (path) => path.endsWith('/index.html') && path !== '/index.html',
  );
  const inFolders = files.filter((file) => file !== 'index.html' && file !== '404.html');
  expect(copies.sort()).toEqual(
    [...inFolders, 'demo/player.html'].map((file) => `/${file.replace('.html', '/index.html')}`).sort(),
  );
});

test('every user may read the finished site, whatever modes its files were written with', () => {
  write('out/a.html', 'out/photos/b.jpg');
  chmodSync(join(dir, 'out/photos/b.jpg'), 0o600);
  chmodSync(join(dir, 'out/photos'), 0o700);
  chmodSync(join(dir, 'out'), 0o700);
  makeReadable(join(dir, 'out'));
  const modes = ['out', 'out/photos', 'out/a.html', 'out/photos/b.jpg'].map((path) =>
    (statSync(join(dir, path)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '755', '644', '644']);
});
