import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainTypeErrors } from './explain-types';

/** Facts that a clinic fills in, each as it is until then, so that these tests hold whatever content/ says. */
const unknown: readonly [file: string, fact: RegExp, blank: string][] = [
  [
    'clinic',
    /(?<=^ {2}(city|hours|address|statesServed|legalEntity|medicalReview|privacyUrl): )(?![\w\s|]*;|readonly|\{ reviewer: string)[\s\S]*?(?=,\n( {2}\w|\};))/gm,
    'null',
  ],
  ['team', /(?<=readonly Clinician\[\] = \[)[\s\S]*?(?=\];\n)/, ''],
  ['policies', /(?<=readonly PolicyPage\[\] = \[)[\s\S]*?(?=\];\n)/, ''],
  ['offer', /(?<= tms: ).+(?=,)/, 'null as number | null'],
  ['offer', /(?<=(geneTestIsReviewed|givesSuperbill): boolean \| null = )\w+/g, 'null'],
  ['offer', /(?<=remaining: )\d+/, '6'],
  ['offer', /(?<=treatment = \{ from: )\d+/, '2'],
  ['offer', /(?<=valueUsd: )\d+/, '3200'],
  ['offer', /(?<=consultation = \{ minutes: )\d+/, '15'],
  ['home', /(?<=lengthSeconds: ).+(?=,)/, 'null as number | null'],
  ['home', /(?<=export const problem = \{\n.*\n {2}title: ).*(?=,)/, "'You are not the problem.'"],
  ['home', /(?<=export const hero = \{[\s\S]*?\n {2}lead: ).*(?=,)/, "'One team.'"],
];

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'types-'));
  cpSync('content', join(dir, 'content'), { recursive: true });
  for (const [file, fact, blank] of unknown) {
    const path = join(dir, `content/${file}.ts`);
    writeFileSync(path, readFileSync(path, 'utf8').replace(fact, blank));
  }
});
afterEach(() => rmSync(dir, { recursive: true }));

const read = (file: string) => readFileSync(join(dir, file), 'utf8');

/** Changes a line of a content file, and returns its number. */
function type(file: string, right: string | RegExp, wrong: string) {
  const path = `content/${file}.ts`;
  const before = read(path);
  const after = before.replace(right, wrong);
  expect(after).not.toBe(before);
  writeFileSync(join(dir, path), after);
  const lines = before.split('\n');
  return `${path}:${after.split('\n').findIndex((line, i) => line !== lines[i]) + 1}`;
}

/** What the compiler reports about these files of the project. */
function compile(files: readonly string[]) {
  const compiler = resolve('node_modules/typescript/bin/tsc');
  const flags =
    '--noEmit --strict --skipLibCheck --pretty false --target es2022 --module esnext --moduleResolution bundler';
  const args = [compiler, ...flags.split(' '), '--types', '', ...files];
  return spawnSync(process.execPath, args, { cwd: dir, encoding: 'utf8' }).stdout;
}

function tell() {
  const names = readdirSync(join(dir, 'content')).filter((name) => !name.includes('.test.'));
  return explainTypeErrors(compile(names.map((name) => join('content', name))), read);
}

test('content without type errors has no findings', () => {
  expect(tell()).toEqual([]);
});

