import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatLicences, readLicences, shippedPackages } from './licences';

/** A node_modules with one package in it. */
function withPackage(license: string, files: Record<string, string>, use: (modulesDir: string) => void) {
  const dir = mkdtempSync(join(tmpdir(), 'licences-'));
  mkdirSync(join(dir, 'thing'));
  writeFileSync(join(dir, 'thing/package.json'), JSON.stringify({ version: '1.0.0', license }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'thing', name), text);
  use(dir);
  rmSync(dir, { recursive: true });
}

test('every package that visitors may get is listed, its licence allowed', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(shippedPackages).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(readLicences(shippedPackages)).toHaveLength(shippedPackages.length);
});

test('each notice is served once, under the names it covers, the fonts’ too', () => {
  const text = formatLicences(readLicences(shippedPackages));
  for (const name of shippedPackages) expect(text).toContain(`${name} `);
  expect(text).toMatch(/Hanken Grotesk Project Authors/);
  expect(text).toMatch(/Hedvig Letters Project Authors/);
  expect(text).toMatch(/SIL OPEN FONT LICENSE/i);
  expect(text.split('Copyright (c) Meta Platforms').length - 1).toBe(1);
});

test('a licence that asks for more stops the build', () => {
  withPackage('GPL-3.0-only', { LICENSE: 'GPL' }, (dir) => {
    expect(() => readLicences(['thing'], dir)).toThrow('thing is under GPL-3.0-only, which is none of MIT');
  });
});

test('a package without its licence text stops the build', () => {
  withPackage('MIT', { 'README.md': 'MIT' }, (dir) => {
    expect(() => readLicences(['thing'], dir)).toThrow('thing comes without a licence text');
  });
});
