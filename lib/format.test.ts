import { formatDate, telHref } from './format';

test('a date is written out in American English', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
});

test.each(['2026-02-30', '20.11.2026', '2026-11-20T10:00', ''])('%p is refused as a date', (bad) => {
  expect(() => formatDate(bad)).toThrow(/is not a date/);
});

test('a printed number becomes a tel: address', () => {
  expect(telHref('(202) 555-0142')).toBe('tel:+12025550142');
  expect(telHref('1-800-985-3059')).toBe('tel:+18009853059');
});

test.each(['988', '555-0142', ''])('%p is refused as a US phone number', (bad) => {
  expect(() => telHref(bad)).toThrow(/is not a US phone number/);
});
