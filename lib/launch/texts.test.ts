import { readFileSync } from 'node:fs';
import { checkPending } from './missing';
import { checkReading, readTexts } from './reading';
import { textsOf } from './texts';

const shared = { text: 'Twice.' };
const made = {
  hero: { title: 'One', cards: [{ id: 'a', text: 'Two' }, shared], again: shared, count: 3, none: null },
  build: (n: { weeks: number; name: string }) => [`${n.name}: ${n.weeks} weeks`, n.weeks > 1 ? 'b' : 'c'],
};

test('every string is read once with its path, including those that functions build', () => {
  expect(textsOf(made, 'home').map(({ at, text }) => `${at} ${text}`)).toEqual([
    'home.hero.title One',
    'home.hero.cards.a.id a',
    'home.hero.cards.a.text Two',
    'home.hero.cards.1.text Twice.',
    'home.build.0 some: some weeks',
    'home.build.1 c',
  ]);
  expect(textsOf((list: string[]) => list.join(', '), 'home')).toEqual([]);
});

test('the clinic confirms what its own scheduler needs, and what Google needs if visits are counted', () => {
  const texts = ['booking.schedulerPending', 'analytics.countingPending'].map((at) => ({ at, text: 'Ask.' }));
  const said = (env: Record<string, string>) => checkPending(texts, env).map(({ message }) => message);
  expect(said({})).toEqual(['Ask.']);
  const [scheduler, counting] = said({ SCHEDULING_PROVIDER: 'acuity', ANALYTICS_ID: 'G-1' });
  expect(scheduler).toContain("{event:'acuityBookingComplete'},'*')</script>, without");
  expect(scheduler).not.toMatch(/`|\*\w/);
  expect(scheduler).toMatch(/^Ask\. In every .*\(BAA\).*acuityBookingComplete.*Direct scheduling link/);
  expect(counting).toBe('Ask.');
});

test('the grade is that of Flesch and Kincaid', () => {
  // 40 words in 8 sentences, 40 syllables: 0.39 × 5 + 11.8 × 1 − 15.59.
  expect(readTexts(Array(8).fill('We call you and talk.'), () => 1).grade).toBeCloseTo(-1.84);
  expect(readTexts(['Too short to say.'], () => 1).grade).toBeNull();
});

test('a name does not raise the grade', () => {
  const grade = (word: string) => readTexts(Array(8).fill(`We see you at ${word} each day.`), () => 4).grade;
  expect(grade('Lakeshore')).toBeLessThan(Number(grade('lakeshore')));
});

/** The findings for a text, all of whose words have the given number of syllables. */
function judge(text: string, syllables = 1, at = 'home.hero.text') {
  return checkReading([{ at, text }], () => syllables).map(({ message }) => message);
}

const repeat = (sentence: string) => Array(8).fill(sentence).join(' ');
const plain = repeat('We call you at the time you picked, and we talk.');

test('a section in plain, whole sentences passes', () => {
  expect(judge(plain)).toEqual([]);
});

test.each([
  ['hard words', plain, 3, 'above 8'],
  ['captions', repeat('Free call. No pressure.'), 1, 'read like captions'],
  [
    'many short sentences',
    repeat('We call you at the time you picked, and we talk. You decide.'),
    1,
    '50% of the sentences',
  ],
  ['long sentences', repeat(`We ${'and we '.repeat(9)}talk.`), 1, 'split some of them'],
  ['one sentence of 26 words', `${plain} We ${'and we '.repeat(12)}talk.`, 1, 'has 26 words'],
])('a section of %s is warned about', (_, text, syllables, message) => {
  expect(judge(text, syllables)).toContainEqual(expect.stringContaining(message));
});

test.each([
  'home.hero.pending',
  'evidence.references.a.journal',
  'policies.policyPages.a.text',
  'home.hero.title',
  'team.clinicians.0.sentence',
])('%s is not read as prose of ours', (at) => {
  expect(judge(repeat('Free call. No pressure.'), 3, at)).toEqual([]);
});

test('the examples of sentences in content/ pass, so that a clinic that follows them has no warning', () => {
  const source = readFileSync('content/offer.ts', 'utf8');
  const examples = [...source.matchAll(/e\.g\. "(.+\.)"(?: Null| \*\/)/g)].map(([, text = '']) => text);
  expect(examples.length).toBeGreaterThan(5);
  expect(judge(examples.slice(0, 5).join(' '))).toEqual([]);
});

test('list items and labels, which end without a full stop, are not counted', () => {
  expect(judge('Free call, no pressure, one team, many words that nobody reads aloud', 3)).toEqual([]);
});
