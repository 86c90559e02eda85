import { existsSync } from 'node:fs';
import { listContentFiles } from '@/lib/editing/content-files';
import { checkAge, checkProject } from './check-project';
import * as content from './content';
import { ask } from './finding';

// Jest cannot load this ES module. These tests do not depend on the number of syllables.
jest.mock('syllable', () => ({ syllable: () => 1 }));

test('every file of content/ is checked', () => {
  const names = listContentFiles();
  const looked = Object.keys(content).map((name) => `${name}.ts`);
  expect(looked.sort()).toEqual(names.sort());
});

test('every finding in content/ has an existing file, a line and an address on the site', () => {
  const found = checkProject({ siteUrl: 'http://localhost', isProduction: false }, {}, new Date());
  expect(found.some(({ file }) => file === 'settings')).toBe(true);
  for (const { file, line, href, message } of found.filter((finding) => finding.file !== 'settings')) {
    expect(existsSync(file)).toBe(true);
    expect({ message, line }).toEqual({ message, line: expect.any(Number) });
    expect({ message, href }).toEqual({ message, href: expect.any(String) });
  }
});

test('what the owner, clinicians and counsel are asked speaks no code', () => {
  const found = checkProject({ siteUrl: 'http://localhost', isProduction: false }, {}, new Date());
  const asked = found.filter(({ knownBy, file }) => knownBy !== 'developer' && file !== 'settings').map(ask);
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter((question) => /[{}]|\bnull\b|\bcontent\/|\b[a-z]+[A-Z]/.test(question))).toEqual([]);
});

test('years later every dated count is too old', () => {
  const found = checkAge(new Date('2099-01-02T12:00:00Z'));
  expect(found.some(({ severity, file }) => severity === 'error' && file === 'content/offer.ts')).toBe(true);
});
