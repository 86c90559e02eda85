import { contentFile } from './content-file';
import { bannedWords, checkWords } from './words';

test.each([
  'TMS cures depression.',
  'A proven plan',
  'Results guaranteed',
  'Our FDA-approved plan',
  'Hurry, spots go fast',
  'A 100% safe way',
  'People suffering from depression',
  'It rewires the brain.',
  'Don’t miss out.',
])('%j is refused', (text) => {
  expect(bannedWords(text)).toHaveLength(1);
});

test.each([
  'Our guarantee',
  'secure',
  'TMS devices are FDA-cleared.',
  '100 people',
  'Addiction medicine',
  'Buffers',
])('%j is fine', (text) => {
  expect(bannedWords(text)).toEqual([]);
});

test('a sentence that a function builds is checked; comments and notes to the clinic are not', () => {
  const source = [
    '// No cure.',
    'export const value = {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
    '  text: (n: number) => `In ${n} weeks you are cured.`,',
    "  pending: 'Never say cure.',",
    '};',
  ].join('\n');
  expect(checkWords([contentFile('content/home.ts', source, {})])).toMatchObject([
    { severity: 'error', line: 3, href: '/#value' },
  ]);
});
