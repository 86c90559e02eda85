import { spreadOf } from './spread';

test('a spread has the middle value, or the middle of two, between the lowest and the highest', () => {
  expect(spreadOf([30, 10, 20])).toEqual({ median: 20, min: 10, max: 30 });
  expect(spreadOf([1, 2, 4, 100])).toEqual({ median: 3, min: 1, max: 100 });
  expect(spreadOf([0.123451])).toEqual({ median: 0.1235, min: 0.1235, max: 0.1235 });
});

test('nothing measured is an error, not a zero', () => {
  expect(() => spreadOf([])).toThrow('no values');
});
