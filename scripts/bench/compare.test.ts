import { compareResults } from './compare';
import type { Result } from './result';

function result(parts: object) {
  return { pages: {}, visitors: {}, taps: {}, toBookingMs: {}, ...parts } as unknown as Result;
}

function timed(median: number, min: number, max: number) {
  return result({ pages: { '/': {} }, toBookingMs: { phone: { median, min, max } } });
}

test('a time moved when neither median lies within the other’s spread', () => {
  expect(compareResults(timed(100, 90, 110), timed(105, 95, 200))).toEqual([]);
  expect(compareResults(timed(100, 90, 110), timed(140, 95, 200))).toEqual([]);
  expect(compareResults(timed(100, 90, 110), timed(140, 120, 200))).toEqual([
    'toBookingMs › phone: 100 [90–110] → 140 [120–200]',
  ]);
});

test('bytes and lists moved when they differ at all', () => {
  const bytes = (sentBytes: number, otherHosts: string[]) =>
    result({ pages: { '/': { bytes: { page: { sentBytes, otherHosts } } } } });
  expect(compareResults(bytes(10, ['a.test']), bytes(11, []))).toEqual([
    'pages › / › bytes › page › sentBytes: 10 → 11',
    'pages › / › bytes › page › otherHosts: a.test → none',
  ]);
});

test('what is new or gone is said, what was not measured this time is not', () => {
  const taps = (name: string) => ({ [name]: { later: { lost: 0 } } });
  const before = result({ pages: { '/': { a: 1 }, '/booking': { a: 1 } }, taps: taps('menu') });
  expect(compareResults(before, result({ pages: { '/': { a: 1 } }, taps: taps('video') }))).toEqual([
    'taps › video › later › lost: new, 0',
    'taps › menu › later › lost: gone, was 0',
  ]);
  expect(compareResults(before, result({ pages: { '/booking': { a: 1 } } }))).toEqual([]);
});
