import { existsSync } from 'node:fs';
import { listContentFiles } from '@/lib/editing/content-files';
import { checkAge, checkDocuments, checkProject } from './check-project';
import * as content from './content';
import { checkDates } from './dates';
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

test('the questions for the owner, clinicians and counsel contain no code', () => {
  const found = checkProject({ siteUrl: 'http://localhost', isProduction: false }, {}, new Date());
  const asked = found.filter(({ knownBy, file }) => knownBy !== 'developer' && file !== 'settings').map(ask);
  expect(asked.filter((question) => /[{}]|\bnull\b|\bcontent\/|\b[a-z]+[A-Z]/.test(question))).toEqual([]);
});

test('years later every dated count is too old', () => {
  const found = checkAge(new Date('2099-01-02T12:00:00Z'));
  expect(found.some(({ severity, file }) => severity === 'error' && file === 'content/offer.ts')).toBe(true);
});

/** The severities of the findings on `today` about a count of open spots made on `asOf`. */
function recount(asOf: string, today: string, reminds = false) {
  const offer = { ...content.offer, spots: { ...content.offer.spots, asOf } };
  const notes = checkDates({ ...content, offer }, new Date(`${today}T12:00:00Z`), reminds);
  return notes.filter(({ at }) => at === 'offer.spots.asOf').map(({ severity }) => severity);
}

test('a correction can go live in the first two weeks of a quarter, before the open spots are counted again', () => {
  expect(recount('2026-11-20', '2027-01-01')).toEqual(['warning']);
  expect(recount('2026-11-20', '2027-01-14')).toEqual(['warning']);
  expect(recount('2026-11-20', '2027-01-15')).toEqual(['error']);
  expect(recount('2026-09-30', '2027-01-01')).toEqual(['error']);
  expect(recount('2027-01-01', '2027-01-01')).toEqual([]);
});

test('the scheduled check of the dates asks for the count from the first day on', () => {
  expect(recount('2026-11-20', '2027-01-01', true)).toEqual(['error']);
});

test('a PDF that is empty is named', () => {
  const sizes: Readonly<Record<string, number>> = { '/npp.pdf': 1, '/fees.pdf': 40_000, '/a.txt': 1 };
  const found = checkDocuments(Object.keys(sizes), (path) => sizes[path] ?? 0);
  expect(found.map(({ file, message }) => `${file} ${message}`)).toEqual([
    'public/npp.pdf This file is smaller than 1 kB, too small for a PDF: copy it again.',
  ]);
});