const mistakes: readonly [file: string, right: string | RegExp, wrong: string, sentence: string][] = [
  ['clinic', 'city: null', 'city: Columbus', "Columbus has no quotes: write 'Columbus'."],
  ['clinic', 'statesServed: null', "statesServed: 'Ohio'", "statesServed is 'Ohio': write a list, ['Ohio']."],
  [
    'policies',
    '= [];',
    "= [{ id: 'a', title: 'A', description: 'A', inForceSince: 'A', sections: [{ heading: 'A', paragraphs: [null] }] }];",
    'null: it may not be empty; write words between quotes.',
  ],
  [
    'clinic',
    'hours: null',
    "hours: { timeZone: 'Eastern', open: '9 to 5' }",
    "open is '9 to 5': write a list, like [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }].",
  ],
  [
    'clinic',
    'legalEntity: null',
    "legalEntity: ['A']",
    'write one text between quotes, without brackets around it.',
  ],
  ['clinic', 'privacyUrl: null', 'privacyUrl: None', 'write null, in small letters, for what is not there.'],
  [
    'clinic',
    / {2}name: '[^']*'/,
    '  name: null',
    'name is null: it may not be empty; write words between quotes.',
  ],
  [
    'clinic',
    'address: null',
    "address: '1 Main'",
    'write it in parts, { street: …, city: …, state: …, zip: … }.',
  ],
  [
    'clinic',
    'medicalReview: null',
    'medicalReview: 20261',
    'write it in parts, { reviewer: …, reviewedOn: … }.',
  ],
  ['offer', "group: 'support'", "group: 'suport'", "“suport” is not known here: write 'support'."],
  [
    'offer',
    "group: 'recovery'",
    "group: 'spa'",
    "write one of 'recovery', 'support', 'testing', 'treatment'.",
  ],
  [
    'home',
    "id: 'optimize'",
    "id: 'follow-up'",
    "write one of 'apply', 'test', 'treat', 'optimize'. The drawings show four phases, so the process has these four.",
  ],
  ['offer', 'valueUsd: 3200', "valueUsd: '$3,200'", "valueUsd is '$3,200': write the number alone, 3200."],
  ['offer', 'tms: null as', "tms: '40' as", "tms is '40': write the number alone, 40."],
  [
    'offer',
    /givesSuperbill: boolean \| null = null/,
    "givesSuperbill: boolean | null = 'yes'",
    'write true or false, without quotes.',
  ],
  ['evidence', /percent: \d+/, "percent: '70%'", "percent is '70%': write the number alone, 70."],
  ['site', "{ text: 'Home', href: '/#hero' }", "'Home'", "'Home': write it in parts, { text: …, href: … }."],
  [
    'site',
    "{ text: 'Guarantee', href",
    "{ text: 'Guarantee', text: 'Guarantee', href",
    'text occurs twice in this entry: delete one of the two lines.',
  ],
];

test('a value of the wrong type is reported with its line and what to write', () => {
  const expected = mistakes.map(([file, right, wrong, sentence]) => [type(file, right, wrong), sentence]);
  const told = tell();
  for (const [place, sentence] of expected) {
    expect(told.filter((line) => line.startsWith(`${place}: `))).toContainEqual(
      expect.stringContaining(`${sentence}`),
    );
  }
});

test('an entry with many parts is explained by the example in the comment above its key', () => {
  const place = type('clinic', 'hours: null', "hours: 'Monday to Friday, 8 am to 5 pm'");
  expect(tell()).toEqual([
    `${place}: hours is 'Monday to Friday, 8 am to 5 pm': write it in parts, like { timeZone: 'Eastern', open: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }] }.`,
  ]);
});

test('a misspelt name is reported with the right one', () => {
  const place = type('clinic', "  phone: '", "  pone: '");
  expect(tell()).toEqual([`${place}: “pone” is not known here: write phone.`]);
});

test.each<[right: RegExp, wrong: string, sentence: RegExp]>([
  [
    /^export const price\b/m,
    'export const prices',
    /^content\/home\.ts:1: “price” is not known: write prices\.$/,
  ],
  [
    /^export const price\b/m,
    'const price',
    /^content\/offer\.ts:\d+: others use price: write export before const price\.$/,
  ],
  [
    /^export const price\b/m,
    'export const fees',
    /^content\/offer\.ts: “price” is gone, but others use it: write export const price again\.$/,
  ],
])('an imported name that no longer exists, because %p became %p, is reported', (right, wrong, sentence) => {
  type('offer', right, wrong);
  writeFileSync(
    join(dir, 'content/home.ts'),
    "import { price } from './offer';\nexport const shown = price;\n",
  );
  expect(tell()).toContainEqual(expect.stringMatching(sentence));
});

test.each([
  ['six', 'remaining: 6', 'remaining: six', 'write 6 in place of six.'],
  [
    'an open note',
    'next to each other. */',
    'next to each other.',
    'this note does not end: write */ at its end.',
  ],
  [
    'a number as text',
    'treatment = { from: 2',
    "treatment = { from: '2'",
    "from is '2': write the number alone, 2.",
  ],
])('%s is reported where it is written, although others use it', (_, right, wrong, sentence) => {
  const place = type('offer', right, wrong);
  expect(tell()).toContain(`${place}: ${sentence}`);
});

