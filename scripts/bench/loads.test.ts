import { countFlights } from './loads';

test('each flight of a fresh connection carries twice the one before, the first 14.6 kB', () => {
  expect([0, 1, 14_600, 14_601, 43_800, 43_801, 102_200].map(countFlights)).toEqual([0, 1, 1, 2, 2, 3, 3]);
});
