import { checkPending } from './missing';
import { checkReading, readingGrade } from './reading';
import { textsOf } from './texts';

const shared = { text: 'Twice.' };
const made = {
  hero: { title: 'One', cards: [{ id: 'a', text: 'Two' }, shared], again: shared, count: 3, none: null },
  build: (n: { weeks: number; name: string }) => [`${n.name}: ${n.weeks} weeks`, n.weeks > 1 ? 'b' : 'c'],
};

test('every string is read once with its path, those that functions build from anything included', () => {
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

test('the clinic confirms what its own scheduler asks for, and what Google asks for where it counts', () => {
  const texts = ['booking.schedulerPending', 'analytics.countingPending'].map((at) => ({ at, text: 'Ask.' }));
  const said = (env: Record<string, string>) => checkPending(texts, env).map(({ message }) => message);
  expect(said({})).toEqual(['Ask.']);
  const [scheduler, counting] = said({ SCHEDULING_PROVIDER: 'acuity', ANALYTICS_ID: 'G-1' });
  expect(scheduler).toMatch(/^Ask\. In every .*\(BAA\).*acuityBookingComplete.*Direct scheduling link/);
  expect(counting).toBe('Ask.');
});

test('the grade is Flesch and Kincaid’s', () => {
  // 40 words in 8 sentences, 40 syllables: 0.39 × 5 + 11.8 × 1 − 15.59.
  expect(readingGrade(Array(8).fill('We call you and talk.'), () => 1)).toBeCloseTo(-1.84);
  expect(readingGrade(['Too short to say.'], () => 1)).toBeNull();
});

test('a section above grade 8 is warned about; a plain one, notes to the clinic and journals are not', () => {
  const long = Array(8).fill('We call you and talk.').join(' ');
  const texts = textsOf({ hero: { text: long, pending: long }, list: { journal: long } }, 'home');
  expect(checkReading(texts, () => 3)).toMatchObject([{ severity: 'warning', at: 'home.hero' }]);
  expect(checkReading(texts, () => 1)).toEqual([]);
});
