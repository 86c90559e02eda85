import { readColours } from './colours';

test('a dark value replaces the light one, and what has none keeps it', () => {
  const read = readColours(
    ':root {\n --a: #111111; --b: #222222;\n --c: var(--a);\n}\n@media (prefers-color-scheme: dark) {\n :root {\n --a: #333333;\n }\n}',
  );
  expect(read.light).toEqual({ a: '#111111', b: '#222222', c: '#111111' });
  expect(read.dark).toEqual({ a: '#333333', b: '#222222', c: '#333333' });
});
