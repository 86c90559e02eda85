import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from './support/fixture-clinic';

const dir = join(tmpdir(), `sharing-${process.pid}`, 'site');
const asked = join(dir, '../asked.txt');

test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });
test.beforeAll(() => {
  copyProject(dir);
  writeFileSync(
    join(dir, 'no-network.mjs'),
    `import { appendFileSync } from 'node:fs';
const load = fetch;
globalThis.fetch = (address, options) => {
  if (!String(address).startsWith('http')) return load(address, options);
  appendFileSync(${JSON.stringify(asked)}, String(address));
  throw new Error('no network');
};
`,
  );
});
test.afterAll(() => rmSync(join(dir, '..'), { recursive: true }));

/** Builds the site with another headline. Every network request is refused and recorded. */
function buildWith(title: string) {
  const file = join(dir, 'content/home.ts');
  const source = readFileSync(file, 'utf8');
  const changed = source.replace(
    /(export const hero\b[\s\S]*?\n {2}title: )(.*)(?=,\n)/,
    (_, start) => `${start}'${title}'`,
  );
  expect(changed).not.toBe(source);
  writeFileSync(file, changed);
  // The project's .env, which switches off Next's telemetry, is not part of the copy.
  const options = `--import ${join(dir, 'no-network.mjs')}`;
  const env = { ...process.env, NODE_OPTIONS: options, NEXT_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], { cwd: dir, env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test('a headline in any Latin letters gives a picture, and no build requests a font', () => {
  const { status, said } = buildWith('A plan for Łukasz & Nguyễn: ß, œ, €5');
  expect([status, said.includes('dynamic font')]).toEqual([0, false]);
  expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('');
  expect(readFileSync(join(dir, 'out/og.png')).length).toBeGreaterThan(50_000);
});

test('a letter that the picture cannot show stops the build, and no older site is left', () => {
  const { status, said } = buildWith('A plan for Ελένη');
  expect([status, existsSync(join(dir, 'out'))]).toEqual([1, false]);
  expect(said).toContain('cannot show Ε (U+0395)');
  expect(existsSync(asked) ? readFileSync(asked, 'utf8') : '').toBe('');
});
