import { lineOfKey, lineOfText, readLiterals } from './literals';

const source = [
  "import { plan } from './offer';", // 1
  "/** A comment with “don't” in it. */", // 2
  "export type Id = 'a' | 'b';", // 3
  'export const hero = {', // 4
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  "  title: `A ${plan.weeks}-week plan`, // it's short", // 5
  '  lead: "Say \\"hi\\"",', // 6
  '  pending:', // 7
  "    'Confirm the name\\u2019s spelling.',", // 8
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  "  nested: (n: number) => `${n === 1 ? 'One' : `${n} of`} spot`,", // 9
  '};', // 10
  "export const heroPending = 'Ask.';", // 11
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  'export const other = `${plan}-week plan`;', // 12
].join('\n');

test('strings are read with their line, export and key; comments are not', () => {
  expect(
    readLiterals(source).map(({ line, exportName, key, parts }) => [line, exportName, key, ...parts]),
  ).toEqual([
    [1, null, null, './offer'],
    [3, null, 'Id', 'a'],
    [3, null, null, 'b'],
    [5, 'hero', 'title', 'A ', '-week plan'],
    [6, 'hero', 'lead', 'Say "hi"'],
    [8, 'hero', 'pending', 'Confirm the name’s spelling.'],
    [9, 'hero', null, '', ' spot'],
    [9, 'hero', null, 'One'],
    [9, 'hero', null, '', ' of'],
    [11, 'heroPending', 'heroPending', 'Ask.'],
    [12, 'other', 'other', '', '-week plan'],
  ]);
});

test('a text is found on its line, a filled-in template too, and the closest fit wins', () => {
  const literals = readLiterals(source);
  expect(lineOfText(literals, 'A 12-week plan')).toBe(5);
  expect(lineOfText(literals, 'Some 12-week plan')).toBe(12);
  expect(lineOfText(literals, '3 of spot')).toBe(9);
  expect(lineOfText(literals, 'Confirm the name’s spelling.')).toBe(8);
  expect(lineOfText(literals, 'Nowhere')).toBeNull();
});

test('a key is found inside its export only', () => {
  expect(lineOfKey(source, 'hero', 'pending')).toBe(7);
  expect(lineOfKey(source, 'heroPending')).toBe(11);
  expect(lineOfKey(source, 'hero', 'absent')).toBe(4);
  expect(lineOfKey(source, 'absent')).toBeNull();
});
