import { withoutEchoes } from './echoes';
import { error, warning } from './finding';

const source: Readonly<Record<string, string>> = {
  'content/clinic.ts': "name: '[clinic]',",
  'content/site.ts': "copyright: `© .`, title: 'Care at [clinic]'",
};
const kept = (...notes: ReturnType<typeof error>[]) =>
  withoutEchoes(notes, (file) => source[file] ?? '').map(({ at }) => at);

const brackets = 'brackets and code would show as they stand, so write plain words.';
const fact = error('clinic.clinic.name', `“[clinic]”: ${brackets}`, '[clinic]');

test('the fault of a fact is not repeated for each sentence made from it', () => {
  const made = error('site.footer.copyright', `“© [clinic].”: ${brackets}`, '© [clinic].');
  expect(kept(fact, made)).toEqual(['clinic.clinic.name']);
  expect(kept(made)).toEqual(['site.footer.copyright']);
});

test('a sentence that was written with the same fault is reported too', () => {
  const written = error('site.footer.title', `“Care at [clinic]”: ${brackets}`, 'Care at [clinic]');
  expect(kept(fact, written)).toEqual(['clinic.clinic.name', 'site.footer.title']);
});

test('a sentence with a fault of its own is reported too', () => {
  const other = error('site.footer.copyright', '“TODO” marks a draft.', '© [clinic]. TODO');
  expect(kept(fact, other)).toEqual(['clinic.clinic.name', 'site.footer.copyright']);
});

test('the two spaces around a blank fact are not reported', () => {
  const blank = error('clinic.clinic.name', 'There are no words here: write them.', ' ');
  const spaces = error('site.footer.copyright', '“©  .”: two spaces stand together, so delete one.', '©  .');
  expect(kept(blank, spaces)).toEqual(['clinic.clinic.name']);
});

test('a blank part of a fact is reported once, by the check of the whole fact', () => {
  const blank = error('clinic.clinic.address.city', 'There are no words here: write them.', '');
  const whole = error('clinic.clinic.address', '“…” is not a US address.');
  expect(withoutEchoes([blank, whole], () => '')).toEqual([whole]);
});

test('a blank text is reported once, by the check that says what belongs there', () => {
  const blank = error('clinic.clinic.city', 'There are no words here: write them.', '');
  const asked = error('clinic.clinic.city', 'Write where people come in person.');
  expect(withoutEchoes([blank, asked], () => '')).toEqual([asked]);
  expect(withoutEchoes([blank], () => '')).toEqual([blank]);
});

test.each([
  ['a warning about its section', warning('home.inShort', 'The section reads at grade 9.0.')],
  ['an error about its entry', error('home.inShort.items.a', 'Two entries have the id “a”: change one.')],
])('%s does not hide a blank text', (_, other) => {
  const blank = error('home.inShort.items.a.title', 'There are no words here: write them.', '');
  expect(withoutEchoes([blank, other], () => '')).toEqual([blank, other]);
});
