import { checkPictureLetters } from './picture-fonts';

const known = new Set('A plan for Łukasz');

test('letters that the fonts contain are accepted', () => {
  expect(() => checkPictureLetters(['A plan for Łukasz'], known)).not.toThrow();
});

test('a letter that no font contains stops the build and is named with its text', () => {
  expect(() => checkPictureLetters(['A plan for Ελ'], known)).toThrow(
    'content/: the sharing picture cannot show Ε (U+0395), λ (U+03BB) in “A plan for Ελ”',
  );
});

test('the sentence about a letter names the line of content/ where it is written', () => {
  expect(() => checkPictureLetters(['à la carte'], new Set('a la carte'))).toThrow(
    /^content\/offer\.ts:\d+: the sharing/,
  );
});
