import { readFileSync } from 'node:fs';
import type { Clinic } from '@/content/clinic';
import { isExample } from './examples';
import { checkMissing } from './missing';
import { checkRecord } from './record';

const filled: Clinic = {
  name: 'Lakeside Psychiatry',
  phone: '(614) 155-7342',
  email: 'care@lakeside.alt',
  city: 'Columbus, Ohio',
  address: '120 Lakeside Avenue, Columbus, Ohio 43215',
  hours: 'Monday to Friday, 9 a.m. to 5 p.m. Eastern',
  statesServed: ['Ohio'],
  legalEntity: 'Lakeside Psychiatry PLLC',
  medicalDirector: 'Ana Rivera, MD, licensed in Ohio',
  medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: '2026-11-01' },
  privacyUrl: 'https://lakeside.alt/privacy',
  noticeOfPrivacyPractices: { url: 'https://lakeside.alt/notice' },
  nondiscriminationNotice: { doesNotApply: 'We receive no federal funds.' },
  stateNotice: null,
  healthDataUrl: 'https://lakeside.alt/health-data',
  accessibilityUrl: 'mailto:access@lakeside.alt',
  privacyAsOf: '2026-11-20',
};

test('a filled-in record has no problem', () => {
  expect(checkRecord(filled)).toEqual([]);
});

test.each<[keyof Clinic, unknown]>([
  ['name', 'Example Psychiatry & Wellness'],
  ['name', ' '],
  ['phone', '(614) 555-7342'],
  ['phone', '614-155-734'],
  ['email', 'care@mail.example.org'],
  ['email', 'care at lakeside'],
  ['medicalReview', { reviewer: ' ', reviewedOn: '2026-11-01' }],
  ['privacyUrl', 'http://lakeside.alt/privacy'],
  ['healthDataUrl', 'https://www.your-clinic.com/data'],
  ['accessibilityUrl', 'mailto:care@example.com'],
  ['accessibilityUrl', 'help'],
  ['noticeOfPrivacyPractices', { url: '//notice' }],
  ['nondiscriminationNotice', { doesNotApply: 'none' }],
])('%s %j is refused', (key, value) => {
  expect(checkRecord({ ...filled, [key]: value })).toMatchObject([
    { severity: 'error', at: `clinic.clinic.${key}` },
  ]);
});

test('a fact that nobody has given is an error, one that a site can go without a warning', () => {
  const clinic = { ...filled, address: null, statesServed: [], legalEntity: ' ', hours: null };
  const notes = checkMissing({ clinic: { clinic } }).filter(({ at }) => at.startsWith('clinic'));
  expect(notes.map(({ severity, at }) => `${severity} ${at}`)).toEqual([
    'error clinic.clinic.address',
    'error clinic.clinic.statesServed',
    'error clinic.clinic.legalEntity',
    'warning clinic.clinic.hours',
  ]);
});

test('every phone number, address and film that the documents show is an example', () => {
  const documents = ['README.md', '.env.example'].map((file) => readFileSync(file, 'utf8')).join('\n');
  const facts = [
    ...documents.matchAll(/\(\d{3}\) \d{3}-\d{4}/g),
    ...documents.matchAll(/https:\/\/[\w.-]*(?:your-clinic|example|calendly)[^\s`'),]*/g),
    ...documents.matchAll(/(?<=VIDEO_ID=|id, e\.g\. | or )(?:[\w-]{11}|\d{8})(?=[\s.])/g),
  ].map(([fact]) => fact);
  expect(facts.length).toBeGreaterThan(5);
  expect(facts.filter((fact) => !isExample(fact))).toEqual([]);
});

test('names that only look like an example’s are the clinic’s own', () => {
  for (const real of [
    'https://myexample.com/',
    'care@testclinic.com',
    '(555) 221-3456',
    'https://a.com/test',
  ]) {
    expect({ real, isExample: isExample(real) }).toEqual({ real, isExample: false });
  }
});
