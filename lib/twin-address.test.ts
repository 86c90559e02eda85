import { twinOf } from './twin-address';

test.each([
  ['https://clinic.example', 'https://www.clinic.example'],
  ['https://www.clinic.example', 'https://clinic.example'],
  ['https://plan.clinic.example', 'https://www.plan.clinic.example'],
  ['http://clinic.example:8080', 'http://www.clinic.example:8080'],
  ['https://xn--klinik-8za.xn--p1ai', 'https://www.xn--klinik-8za.xn--p1ai'],
])('%s has the twin %s', (origin, twin) => {
  expect(twinOf(origin)).toBe(twin);
});

test.each(['http://localhost:4173', 'https://10.0.0.1', 'https://[::1]:443'])('%s has no twin', (origin) => {
  expect(twinOf(origin)).toBeNull();
});
