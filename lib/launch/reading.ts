import { type Note, warning } from './finding';
import { isPending, type Text } from './texts';
import { othersWords } from './words';

/** The highest US school grade that a section may require. */
const highestGrade = 8;

/** Average words per sentence. Shorter ones read like captions, longer ones are hard for a tired reader. */
const averageWords = { fewest: 10, most: 13 };

/** The share of a section's sentences that may have fewer than six words. */
const mostShort = 1 / 5;

/** Most words in a single sentence. */
const mostWords = 25;

/** With fewer words, one long name would decide the grade. */
const fewestWords = 30;

/** Texts that nobody reads as prose: sources, ids, lists, prices, and words about or inside a drawing. */
const notProse =
  /\.(journal|authors|href|url|id|title|label|question|summary|\w+Title|\w+Text|alt|claim|common|legend|rest|planPrice|totalValue|bothTotals)$/;

/**
 * The promise, whose words the clinic has fixed, what people of the team say in their own words, and texts that must be
 * short: what to do in danger, the calendar's states, and what each source is.
 */
const fixedOrShort = [
  'team.clinicians.',
  'home.guarantee.text',
  'safety.safety.worse',
  'booking.calendar.words.',
  'evidence.references.',
];

/** Whether a text is prose of ours in whole sentences. Labels, list items and prices end without a full stop. */
function isProse({ at, text }: Text) {
  return (
    !isPending(at) &&
    !notProse.test(at) &&
    ![...othersWords, ...fixedOrShort].some((start) => at.startsWith(start)) &&
    /[.!?]["”’)]?$/.test(text.trim())
  );
}

/** Measurements of a text. */
type Reading = {
  /** Every sentence in order, as a list of its words. */
  sentences: readonly (readonly string[])[];
  words: number;
  /** Average words per sentence. */
  average: number;
  /** Share of sentences with fewer than six words, from 0 to 1. */
  shortShare: number;
  /** The Flesch-Kincaid grade; null if there are too few words. */
  grade: number | null;
};

/** A capital inside a sentence starts a name, which is easy to read, so it counts as one syllable. */
function syllablesOf(sentence: readonly string[], countSyllables: (word: string) => number) {
  const count = (word: string, i: number) =>
    i > 0 && /^\p{Lu}/u.test(word) ? 1 : Math.max(1, countSyllables(word));
  return sentence.reduce((sum, word, i) => sum + count(word, i), 0);
}

/** Measures texts. No sentence continues from one text to the next. */
export function readTexts(texts: readonly string[], countSyllables: (word: string) => number): Reading {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\d])/u))
    .map((sentence) => sentence.match(/[\p{L}\d][\p{L}\d’'.,%-]*(?<![.,])/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat().length;
  const average = words / Math.max(1, sentences.length);
  const syllables = sentences.reduce((sum, sentence) => sum + syllablesOf(sentence, countSyllables), 0);
  return {
    sentences,
    words,
    average,
    shortShare: sentences.filter(({ length }) => length < 6).length / Math.max(1, sentences.length),
    grade: words < fewestWords ? null : 0.39 * average + 11.8 * (syllables / words) - 15.59,
  };
}

/** Groups the prose of content/ by section, e.g. "home.hero". */
function readSections(texts: readonly Text[], countSyllables: (word: string) => number) {
  const sections = new Map<string, string[]>();
  for (const { at, text } of texts.filter(isProse)) {
    const name = at.split('.', 2).join('.');
    sections.set(name, [...(sections.get(name) ?? []), text]);
  }
  return new Map([...sections].map(([name, prose]) => [name, readTexts(prose, countSyllables)]));
}

/** Reasons why a section is hard to read, or does not sound like speech; each is a whole sentence. */
function readingProblems({ sentences, average, shortShare, grade, words }: Reading) {
  const start = sentences[0]?.slice(0, 6).join(' ');
  const long = sentences.filter(({ length }) => length > mostWords);
  const isJudged = words >= fewestWords;
  return [
    grade !== null &&
      grade > highestGrade &&
      `The section that begins “${start} …” reads at grade ${grade.toFixed(1)}, above ${highestGrade}: use shorter sentences and plainer words.`,
    isJudged &&
      average < averageWords.fewest &&
      `The sentences of the section that begins “${start} …” have ${average.toFixed(1)} words on average, fewer than ${averageWords.fewest}, and read like captions: join some of them.`,
    isJudged &&
      shortShare > mostShort &&
      `${Math.round(shortShare * 100)}% of the sentences of the section that begins “${start} …” have fewer than six words, more than ${mostShort * 100}%: join some of them.`,
    isJudged &&
      average > averageWords.most &&
      `The sentences of the section that begins “${start} …” have ${average.toFixed(1)} words on average, more than ${averageWords.most}: split some of them.`,
    ...long.map(
      (sentence) =>
        `The sentence “${sentence.slice(0, 6).join(' ')} …” has ${sentence.length} words, more than ${mostWords}: split it.`,
    ),
  ].filter((problem) => problem !== false);
}

/** A warning for every section that is too hard for most readers, or too choppy to sound like a person. */
export function checkReading(texts: readonly Text[], countSyllables: (word: string) => number): Note[] {
  return [...readSections(texts, countSyllables)].flatMap(([name, reading]) =>
    readingProblems(reading).map((problem) => warning(name, problem)),
  );
}
