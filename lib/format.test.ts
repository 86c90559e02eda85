import { formatDate, telHref } from './format';

test('a date is written out in American English, and anything else is refused', () => {
  expect(formatDate('2026-11-20')).toBe('November 20, 2026');
  for (const bad of ['2026-02-30', '20.11.2026', '2026-11-20T10:00', ''])
    expect(() => formatDate(bad)).toThrow(`"${bad}" is not a date`);
});

test('a phone number becomes a tel: address, and anything else is refused', () => {
  expect(telHref('(202) 555-0142')).toBe('tel:+12025550142');
  expect(telHref('1-800-985-3059')).toBe('tel:+18009853059');
  for (const bad of ['988', '555-0142', ''])
    expect(() => telHref(bad)).toThrow(`"${bad}" is not a US phone number`);
});
