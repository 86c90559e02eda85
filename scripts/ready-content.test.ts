import { curlQuotes, normalizeLetters } from './ready-content';

test.each([
  ["a: 'Don't',", "a: 'Don’t',"],
  ["a: 'Don\\'t',", "a: 'Don’t',"],
  ['a: "Don\'t",', "a: 'Don’t',"],
  ['a: "Plain",', "a: 'Plain',"],
  ['a: \'Say "no" to us\',', "a: 'Say “no” to us',"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  ['a: `The ${n > 1 ? \'s\' : ""}" end\'s`,', 'a: `The ${n > 1 ? \'s\' : ""}” end’s`,'],
  ['  a: ‘We’re here’,', "  a: 'We’re here',"],
  ['  a: “Plain”,', "  a: 'Plain',"],
  ["  a: ‘It's “fine”’,", "  a: 'It’s “fine”',"],
  ["  a: ‘Half curled',", "  a: 'Half curled',"],
  ['  items: [“One”],', "  items: ['One'],"],
  ['  items: [“One”, “Two”],', "  items: ['One', 'Two'],"],
  ['  items: [‘One’, ‘Two’],', "  items: ['One', 'Two'],"],
  ['  { text: ‘One’ },', "  { text: 'One' },"],
  ["  '“Ours” means “yours”',", "  '“Ours” means “yours”',"],
  ['a: `\n“Call us”\n`,', 'a: `\n“Call us”\n`,'],
  ["// don't, it's a note", "// don't, it's a note"],
  ["import { clinic } from './clinic';", "import { clinic } from './clinic';"],
])('%s is written %s', (typed, written) => {
  expect(curlQuotes(typed)).toBe(written);
});

test.each([
  ['Jose\u0301', 'José'],
  ['\uFEFFwell\u200Bness\u00AD', 'wellness'],
  ['10\u00A0minutes', '10\u00A0minutes'],
])('%j is written %j', (typed, written) => {
  expect(normalizeLetters(typed)).toBe(written);
});