test('a length that is written like a clock is told in seconds', () => {
  const place = type('home', 'lengthSeconds: null as number | null', "lengthSeconds: '2:14'");
  writeFileSync(
    join(dir, 'content/use.ts'),
    "import { heroVideo } from './home';\nconst { lengthSeconds } = heroVideo;\nexport const used = ((n: number) => n)(lengthSeconds);\n",
  );
  expect(tell()).toEqual([`${place}: lengthSeconds is '2:14': write its seconds alone, 134.`]);
});

test('an import that was deleted, or leads nowhere, is told with the line to write', () => {
  type('site', "import { clinic } from './clinic';\n", '');
  expect(tell()[0]).toMatch(
    /^content\/site\.ts:\d+: clinic comes from content\/clinic\.ts: write import \{ clinic \} from '\.\/clinic'; at the top/,
  );
  type('site', 'import { consultation', "import { clinic } from './clinics';\nimport { consultation");
  expect(tell()).toContain('content/site.ts:1: “./clinics” is not known: write ./clinic.');
});

test('a link without its address is reported once', () => {
  const place = type(
    'site',
    "{ text: 'Safety and risks', href: '/#safety' }",
    "{ text: 'Safety and risks' }",
  );
  expect(tell()).toEqual([`${place}: this entry has no href: add it, as the entries beside it have it.`]);
});

test('an answer between quotes is told without the type before it', () => {
  const place = type(
    'offer',
    'geneTestIsReviewed: boolean | null = null',
    "geneTestIsReviewed: boolean | null = 'true'",
  );
  expect(tell()).toEqual([`${place}: geneTestIsReviewed is 'true': write true or false, without quotes.`]);
});

test('one entry where a list belongs is told as such', () => {
  const person = "{ name: 'A', credentials: 'MD', license: 'L', role: 'R', sentence: 'S.', photo: null }";
  const place = type('team', 'Clinician[] = []', `Clinician[] = ${person}`);
  expect(tell()).toEqual([
    `${place}: one entry stands where a list belongs: write [ before its { and ] after its }.`,
  ]);
});

test.each([
  [
    'title: null,',
    "TS2322: Type 'A' is not assignable to type 'B'.\n  Types of property 'title' are incompatible.\n    Type 'null' is not assignable to type 'string'.",
    'title is null: it may not be empty; write words between quotes.',
  ],
  [
    "Title: 'A',",
    "TS2741: Property 'title' is missing in type 'A' but required in type 'B'.",
    'problem has no title, but the pages show it: write title in place of Title.',
  ],
])('words that a page passes on to a component are checked: %s', (wrong, found, sentence) => {
  const place = type('home', /title: 'You are not the problem.*/, wrong);
  const page = "import { problem } from '@/content/home';\n      words={problem}\n";
  const told = explainTypeErrors(`components/problem.tsx(2,7): error ${found}`, (file) =>
    file.startsWith('content/') ? read(file) : page,
  );
  expect(told).toEqual([`${place}: ${sentence}`]);
});

test('a page that no longer compiles is never passed over in silence', () => {
  const report = 'components/home/hero.tsx(4,7): error TS2554: Expected 1 arguments, but got 0.';
  expect(explainTypeErrors(report, () => '')).toEqual([
    expect.stringMatching(/^components\/home\/hero\.tsx:4 does not fit the rest of the site: take back/),
  ]);
});

test('a number as text is reported if only a rule of the launch check uses it', () => {
  const place = type('offer', 'consultation = { minutes: 15 }', "consultation = { minutes: '15-20' }");
  const rule =
    'export const rows = (offer) => {\n  const { consultation } = offer;\n  use(consultation.minutes);\n};\n';
  const report = "lib/launch/offer.ts(3,7): error TS2322: Type 'string' is not assignable to type 'number'.";
  expect(explainTypeErrors(report, (file) => (file.startsWith('content/') ? read(file) : rule))).toEqual([
    `${place}: minutes is '15-20': write a number, without quotes or other signs.`,
  ]);
});

test('a mark that is only ever true is told to be true or gone', () => {
  const person = "name: 'A', credentials: 'MD', license: 'L', role: 'R', sentence: 'S.', photo: null";
  const place = type('team', 'Clinician[] = []', `Clinician[] = [{ ${person}, makesTheCall: false }]`);
  expect(tell()).toEqual([`${place}: makesTheCall is false: write true, without quotes, or delete it.`]);
});

test('a value in a text that nothing gives is not told to be a text', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text to be read
  const place = type('home', "title: 'You are not the problem.'", 'title: `${weeks} weeks in pieces`');
  expect(tell()).toEqual([
    `${place}: there is no value named weeks: write words or a number in place of \${weeks}.`,
  ]);
});

