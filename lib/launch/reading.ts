import { type Note, warning } from './finding';
import { isPending, type Text } from './texts';

/** Highest US school grade a section may need. */
const highestGrade = 8;

/** With fewer words the formula says more about one long name than about the text. */
const fewestWords = 30;

/** Names of journals, links and ids are looked at, not read; a label is no sentence. */
function isRead({ at, text }: Text) {
  return !isPending(at) && !/\.(journal|authors|doi|href|id)$/.test(at) && text.split(/\s+/).length >= 4;
}

/** Flesch–Kincaid grade of texts, each of which ends a sentence; null for too few words. */
export function readingGrade(texts: readonly string[], countSyllables: (word: string) => number) {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.match(/[\p{L}\d’'-]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length < fewestWords) return null;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, countSyllables(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** A warning for every section that asks for more schooling than most readers have. */
export function checkReading(texts: readonly Text[], countSyllables: (word: string) => number): Note[] {
  const sections = new Map<string, string[]>();
  for (const { at, text } of texts.filter(isRead)) {
    const name = at.split('.', 2).join('.');
    sections.set(name, [...(sections.get(name) ?? []), text]);
  }
  return [...sections].flatMap(([name, read]) => {
    const grade = readingGrade(read, countSyllables);
    if (grade === null || grade <= highestGrade) return [];
    const message = `This section reads at grade ${grade.toFixed(1)}, above ${highestGrade}: use shorter sentences and plainer words.`;
    return [warning(name, message)];
  });
}
