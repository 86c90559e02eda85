import { readColours } from './colours';

test('a colour has a light and a dark value, or one for both', () => {
  const read = readColours(':root {\n --a: light-dark(#111111, #333333); --b: #222222;\n --c: var(--a);\n}');
  expect(read.light).toEqual({ a: '#111111', b: '#222222', c: '#111111' });
  expect(read.dark).toEqual({ a: '#333333', b: '#222222', c: '#333333' });
});
