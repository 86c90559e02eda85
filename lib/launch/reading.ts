import { type Note, warning } from './finding';
import { isPending, type Text } from './texts';
import { othersWords } from './words';

/** Highest US school grade a section may need. */
const highestGrade = 8;

/** Words a sentence, on average: fewer read like captions, more are hard to follow for a tired reader. */
const averageWords = { fewest: 8, most: 16 };

/** In a single sentence. */
const mostWords = 25;

/** With fewer words the formula says more about one long name than about the text. */
const fewestWords = 30;

/** What nobody reads as prose: sources and ids, and the words above, on or around a text. */
const notProse =
  /\.(journal|authors|doi|href|url|id|title|label|question|summary|\w+Title|\w+Text|alt|claim|measure)$/;

/** The promise, whose words the client has fixed, and what the calendar says in a few words of its state. */
const fixedOrStates = ['home.guarantee.text', 'booking.calendar.words.'];

/** Whether a text is prose of ours: whole sentences. A label, a point of a list or a price ends without a stop. */
function isProse({ at, text }: Text) {
  return (
    !isPending(at) &&
    !notProse.test(at) &&
    ![...othersWords, ...fixedOrStates].some((start) => at.startsWith(start)) &&
    /[.!?]["”’)]?$/.test(text.trim())
  );
}

/** What is measured of a text. */
export type Reading = {
  /** Every sentence in its order, as its words. */
  sentences: readonly (readonly string[])[];
  words: number;
  /** Words a sentence. */
  average: number;
  /** Share of sentences with fewer than six words, from 0 to 1. */
  shortShare: number;
  /** Flesch and Kincaid's school grade; null for too few words. */
  grade: number | null;
};

/** Inside a sentence a capital starts a name, and a name is hard for nobody: it counts as one syllable. */
function syllablesOf(sentence: readonly string[], countSyllables: (word: string) => number) {
  const count = (word: string, i: number) =>
    i > 0 && /^\p{Lu}/u.test(word) ? 1 : Math.max(1, countSyllables(word));
  return sentence.reduce((sum, word, i) => sum + count(word, i), 0);
}

/** Measures texts, each of which ends a sentence. */
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

/** The prose of content/ by its section, e.g. "home.hero". */
export function readSections(texts: readonly Text[], countSyllables: (word: string) => number) {
  const sections = new Map<string, string[]>();
  for (const { at, text } of texts.filter(isProse)) {
    const name = at.split('.', 2).join('.');
    sections.set(name, [...(sections.get(name) ?? []), text]);
  }
  return new Map([...sections].map(([name, prose]) => [name, readTexts(prose, countSyllables)]));
}

/** What is hard to read in a section, or hard to hear as speech; each a whole sentence. */
function readingProblems({ sentences, average, grade, words }: Reading) {
  const long = sentences.filter(({ length }) => length > mostWords);
  const isJudged = words >= fewestWords;
  return [
    grade !== null &&
      grade > highestGrade &&
      `This section reads at grade ${grade.toFixed(1)}, above ${highestGrade}: use shorter sentences and plainer words.`,
    isJudged &&
      average < averageWords.fewest &&
      `Sentences here have ${average.toFixed(1)} words on average, fewer than ${averageWords.fewest}, and read like captions: join some of them.`,
    isJudged &&
      average > averageWords.most &&
      `Sentences here have ${average.toFixed(1)} words on average, more than ${averageWords.most}: split some of them.`,
    ...long.map(
      (sentence) =>
        `The sentence “${sentence.slice(0, 6).join(' ')} …” has ${sentence.length} words, more than ${mostWords}: split it.`,
    ),
  ].filter((problem) => problem !== false);
}

/** A warning for whatever in a section asks too much of most readers, or too little to sound like a person. */
export function checkReading(texts: readonly Text[], countSyllables: (word: string) => number): Note[] {
  return [...readSections(texts, countSyllables)].flatMap(([name, reading]) =>
    readingProblems(reading).map((problem) => warning(name, problem)),
  );
}
