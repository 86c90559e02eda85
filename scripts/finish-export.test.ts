import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkExport, hidePreview, removeDemo, removeRouterData } from './finish-export';

const pages = ['index.html', 'booking.html', 'thank-you.html', '404.html'];
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'export-'));
  write('public/demo/player.html');
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(...files: string[]) {
  for (const file of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), file);
  }
}

function check() {
  checkExport(join(dir, 'out'), join(dir, 'public'));
}

test('the router’s data goes, pages and assets stay', () => {
  write(
    ...pages.map((page) => `out/${page}`),
    'out/_next/static/chunks/a.js',
    'out/robots.txt',
    'out/demo/player.html',
  );
  write('out/index.txt', 'out/booking.txt', 'out/booking/__next._tree.txt', 'out/thank-you/__next._full.txt');
  write(
    'out/__next._full.txt',
    'out/_not-found.html',
    'out/_not-found.txt',
    'out/_not-found/__next._tree.txt',
  );
  write('out/_next/static/abc/_buildManifest.js');
  removeRouterData(join(dir, 'out'));
  expect(readdirSync(join(dir, 'out')).sort()).toEqual([...pages, '_next', 'demo', 'robots.txt'].sort());
  expect(readdirSync(join(dir, 'out/_next/static'))).toEqual(['chunks']);
  expect(check).not.toThrow();
});

test.each(pages)('an export without %s is refused', (page) => {
  write(...pages.filter((other) => other !== page).map((other) => `out/${other}`));
  expect(check).toThrow(`The export lacks ${page}: run "next build" first, or its layout has changed.`);
});

test('an entry nobody listed is refused by name', () => {
  write(...pages.map((page) => `out/${page}`), 'out/surprise.html');
  expect(check).toThrow('The export holds surprise.html, which scripts/finish-export.ts does not know');
});

test('the demonstration goes whole, and its absence is no error', () => {
  write(...pages.map((page) => `out/${page}`), 'out/demo/vendor/a.js');
  removeDemo(join(dir, 'out'));
  expect(existsSync(join(dir, 'out/demo'))).toBe(false);
  expect(() => removeDemo(join(dir, 'out'))).not.toThrow();
  expect(check).not.toThrow();
});

test('a preview asks hosts to keep every path out of search engines, in the rule they already have', () => {
  mkdirSync(join(dir, 'out'));
  const file = join(dir, 'out/_headers');
  writeFileSync(file, readFileSync('public/_headers'));
  hidePreview(join(dir, 'out'));
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines.filter((line) => line === '/*')).toHaveLength(1);
  expect(lines[lines.indexOf('/*') + 1]).toBe('  X-Robots-Tag: noindex');
});
