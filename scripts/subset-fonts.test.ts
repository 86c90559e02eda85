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
