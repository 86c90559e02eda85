import type { Facts } from './facts';
import { isExampleHost, recordProblems } from './record';

const now = new Date('2026-11-21T12:00:00Z');

const filled: Facts['clinic'] = {
  name: 'Lakeside Psychiatry',
  phone: '(614) 555-7342',
  email: 'care@lakeside.test',
  address: '120 Lakeside Avenue, Columbus, Ohio 43215',
  hours: 'Monday to Friday, 9 a.m. to 5 p.m. Eastern',
  statesServed: ['Ohio'],
  legalEntity: 'Lakeside Psychiatry PLLC',
  medicalDirector: 'Ana Rivera, MD, licensed in Ohio',
  medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: '2026-11-01' },
  privacyUrl: 'https://lakeside.test/privacy',
  healthDataUrl: 'https://lakeside.test/health-data',
  accessibilityUrl: 'mailto:access@lakeside.test',
  privacyAsOf: '2026-11-20',
  securityTxtUntil: '2027-11-19',
};

function keys(change: Partial<Facts['clinic']>) {
  return recordProblems({ ...filled, ...change }, now).map(
    ({ key, severity }) => `${key} ${severity ?? 'error'}`,
  );
}

test('a filled-in record has no problem', () => {
  expect(keys({})).toEqual([]);
});

test.each([
  'address',
  'legalEntity',
  'medicalDirector',
  'medicalReview',
  'privacyUrl',
  'healthDataUrl',
  'accessibilityUrl',
  'statesServed',
] as const)('a record without %s keeps the site from launching', (key) => {
  expect(keys({ [key]: null })).toEqual([`${key} error`]);
});

test('missing phone hours are only a warning, and an empty list of states counts as missing', () => {
  expect(keys({ hours: null })).toEqual(['hours warning']);
  expect(keys({ statesServed: [] })).toEqual(['statesServed error']);
});

test.each([
  ['name', 'Example Psychiatry & Wellness'],
  ['name', ' '],
  ['phone', '(202) 555-0142'],
  ['phone', '614-555-734'],
  ['email', 'care@example.com'],
  ['email', 'care@mail.example.org'],
  ['email', 'care at lakeside'],
  ['privacyUrl', 'http://lakeside.test/privacy'],
  ['healthDataUrl', 'https://www.example.com/data'],
  ['accessibilityUrl', 'mailto:care@example.com'],
  ['accessibilityUrl', 'help'],
] as const)('%s %j is refused', (key, value) => {
  expect(keys({ [key]: value })).toEqual([`${key} error`]);
});

test('a name that only starts like the placeholder’s is a name', () => {
  expect(keys({ name: 'Exampleton Psychiatry' })).toEqual([]);
});

test('a medical review has a name and a day that has come; after a year it should be done again', () => {
  const on = (reviewedOn: string, reviewer = 'Ana Rivera, MD') =>
    keys({ medicalReview: { reviewer, reviewedOn } });
  expect(on('2025-11-21')).toEqual([]);
  expect(on('2025-11-20')).toEqual(['reviewedOn warning']);
  expect(on('2026-11-22')).toEqual(['reviewedOn error']);
  expect(on('2026-02-30')).toEqual(['reviewedOn error']);
  expect(on('2026-11-01', '')).toEqual(['reviewer error']);
});

test('the day Global Privacy Control was confirmed has come', () => {
  expect(keys({ privacyAsOf: '2026-11-21' })).toEqual([]);
  expect(keys({ privacyAsOf: '2026-11-22' })).toEqual(['privacyAsOf error']);
  expect(keys({ privacyAsOf: '' })).toEqual(['privacyAsOf error']);
});

test('security.txt holds from today on for a year at most; anything else is warned about', () => {
  const until = (securityTxtUntil: string) => keys({ securityTxtUntil });
  for (const day of ['2026-11-21', '2027-11-21']) expect(until(day)).toEqual([]);
  for (const day of ['2026-11-20', '2027-11-22', '', '2027-02-30']) {
    expect(until(day)).toEqual(['securityTxtUntil warning']);
  }
});

test('reserved hosts are examples, hosts that contain the word are not', () => {
  expect(['example.com', 'www.example.net', 'a.example', 'localhost'].every(isExampleHost)).toBe(true);
  expect(['myexample.com', 'example.com.au', 'lakeside.com'].some(isExampleHost)).toBe(false);
});
