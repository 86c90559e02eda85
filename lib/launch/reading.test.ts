import { contentFile } from './content-file';
import { checkReading, readingGrade } from './reading';

/** Groups of vowels: good enough to tell plain words from long ones. */
function countSyllables(word: string) {
  return word.match(/[aeiouy]+/gi)?.length ?? 1;
}

const plain = Array(8).fill('We call you and talk.');
const hard = Array(4).fill(
  'Transcranial neuromodulation facilitates individualized dorsolateral prefrontal excitability optimization.',
);

test('the grade is Flesch and Kincaid’s', () => {
  // 40 words in 8 sentences, 40 syllables: 0.39 × 5 + 11.8 × 1 − 15.59.
  expect(readingGrade(plain, () => 1)).toBeCloseTo(-1.84);
  expect(readingGrade(['Too short to say.'], () => 1)).toBeNull();
});

test('a section above grade 8 is warned about on the line it starts, a plain one is not', () => {
  const source = `export const hero = ${JSON.stringify(plain)};\nexport const value = ${JSON.stringify(hard)};`;
  expect(checkReading([contentFile('content/home.ts', source, {})], countSyllables)).toMatchObject([
    { severity: 'warning', line: 2, href: '/#value' },
  ]);
});

test('notes to the clinic and journals are not read', () => {
  const source = `export const value = { pending: '${hard.join(' ')}', journal: '${hard.join(' ')}' };`;
  expect(checkReading([contentFile('content/home.ts', source, {})], countSyllables)).toEqual([]);
});
