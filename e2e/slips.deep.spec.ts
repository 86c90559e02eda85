import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { demonstrationEnvironment } from '@/scripts/load-settings';
import { copyProject } from './support/fixture-clinic';

// In one worker, on one copy of the project.
test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });

const dir = join(tmpdir(), `slips-${process.pid}`);
const { PATH = '', HOME = '' } = process.env;
const env = {
  PATH,
  HOME,
  ...demonstrationEnvironment(),
  NODE_ENV: undefined,
} as unknown as NodeJS.ProcessEnv;

test.beforeAll(() => copyProject(dir));
test.afterAll(() => rmSync(dir, { recursive: true }));

/** Terms from the framework, the compiler or a stack trace, which mean nothing to the person who edits content/. */
const foreign =
  /^\s+at |TS\d{4}|is not assignable|[Uu]nexpected token|\b(Type|Reference|Syntax|Range)Error\b|Turbopack|prerender|nextjs\.org|node_modules|undefined|esbuild/m;

/** Runs a program with one line of content/ changed, and returns its output. The line is restored afterwards. */
function say(command: string, file: string, right: string | RegExp, wrong: string) {
  const path = join(dir, 'content', file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(right, wrong);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const { status, stdout, stderr } = spawnSync(command, { cwd: dir, env, shell: true, encoding: 'utf8' });
  writeFileSync(path, before);
  return { status, said: stdout + stderr };
}

const slips: readonly [
  name: string,
  file: string,
  right: string | RegExp,
  wrong: string,
  sentence: RegExp,
][] = [
  [
    'a deleted line',
    'home.ts',
    /\n {2}lead: 'One team.*/,
    '',
    /content\/home\.ts:\d+: hero has no lead, but the pages show it/,
  ],
  [
    'a price as a text',
    'offer.ts',
    /paidInFullUsd: \d+/,
    "paidInFullUsd: '$8,999'",
    /content\/offer\.ts:\d+: paidInFullUsd is '\$8,999': write the number alone, 8999/,
  ],
  [
    'a price with cents',
    'offer.ts',
    /paidInFullUsd: \d+/,
    'paidInFullUsd: 8999.5',
    /content\/offer\.ts:\d+ .*whole number of dollars/,
  ],
  [
    'a date without quotes',
    'offer.ts',
    /asOf: '[\d-]+'/,
    'asOf: 2026-12-01',
    /content\/offer\.ts:\d+: write a date between quotes, like '2026-12-01'/,
  ],
  [
    'a date that does not exist',
    'offer.ts',
    /asOf: '[\d-]+'/,
    "asOf: '2026-02-30'",
    /content\/offer\.ts:\d+\S* .*“?"?2026-02-30"?”?,? (which )?is not a date/,
  ],
  [
    'a phone number with a digit missing',
    'clinic.ts',
    /phone: '[^']+'/,
    "phone: '(614) 224-734'",
    /content\/clinic\.ts:\d+\S* .*\(614\) 224-734"?”? is not a US phone number/,
  ],
  [
    'an empty word',
    'clinic.ts',
    / {2}name: '[^']*'/,
    '  name: null',
    /content\/clinic\.ts:\d+: name is null: it may not be empty/,
  ],
  [
    'a missing comma',
    'clinic.ts',
    /(phone: '[^']+'),/,
    '$1',
    /content\/clinic\.ts:\d+: write a comma at its end/,
  ],
];

for (const [name, file, right, wrong, sentence] of slips) {
  test(`the launch check reports ${name} with its file, its line and what to write`, () => {
    const { status, said } = say('npm run --silent launch-check', file, right, wrong);
    expect(status).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(foreign);
  });
}

for (const [name, file, right, wrong, sentence] of slips.filter(([each]) => !each.includes('cents'))) {
  test(`a build reports ${name} with its file and line, and leaves no site`, () => {
    const { status, said } = say('npm run --silent build', file, right, wrong);
    expect(status).not.toBe(0);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(foreign);
    expect(existsSync(join(dir, 'out'))).toBe(false);
  });
}
