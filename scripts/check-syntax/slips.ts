/** The digits of a number, without its cents. */
function wholeNumber(typed: string) {
  return typed.replace(/[^\d.]/g, '').replace(/\.\d*$/, '');
}

/** A date in the form that content/ uses. One with slashes is read as a US date. */
function isoDay(typed: string) {
  const [month = '', day = '', year = ''] = typed.split('/');
  const pad = (part: string) => part.padStart(2, '0');
  return typed.includes('-')
    ? typed.split('-').map(pad).join('-')
    : `${year.padStart(4, '20')}-${pad(month)}-${pad(day)}`;
}

/** Slips that are visible in code with its texts blanked out. The first one that matches says what to write. */
const slips: readonly [pattern: RegExp, say: (match: RegExpExecArray) => string][] = [
  [
    /^(<{7}|={7}|>{7})/m,
    () => 'two versions were not merged: keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>',
  ],
  [/\$[\d,.]*\d/, ([typed]) => `${typed} is not a number here; write ${wholeNumber(typed)}`],
  [/[€£]\s*[\d,.]*\d/, ([typed]) => `${typed} is not a number here; write ${wholeNumber(typed)}`],
  [
    /\b\d{1,3}(,\d{3})+(\.\d+)?(?![\d.])(?=\s*(?:,?\s*$|,?\s*}))/m,
    ([typed]) => `write the number without commas: ${wholeNumber(typed)}`,
  ],
  [
    /\b(zip|phone)\s*:\s*(0\d+|\d+-[\d-]+)/,
    ([, name, typed]) => `write it between quotes: ${name}: '${typed}'`,
  ],
  [/:\s*0+(\d+)\b(?!\.)/, ([, number]) => `write the number without a 0 before it: ${number}`],
  [
    /:\s*(\d+),(\d{1,2})(?=\s*(,\s*)?$)/m,
    ([, whole, part]) => `write a point in place of the comma: ${whole}.${part}`,
  ],
  [
    /:\s*(?:[~≈±<>]\s*)(\d+)|:\s*(\d+)\s*\+\s*(?=,?\s*$)/m,
    ([, one, other]) => `write the number alone: ${one ?? other}`,
  ],
  [
    /:\s*(\d{1,3}(?:[ \u00A0]\d{3})+)(?=\s*,?\s*$)/m,
    ([, typed = '']) => `write the number without spaces: ${wholeNumber(typed)}`,
  ],
  [
    /:\s*([A-Za-z]+-[A-Za-z]+)(?=\s*,?\s*$)/m,
    ([, typed]) => `${typed} is neither a number nor a text: write its digits, or write it between quotes`,
  ],
  [/(\d+(?:\.\d+)?)\s*%/, ([, number]) => `write the number without the percent sign: ${number}`],
  [
    /:\s*(\d{4}-\d{1,2}-\d{1,2}|\d{1,2}\/\d{1,2}\/\d{2,4})/,
    ([, day = '']) => `write a date between quotes, like '${isoDay(day)}'`,
  ],
  [
    /:\s*(\d+)\s*[-–]\s*(\d+)(?=\s*(,|}|$))/m,
    ([, from, to]) => `write one number in place of the two, ${from} or ${to}`,
  ],
  [/:\s*(\d+)\s+[A-Za-z]+(?=\s*(,|}|$))/m, ([, number]) => `write the number alone: ${number}`],
  [/:\s*(?:USD|US)\s*([\d,.]+)/, ([, typed = '']) => `write the number alone: ${wholeNumber(typed)}`],
  [/^\s*(#|<!--)/m, ([, sign]) => `a note begins with //, not with ${sign}`],
  [
    /^\s*([•▪◦‣·*–—+-])\s+(?=\p{L})/mu,
    ([, mark]) => `delete the ${mark} before it, and write the rest like the lines beside it`,
  ],
  [/(?:[\w$]:|=)\s*(?=[,;]\s*$)/m, () => 'the value is missing: write it, or null where it is not known'],
  [/,\s*,/, () => 'two commas stand together: delete one'],
  [/^\s+[\w$]+\s*=(?![=>])/m, () => 'write : in place of ='],
];

/** What to write if a line of code, whose texts are blanked out, has a slip; otherwise null. */
export function saySlip(codeLine: string): string | null {
  for (const [pattern, say] of slips) {
    const match = pattern.exec(codeLine);
    if (match) return say(match);
  }
  return null;
}

/** The build makes " into ', so this says what to write for either. */
export const quoteInside = 'a quote ends the text here: write ’ for an apostrophe, or “ and ” around words';

export const openText = "the text does not end on its line: write ' at its end, and no line break inside it";

/** What is missing from a line like `key: 'text'`, or null. `line` is unmodified source. */
export function sayTextSlip(line: string): string | null {
  const [, entry, words = ''] =
    /^\s*\{\s*([\w$]+):\s*(\p{L}[^'":,`]* [^'":,`]*?)\s*\},?\s*$/u.exec(line) ?? [];
  if (entry) return `the words have no quotes: write { ${entry}: '${words.trim()}' },`;
  const [, name = '', between = '', value = ''] = /^\s*([\w$]+)(\s*:?\s*)(\S.*)$/.exec(line) ?? [];
  if (!name || /^(export|const|import|type|return|function|let|if)$/.test(name)) return null;
  const [, twoWords = ''] = /^\s*([\w$]+[ -][\w$ -]+):\s*['"`\d[{]/.exec(line) ?? [];
  if (twoWords)
    return `“${twoWords}” is not a name: write one word before the colon, as the entries beside it have it`;
  if (!between.includes(':')) return /^['"`\d[{]/.test(value) ? `write : after ${name}` : null;
  if (/\\['"`]\s*,?\s*$/.test(value)) return 'delete the \\ before the last quote';
  if (/\\(?![nrt'"`\\])/.test(value)) return 'a \\ in a text is read as a command: write / in its place';
  const quotes = value.match(/(?<!\\)'/g)?.length ?? 0;
  const isContact = /^(https?:|www\.|[\w.+-]+@|[(+]\d|\d{3}[-. ])/.test(value);
  const isUnquoted = isContact || (/^\p{L}/u.test(value) && / |'/.test(value) && !/[(?`=]/.test(value));
  if (isUnquoted && quotes % 2 === 1) return "the words have no ' before them: write one";
  if (isUnquoted) return `the words have no quotes: write ${name}: '${value.replace(/[,;'"]+\s*$/, '')}',`;
  if (/^</.test(value)) return `the words have no quotes: write ${name}: 'words', without < and >`;
  if (/^["'`].*["'`]\s*[;.:]\s*$/.test(value)) return 'write a comma at the end of the line';
  if (/^'/.test(value) && quotes > 2) return quoteInside;
  if (/^'/.test(value) && quotes === 1) return openText;
  return null;
}
