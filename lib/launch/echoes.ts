import type { Note } from './finding';

/** Files of facts, from which sentences in other files are made. */
const factFiles = ['clinic', 'offer', 'team'];

function fileOf({ at }: Note) {
  return at.split('.')[0] ?? '';
}

/** What a note says, without the text that it quotes. */
function faultOf({ message, text }: Note) {
  return text ? message.replace(`“${text}”: `, '') : message;
}

function isBlank({ text }: Note) {
  return text?.trim() === '';
}

/** Whether `note` is about a sentence that contains a fact, and only repeats the fault of that fact. */
function isEchoOf(fact: Note, note: Note) {
  if (fact.text === undefined || !note.text?.includes(fact.text)) return false;
  // Where a fact is blank, a sentence made from it has two spaces.
  return faultOf(fact) === faultOf(note) || (isBlank(fact) && / {2}/.test(note.text));
}

/** Whether `other` is about the same text, or about the whole fact of the clinic's record that contains it. */
function isAboutSame(other: Note, { at }: Note) {
  return other.at === at || (fileOf(other) === 'clinic' && at.startsWith(`${other.at}.`));
}

/**
 * Returns the notes without repetitions. If a fact is wrong, only the line that states the fact is reported, not each
 * sentence that contains it. A blank text is reported once: by the check that says what belongs there, or for the fact
 * that contains it.
 */
export function withoutEchoes(notes: readonly Note[], readFile: (file: string) => string): Note[] {
  const facts = notes.filter((note) => note.text !== undefined && factFiles.includes(fileOf(note)));
  const isWritten = (note: Note) => readFile(`content/${fileOf(note)}.ts`).includes(note.text ?? '');
  const isEcho = (note: Note) =>
    !factFiles.includes(fileOf(note)) && facts.some((fact) => isEchoOf(fact, note)) && !isWritten(note);
  const isToldBetter = (note: Note) =>
    isBlank(note) &&
    notes.some((other) => other.severity === 'error' && !isBlank(other) && isAboutSame(other, note));
  return notes.filter((note) => !isEcho(note) && !isToldBetter(note));
}
