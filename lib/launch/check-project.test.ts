import { existsSync, readdirSync } from 'node:fs';
import { checkAge, checkProject } from './check-project';
import * as content from './content';

// Jest cannot load the package's ES module; how many syllables a word has does not matter here.
jest.mock('syllable', () => ({ syllable: () => 1 }));

test('every file of content/ is looked at', () => {
  const names = readdirSync('content').filter((name) => /(?<!\.test)\.ts$/.test(name));
  const looked = Object.keys(content).map((name) => `${name}.ts`);
  expect(looked.sort()).toEqual(names.sort());
});

test('every finding in content/ stands on a line of a file that is there, and has its place on the site', () => {
  const found = checkProject({ siteUrl: 'http://localhost', isProduction: false }, {}, new Date());
  expect(found.some(({ file }) => file === 'settings')).toBe(true);
  for (const { file, line, href, message } of found.filter((finding) => finding.file !== 'settings')) {
    expect(existsSync(file)).toBe(true);
    expect({ message, line }).toEqual({ message, line: expect.any(Number) });
    expect({ message, href }).toEqual({ message, href: expect.any(String) });
  }
});

test('years later every date of a count is too old', () => {
  const found = checkAge(new Date('2099-01-02T12:00:00Z'));
  expect(found.some(({ severity, file }) => severity === 'error' && file === 'content/offer.ts')).toBe(true);
});