test('a value that two pages refuse is told once', () => {
  const place = type('offer', /paidInFullUsd: \d+/, 'paidInFullUsd: null');
  const page =
    "import { price } from '@/content/offer';\nprice.paidInFullUsd + 1;\nuse(price.paidInFullUsd);\n";
  const report = [
    "components/a.tsx(2,1): error TS18047: 'price.paidInFullUsd' is possibly 'null'.",
    "components/a.tsx(3,5): error TS2345: Argument of type 'null' is not assignable to parameter of type 'number'.",
  ].join('\n');
  expect(explainTypeErrors(report, (file) => (file.startsWith('content/') ? read(file) : page))).toEqual([
    `${place}: paidInFullUsd is null: it may not be empty; write it again.`,
  ]);
});

test('a question without its words is reported, and one whose answer is a list', () => {
  type('home', /question: .*\n(?![\s\S]*question: )/, '');
  const place = type('home', /answer: (`[^`\n]*`)/, 'answer: [$1]');
  expect(tell()).toEqual([
    expect.stringMatching(`^${place}: answer: write one text between quotes, without brackets around it`),
    expect.stringMatching(/^content\/home\.ts:\d+: this entry has no question: add it/),
  ]);
});

test('a misspelt name inside a text is reported with the right one', () => {
  const place = type('offer', /plan\.weeks\}/, 'plan.week}');
  expect(tell()).toEqual([`${place}: “week” is not known here: write weeks.`]);
});

test('a missing content file is named', () => {
  rmSync(join(dir, 'content/offer.ts'));
  expect(tell()).toEqual(['content/offer.ts is missing: put it back.']);
});

test('a person without a role or an alt text is reported with what is missing', () => {
  const person = "name: 'Ana', credentials: 'MD', license: 'Ohio', sentence: 'Hello.'";
  type(
    'team',
    /clinicians: readonly Clinician\[\] = \[\]/,
    `clinicians: readonly Clinician[] = [\n{ ${person}, photo: null },\n{ ${person}, role: 'Nurse', photo: 'ana.jpg' }]`,
  );
  expect(tell()).toEqual([
    expect.stringMatching(/^content\/team\.ts:\d+: this entry has no role: add it/),
    expect.stringMatching(
      /^content\/team\.ts:\d+: photo is 'ana\.jpg': write it in parts, \{ file: …, alt: … \}\.$/,
    ),
  ]);
});

test.each<[file: string, right: RegExp, wrong: string, use: string, sentence: RegExp]>([
  [
    'home',
    /\n {2}lead: 'One team.*/,
    '',
    'hero.lead',
    /^content\/home\.ts:\d+: hero has no lead, but the pages show it: write it again\.$/,
  ],
  [
    'home',
    / {2}lead: 'One team/,
    "  leed: 'One team",
    'hero.lead',
    /: hero has no lead, but the pages show it: write lead in place of leed\.$/,
  ],
  [
    'offer',
    /minutes: 15/,
    "minutes: '15'",
    '((n: number) => n)(consultation.minutes)',
    /^content\/offer\.ts:\d+: minutes is '15': write the number alone, 15\.$/,
  ],
  [
    'offer',
    /asOf: '[\d-]+'/,
    'asOf: 20261120',
    'price.asOf.trim()',
    /asOf is 20261120: write it between quotes, '20261120'\.$/,
  ],
])('in %s, a line %p that reads %p is reported if a page uses it', (file, right, wrong, use, sentence) => {
  type(file, right, wrong);
  const [, name] = /(\w+)\./.exec(use) ?? [];
  const page = `import { ${name} } from '@/content/${file}';\nexport const shown = ${use};\n`;
  writeFileSync(join(dir, 'page.ts'), page.replace('@/', './'));
  const report = compile(['page.ts']).replaceAll('page.ts(', 'components/page.ts(');
  const told = explainTypeErrors(report, (path) => (path.startsWith('content/') ? read(path) : page));
  expect(told[0]).toMatch(sentence);
});
