import { type ContentFile, isPendingKey } from './content-file';
import type { Finding } from './finding';
import { type Literal, lineOfKey } from './literals';
import { placeOf } from './places';

/** Highest US school grade a section may need. */
const highestGrade = 8;

/** With fewer words the formula says more about one long name than about the text. */
const FEWEST_WORDS = 30;

/** Names of journals, links and ids are looked at, not read. */
const UNREAD_KEYS = ['journal', 'authors', 'doi', 'href', 'id'];

/** Flesch–Kincaid grade of texts, each of which ends a sentence; null for too few words. */
export function readingGrade(
  texts: readonly string[],
  countSyllables: (word: string) => number,
): number | null {
  const sentences = texts
    .flatMap((text) => text.split(/(?<=[.!?])\s+/))
    .map((sentence) => sentence.match(/[\p{L}\d’'-]+/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = sentences.flat();
  if (words.length < FEWEST_WORDS) return null;
  const syllables = words.reduce((sum, word) => sum + Math.max(1, countSyllables(word)), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** Labels and ids are not sentences. A template's hole is read as a short word. */
function sentencesOf(literals: readonly Literal[]) {
  return literals
    .filter(({ key }) => !isPendingKey(key) && !UNREAD_KEYS.includes(key ?? ''))
    .map(({ parts }) => parts.join('ten'))
    .filter((text) => text.split(/\s+/).length >= 4);
}

/** A warning for every section that asks for more schooling than most readers have. */
export function checkReading(
  files: readonly ContentFile[],
  countSyllables: (word: string) => number,
): Finding[] {
  return files.flatMap(({ file, source, literals }) => {
    const names = [...new Set(literals.map(({ exportName }) => exportName))].filter((name) => name !== null);
    return names.flatMap((name) => {
      const texts = sentencesOf(literals.filter(({ exportName }) => exportName === name));
      const grade = readingGrade(texts, countSyllables);
      if (grade === null || grade <= highestGrade) return [];
      return [
        {
          severity: 'warning' as const,
          kind: 'reading' as const,
          file,
          line: lineOfKey(source, name),
          message: `“${name}” reads at grade ${grade.toFixed(1)}, above ${highestGrade}: use shorter sentences and plainer words.`,
          href: placeOf(file, name),
        },
      ];
    });
  });
}
