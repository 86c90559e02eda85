import { checkSyntax } from './check-syntax';
import { openText, quoteInside } from './check-syntax/slips';

/** A content file with one list of entries, whose line 5 is the given line. */
function fileWith(line: string) {
  return `export const items = [\n  { id: 'a' },\n  {\n    id: 'b',\n${line}\n    usd: 550,\n  },\n  {\n    id: 'c',\n  },\n];\n`;
}

function told(source: string) {
  try {
    checkSyntax('home.ts', source);
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : 'no error';
  }
}

test.each([
  ["    a: 'The patients' choice',", quoteInside],
  ["    a: 'Care in 'pieces'',", quoteInside],
  ["    a: 'No end,", openText],
  ["    a: 'Two\n lines',", openText],
  ["    a: No start',", "the words have no ' before them: write one"],
  ['    a: No quotes,', "the words have no quotes: write a: 'No quotes',"],
  ['    a: <b>Bold</b>,', "the words have no quotes: write a: 'words', without < and >"],
  ["    a: 'No comma'", 'write a comma at its end'],
  ["    a: 'Semicolon';", 'write a comma at the end of the line'],
  ["    a: 'Full stop'.", 'write a comma at the end of the line'],
  ["    a: 'Two',,", 'two commas stand together: delete one'],
  ["    a 'No colon',", 'write : after a'],
  ["    a = 'Equals',", 'write : in place of ='],
  [
    "    the name: 'Two words',",
    '“the name” is not a name: write one word before the colon, as the entries beside it have it',
  ],
  ['    a: `No ${weeks-week plan`,', 'write } after ${weeks'],
  ['    a: `No end,', 'the text that begins with ` here does not end: write ` at its end'],
  ['    a: $9,999,', '$9,999 is not a number here; write 9999'],
  ['    a: $1,550.00,', '$1,550.00 is not a number here; write 1550'],
  ['    a: €550,', '€550 is not a number here; write 550'],
  ['    a: USD 550,', 'write the number alone: 550'],
  ['    a: 550 dollars,', 'write the number alone: 550'],
  ['    a: 9,999,', 'write the number without commas: 9999'],
  ['    a: 3,200.00,', 'write the number without commas: 3200'],
  ['    a: 6,5,', 'write a point in place of the comma: 6.5'],
  ['    a: 06,', 'write the number without a 0 before it: 6'],
  ['    a: ~6,', 'write the number alone: 6'],
  ['    a: 6+,', 'write the number alone: 6'],
  ['    zip: 02115,', "write it between quotes: zip: '02115'"],
  ['    a: ,', 'the value is missing: write it, or null where it is not known'],
  ['    pending:', 'pending has no value: write one, or delete this line'],
  ["    'Whose text is this?',", 'this text has no name: delete it, or write its name and a colon before it'],
  ["    a-b: 'A',", '“a-b” is not a name: write one word before the colon, as the entries beside it have it'],
  ["    a: 'C:\\users\\ana',", 'a \\ in a text is read as a command: write / in its place'],
  ["    a: 'A\\',", 'delete the \\ before the last quote'],
  ["    a: ['One' 'Two'],", 'write a comma between the two texts'],
  ['    # our call', 'a note begins with //, not with #'],
  ['    <!-- our call -->', 'a note begins with //, not with <!--'],
  ['    • A parking pass', 'delete the • before it, and write the rest like the lines beside it'],
  ["    - title: 'Care',", 'delete the - before it, and write the rest like the lines beside it'],
  ['    { text: A few questions },', "the words have no quotes: write { text: 'A few questions' },"],
  ['    phone: (614) 155-7342,', "the words have no quotes: write phone: '(614) 155-7342',"],
  ['    email: care@lakeside.alt,', "the words have no quotes: write email: 'care@lakeside.alt',"],
  ['    url: https://lakeside.alt/a,', "the words have no quotes: write url: 'https://lakeside.alt/a',"],
  ['    a: 15-20,', 'write one number in place of the two, 15 or 20'],
  ['    a: { b: 15 min },', 'write the number alone: 15'],
  ['    a: 9 999,', 'write the number without spaces: 9999'],
  [
    '    a: thirty-six,',
    'thirty-six is neither a number nor a text: write its digits, or write it between quotes',
  ],
  ['    /* our call', 'this note does not end: write */ at its end'],
  ["    /* our call\n    a: 'A',\n    /** The call. */", 'this note does not end: write */ at its end'],
  ['    a: 70%,', 'write the number without the percent sign: 70'],
  ['    a: 2026-12-01,', "write a date between quotes, like '2026-12-01'"],
  ['    a: 12/1/2026,', "write a date between quotes, like '2026-12-01'"],
  ['    a: 1, }', 'there is one } too many: delete it'],
  [
    '<<<<<<< HEAD',
    'two versions were not merged: keep one of them, and delete the lines <<<<<<<, ======= and >>>>>>>',
  ],
  ["    a: 'caf\uFFFD',", 'a letter is lost: save the file as UTF-8, and type the letter again'],
  ['    see my mail', "this line cannot be read: compare it with its neighbours; most are name: 'words',"],
])('%s is reported with its line and what to write', (line, sentence) => {
  expect(told(fileWith(line))).toBe(`home.ts:5: ${sentence}`);
});

const whole = fileWith("    a: 'A',");

test.each([
  [
    "  },\n  {\n    id: 'c'",
    "  {\n    id: 'c'",
    'home.ts:7: write }, before this line, to end the { of line 3',
  ],
  ["  },\n  {\n    id: 'c'", "  }\n  {\n    id: 'c'", 'home.ts:7: write a comma at its end'],
  [
    "  {\n    id: 'b'",
    "    id: 'b'",
    'home.ts:6: this } ends an entry that no { began: write { before that entry',
  ],
  ['];\n', '];\nexport const items = [];\n', 'home.ts:12: items is written twice: delete one of the two'],
  [
    '];\n',
    '];\nexport const lost =\n\nexport const next = 1;\n',
    'home.ts:12: lost has no value: write one, or delete this line',
  ],
  ['= [', '=', 'home.ts:11: there is one ] too many: delete it, or write [ where it begins'],
  ['];\n', '', 'home.ts:1: this [ is never closed: write ] where it ends'],
  ['];\n', '];\n};\n', 'home.ts:12: there is one } too many: delete it, or write { where it begins'],
])('%j typed as %j is reported', (right, wrong, sentence) => {
  expect(told(whole.replace(right, wrong))).toBe(sentence);
});

test('an empty file is named', () => {
  expect(told(' \n')).toBe('home.ts:1: the file is empty: put back what it said');
});

test('a note that names other notes in a text is no open note', () => {
  expect(
    told(
      "export const a = 'Write /* and */';\n/**\n * Photos are in a/*.jpg. */\nexport const b = 1; // two /* three\n",
    ),
  ).toBe('nothing');
});

test('a file that was saved as UTF-16 is named', () => {
  expect(told(Buffer.from(whole, 'utf16le').toString('utf8'))).toBe(
    'home.ts:1: the file is saved as UTF-16: save it as UTF-8',
  );
});

test.each(["export const a = 'Only $9,999, or 70% of 1/2/2026,, today';\n", whole])(
  '%j can be read',
  (source) => {
    expect(told(source)).toBe('nothing');
  },
);
