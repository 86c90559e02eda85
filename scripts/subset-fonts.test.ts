import { readFileSync } from 'node:fs';
import { listForeignCharacters } from './subset-fonts';

test('the fonts contain English text, its punctuation and the arrow of a button', () => {
  expect(listForeignCharacters('a.ts', "'Apply → “Plan” — it’s $8,999… José'\n")).toEqual([]);
});

test('letters of other languages are listed, but do not stop the build', () => {
  expect(listForeignCharacters('a.ts', 'Łukasz\nNguyễn Şahin')).toEqual(['Ł', 'ễ', 'Ş']);
});

test('an emoji stops the build by file and line', () => {
  expect(() => listForeignCharacters('content/home.ts', "\ntitle: 'Call us ☎'")).toThrow(
    'content/home.ts:2 uses "☎", which neither font has: write it in words.',
  );
});

const read = (file: string) => readFileSync(file, 'utf8');
const fontsIn = (source: string) => [...new Set(source.match(/@fontsource(-variable)?\/[\w-]+/g))].sort();

test('the sharing picture has the same fonts as the pages', () => {
  expect(fontsIn(read('scripts/picture-fonts.ts'))).toEqual(fontsIn(read('scripts/subset-fonts.ts')));
});

test('public/licences.txt names every package and font that the site contains', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  const names = [...Object.keys(dependencies), ...fontsIn(read('scripts/subset-fonts.ts'))];
  const lines = read('public/licences.txt').split('\n');
  const listed = lines.flatMap((line) => line.split(', '));
  expect(names.filter((name) => !listed.includes(name))).toEqual([]);
});
