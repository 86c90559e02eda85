import { type Diagnostic, findKey, lineOf, type Read, tell } from './report';
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

/** Explains a word without quotes, which the compiler takes for a variable. */
function sayUnquotedWord({ message }: Diagnostic) {
  const word = nameIn(message);
  if (nothing.test(word)) return 'write null, in small letters, for what is not there.';
  if (/^(true|false|yes|no)$/i.test(word))
    return `write ${/^[ty]/i.test(word) ? 'true' : 'false'} in place of ${word}.`;
  return `${word} has no quotes: write '${word}'.`;
}

/** Explains a key that the entry's type does not have. */
function sayExtraKey({ message }: Diagnostic) {
  const [, meant] = /Did you mean to write '(\w+)'/.exec(message) ?? [];
  return meant
    ? `“${nameIn(message)}” is not known here: write ${meant}.`
    : `“${nameIn(message)}” is not known here: delete its line, or spell it as the entries beside it do.`;
}

/** Maps each compiler code that stands for one kind of mistake to the function that explains it. */
const sayings: Readonly<Record<number, (error: Diagnostic, line: string) => string>> = {
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
  return missing ? `this entry has no ${missing}: add it, as the entries beside it have it.` : null;
}

/** The types in "Type 'A' is not assignable to type 'B'". */
const twoTypes =
  /[Tt]ype '((?:[^']|'(?=[^ ]))*)' (?:is not (?:assignable|comparable) )?to (?:type|parameter of type) '([^\n]*?)'(?=[ .]|$)/gm;

/** Explains a value of the wrong type. The last lines of the compiler's explanation name the innermost value. */
function explainWrongValue(error: Diagnostic, explanation: string, read: Read) {
  const [, from = '', to = ''] = [...explanation.matchAll(twoTypes)].at(-1) ?? [];
  if (!to) return null;
  const property = [...explanation.matchAll(/Types of property '(\w+)' are incompatible/g)].at(-1)?.[1];
  const place = property ? findKey(read, error, property) : error;
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
  if (say) return tell(error, say(error, lineOf(read, error)));
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
