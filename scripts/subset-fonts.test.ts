import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCharacters, subsetFonts } from './subset-fonts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'fonts-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('characters are found in strings, lists, records and the text of functions', () => {
  const ring: Record<string, unknown> = { a: 'á' };
  ring.itself = ring;
  const found = listCharacters({
    ring,
    list: [{ deep: '“q”' }],
    say: (n: number) => `${n} – ½`,
    n: 9,
    no: null,
  });
  for (const character of 'á“”–½') expect(found).toContain(character);
  expect(found).not.toContain('9');
});

test('an escaped character in the text of a function is found', () => {
  const say = () => '';
  say.toString = () => String.raw`() => "a\u2019b\xe9c\u{1F600}"`;
  for (const character of '’é😀') expect(listCharacters(say)).toContain(character);
});

test('both fonts are written and small', async () => {
  await subsetFonts([{ file: 'content/home.ts', exports: { title: 'Señor' } }], dir);
  expect(statSync(join(dir, 'hedvig.woff2')).size).toBeLessThan(16_000);
  expect(statSync(join(dir, 'hanken.woff2')).size).toBeLessThan(17_000);
});

test('a character the fonts lack stops the build with its name, code point and file; an arrow does not', async () => {
  const exports = { cta: 'Apply →', note: { text: 'snow ☃' } };
  await expect(subsetFonts([{ file: 'content/home.ts', exports }], dir)).rejects.toThrow(
    'content/home.ts uses "☃" (U+2603), which hedvig.woff2 does not have: use another character.',
  );
  expect(existsSync(join(dir, 'hedvig.woff2'))).toBe(false);
});
