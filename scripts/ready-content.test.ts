import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkReadable, curlQuotes, listUnready, normalizeLetters } from './ready-content';

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
  ['  a: „Tief“,', "  a: 'Tief',"],
  ['  a: «Plain»,', "  a: 'Plain',"],
  ['  a: ´Plain´,', "  a: 'Plain',"],
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
  ['one\u000Bline\u2028more', 'one line more'],
])('%j is written %j', (typed, written) => {
  expect(normalizeLetters(typed)).toBe(written);
});

/** Runs something in a project whose content/ has only this file, which must not be written. */
function inProject(source: string, run: () => void) {
  const project = process.cwd();
  const dir = mkdtempSync(join(tmpdir(), 'content-'));
  mkdirSync(join(dir, 'content'));
  writeFileSync(join(dir, 'content/home.ts'), source);
  process.chdir(dir);
  try {
    run();
    expect(readFileSync('content/home.ts', 'utf8')).toBe(source);
  } finally {
    process.chdir(project);
    rmSync(dir, { recursive: true });
  }
}

test('content with straight quotes is named with the command that corrects it, and not written', () => {
  inProject("export const a = \"It's one\";\nexport const b = 'two';\n", () => {
    expect(listUnready()).toEqual([
      'content/home.ts: one line has quotes or characters that "npm run build" corrects: run it.',
    ]);
  });
});

test('a line that cannot be read before its apostrophe is corrected is named', () => {
  inProject("export const a = {\n  b: 'two',\n  c: 'It's one',\n};\n", () => {
    expect(checkReadable).toThrow(
      /^content\/home\.ts:3: this line has a quote or an invisible character .*: run "npm run build"/,
    );
  });
});
