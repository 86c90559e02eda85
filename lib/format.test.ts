import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import {
  aroundWords,
  formatAddress,
  formatDate,
  formatHours,
  formatMonth,
  formatQuarterEnd,
  locale,
  telHref,
  yearAfter,
} from './format';

test('dates and prices are in the language of the site, and so are the demonstrations', () => {
  expect(locale).toBe(site.language);
  for (const file of ['calendar', 'player'])
    expect(readFileSync(`public/demo/${file}.html`, 'utf8')).toContain(`<html lang="${site.language}">`);
});

test('a date is written out in American English, and anything else is refused', () => {
  expect(formatDate('2026-11-20')).toBe('November\u00a020,\u00a02026');
  for (const bad of ['2026-02-30', '20.11.2026', '2026-11-20T10:00', ''])
    expect(() => formatDate(bad)).toThrow(`"${bad}" is not a date`);
});

test('a month is written out with its year, and never without it at the end of a line', () => {
  expect(formatMonth('2024-01-08')).toBe('January\u00a02024');
  expect(() => formatMonth('2024-01')).toThrow('"2024-01" is not a date');
});

test('a year after a leap day is a day that exists', () => {
  expect(yearAfter('2026-11-20')).toBe('2027-11-20');
  expect(yearAfter('2028-02-29')).toBe('2029-03-01');
  expect(() => yearAfter('11/20/2026')).toThrow('"11/20/2026" is not a date');
});

test('a quarter ends in its third month', () => {
  expect(formatQuarterEnd('2026-11-20')).toBe('December\u00a02026');
  expect(formatQuarterEnd('2026-12-31')).toBe('December\u00a02026');
  expect(formatQuarterEnd('2027-01-01')).toBe('March\u00a02027');
  for (const bad of ['11/20/2026', '2026-13-01', ''])
    expect(() => formatQuarterEnd(bad)).toThrow(`"${bad}" is not a date`);
});

test('a number stays on one line with the word that belongs to it', () => {
  const address = { street: '120 Lakeside Avenue', city: 'Columbus', state: 'OH', zip: '43215' };
  expect(formatAddress(address)).toBe('120 Lakeside Avenue, Columbus, OH\u00a043215');
  const open = [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }];
  expect(formatHours({ timeZone: 'Eastern', open })).toBe(
    'Monday to Friday, 9\u00a0a.m. to 5:30\u00a0p.m.\u00a0Eastern',
  );
});

test('a phone number becomes a tel: address, and anything else is refused', () => {
  expect(telHref('(202) 555-0142')).toBe('tel:+12025550142');
  expect(telHref('1-800-985-3059')).toBe('tel:+18009853059');
  for (const bad of ['988', '555-0142', ''])
    expect(() => telHref(bad)).toThrow(`"${bad}" is not a US phone number`);
});

test('noon is 12 p.m. and midnight 12 a.m.', () => {
  const open = [{ from: 'Monday', to: 'Monday', opens: '00:00', closes: '12:00' }];
  expect(formatHours({ timeZone: 'Eastern', open })).toContain('12\u00a0a.m. to 12\u00a0p.m.');
});

test('words that stand out are found at their first place, and nothing of the text is lost', () => {
  expect(aroundWords('Problems with alcohol, or without alcohol', 'alcohol')).toEqual([
    'Problems with ',
    ', or without alcohol',
  ]);
  expect(aroundWords('Seizures', 'Seizures')).toEqual(['', '']);
  expect(() => aroundWords('Seizures, ever', 'seizures')).toThrow(
    '"seizures" is not in the text "Seizures, ever"',
  );
});
