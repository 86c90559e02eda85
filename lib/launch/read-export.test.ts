import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNewerSource, readExport } from './read-export';

const dir = mkdtempSync(join(tmpdir(), 'out-'));
afterAll(() => rmSync(dir, { recursive: true }));

test('an export is stale once a source file is newer than it, and holds the site’s own pages apart', () => {
  for (const file of ['index.html', 'google0123.html']) writeFileSync(join(dir, file), '<p>');
  const home = join(dir, 'index.html');
  utimesSync(home, new Date(0), new Date(0));
  expect(findNewerSource(dir)).toMatch(/^(app|browser|components|content|lib|public)\/\S+$/);
  const later = new Date('2199-01-01');
  utimesSync(home, later, later);
  expect(findNewerSource(dir)).toBeNull();
  const { pages, files } = readExport(dir);
  expect(pages.map(({ path }) => path)).toEqual(['/']);
  expect([...files].sort()).toEqual(['/google0123.html', '/index.html']);
});
