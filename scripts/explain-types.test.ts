import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { explainTypeErrors } from './explain-types';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'types-'));
  cpSync('content', join(dir, 'content'), { recursive: true });
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

function tell(...more: string[]) {
  const names = readdirSync(join(dir, 'content')).filter((name) => !name.includes('.test.'));
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/typescript/bin/tsc'),
      ...[
        '--noEmit',
        '--strict',
        '--skipLibCheck',
        '--target',
        'es2022',
        '--module',
        'esnext',
        '--pretty',
        'false',
      ],
      ...[
        '--moduleResolution',
        'bundler',
        '--types',
        '',
        ...names.map((name) => join('content', name)),
        ...more,
      ],
    ],
    { cwd: dir, encoding: 'utf8' },
  );
  return explainTypeErrors(stdout, read);
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
  const { stdout } = spawnSync(
    process.execPath,
    [
      resolve('node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--strict',
      '--pretty',
      'false',
      '--types',
      '',
      '--target',
      'es2022',
      'page.ts',
    ],
    { cwd: dir, encoding: 'utf8' },
  );
  const report = stdout.replaceAll('page.ts(', 'components/page.ts(');
  const told = explainTypeErrors(report, (path) => (path.startsWith('content/') ? read(path) : page));
  expect(told[0]).toMatch(sentence);
});
