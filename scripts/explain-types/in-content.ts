import { findExport, findModule } from './find-export';
import { type Diagnostic, findKey, lineOf, type Read, readMismatch, tell } from './report';
import { literal, sayWrongValue, valueAfter } from './wrong-value';

/** Words that people write for a value that is missing. */
const nothing = /^(none|null|nil|na|empty|undefined|unknown)$/i;

/** The first name that the message quotes. */
function nameIn(message: string) {
  return message.match(/(?<=')[\w$]+(?=')/)?.[0] ?? '';
}

/** Explains the use of a property that an entry of content/ does not have. */
function sayUnknownProperty({ message }: Diagnostic) {
  const [, meant] = /Did you mean '(\w+)'/.exec(message) ?? [];
  return `“${nameIn(message)}” is not known here: ${meant ? `write ${meant}` : 'check its spelling'}.`;
}

/** Explains a key that is written twice in one entry. */
function sayDuplicateKey({ column }: Diagnostic, line: string) {
  const key = /[\w$]+/.exec(line.slice(column - 1))?.[0];
  return `${key} occurs twice in this entry: delete one of the two lines.`;
}

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Explains a word without quotes, which the compiler takes for a variable. */
function sayUnquotedWord({ message, file, column }: Diagnostic, line: string, read: Read) {
  const word = nameIn(message);
  const module = findModule(word, read);
  if (module && file !== `content/${module}.ts`)
    return `${word} comes from content/${module}.ts: write import { ${word} } from './${module}'; at the top of this file.`;
  if (line.slice(0, column - 1).endsWith('${'))
    return `there is no value named ${word}: write words or a number in place of \${${word}}.`;
  const number = numberWords.indexOf(word.toLowerCase());
  if (number >= 0) return `write ${number} in place of ${word}.`;
  if (nothing.test(word)) return 'write null, in small letters, for what is not there.';
  if (/^(true|false|yes|no)$/i.test(word))
    return `write ${/^[ty]/i.test(word) ? 'true' : 'false'} in place of ${word}.`;
  return `${word} has no quotes: write '${word}'.`;
}

/** Explains a key that the entry's type does not have. */
function sayExtraKey({ message }: Diagnostic) {
  if (/does not exist in type '(readonly )?[^']*\[\]'/.test(message))
    return 'one entry stands where a list belongs: write [ before its { and ] after its }.';
  const [, meant] = /Did you mean to write '(\w+)'/.exec(message) ?? [];
  return meant
    ? `“${nameIn(message)}” is not known here: write ${meant}.`
    : `“${nameIn(message)}” is not known here: delete it with its value, or spell it as the entries beside it do.`;
}

/** Maps each compiler code that stands for one kind of mistake to the function that explains it. */
const sayings: Readonly<Record<number, (error: Diagnostic, line: string, read: Read) => string>> = {
  2339: sayUnknownProperty,
  2551: sayUnknownProperty,
  1117: sayDuplicateKey,
  2304: sayUnquotedWord,
  2552: sayUnquotedWord,
  2693: sayUnquotedWord,
  18004: sayUnquotedWord,
  2353: sayExtraKey,
  2561: sayExtraKey,
};

/** Explains a missing key that an entry's type requires. */
function sayMissingKey(explanation: string) {
  const [, missing] =
    /Property '(\w+)' is missing/.exec(explanation) ??
    /missing the following properties from type '[^']*': ([^\n]+)/.exec(explanation) ??
    [];
  if (!missing) return null;
  const it = missing.includes(',') ? 'them' : 'it';
  return `this entry has no ${missing}: add ${it}, as the entries beside it have ${it}.`;
}

/** Explains a value of the wrong type. The last lines of the compiler's explanation name the innermost value. */
function explainWrongValue(error: Diagnostic, explanation: string, read: Read) {
  const { from, to, property } = readMismatch(explanation);
  if (!to) return null;
  const passedOn = /^[\w$]+:\s*([\w$]+)\s*,?\s*$/.exec(lineOf(read, error).slice(error.column - 1))?.[1];
  const start = (property && passedOn && findExport(read, error.file, passedOn)) || error;
  const place = property ? findKey(read, start, property) : error;
  const line = lineOf(read, place);
  const rest = property ? line : line.slice(error.column - 1);
  // The column is that of the value or, in an entry, that of its key.
  const given = /^['"`\d]/.test(rest) ? literal.exec(rest)?.[0] : undefined;
  const keyBefore = /([\w$]+)\s*[:=]\s*$/.exec(line.slice(0, line.length - rest.length))?.[1] ?? '';
  const keyHere = /[\w$]+/.exec(rest)?.[0] ?? '';
  const key = property ?? (given ? keyBefore : keyHere);
  const value = given ?? valueAfter(rest, key);
  return tell(place, sayWrongValue({ key, value, from, to }, read));
}

/** Explains an error inside a content file. */
export function explainInContent(error: Diagnostic, read: Read): string {
  const say = sayings[error.code];
  if (say) {
    const sentence = say(error, lineOf(read, error), read);
    // A missing import is one slip, however often its name is used.
    return tell(/^\w+ comes from /.test(sentence) ? { file: error.file, line: 1 } : error, sentence);
  }
  const explanation = `${error.message}\n${error.details}`;
  const missing = sayMissingKey(explanation);
  if (missing) return tell(error, missing);
  return (
    explainWrongValue(error, explanation, read) ??
    tell(
      error,
      'this line holds another kind of value than belongs here: compare it with the lines beside it.',
    )
  );
}
