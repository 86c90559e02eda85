import { existsSync, readdirSync } from 'node:fs';
import { placeOf } from '@/lib/launch/places';
import { modules, reviewPoints } from './review-points';

// Jest cannot load the package's ES module; how many syllables a word has does not matter here.
jest.mock('syllable', () => ({ syllable: () => 1 }));

test('every file of content/ is looked at', () => {
  const names = readdirSync('content').filter((name) => /(?<!\.test)\.ts$/.test(name));
  expect(
    Object.keys(modules)
      .map((name) => `${name}.ts`)
      .sort(),
  ).toEqual(names.sort());
});

test('every point stands on a line of a file that is there, and every note of content/ has its place on the site', () => {
  for (const { file, line, href, message } of reviewPoints()) {
    if (file === 'settings') continue;
    expect(existsSync(file)).toBe(true);
    expect({ message, line }).toEqual({ message, line: expect.any(Number) });
    expect({ message, href }).toEqual({ message, href: expect.any(String) });
  }
});

test('an export that nobody placed shows where the rest of its file does', () => {
  expect(placeOf('content/offer.ts', 'somethingNew')).toBe('/#value');
  expect(placeOf('content/errors.ts', 'notFound')).toBeNull();
});
