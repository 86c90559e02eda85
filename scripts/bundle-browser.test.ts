import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { bundleBrowser } from './bundle-browser';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'boot-'));
  mkdirSync(join(dir, 'boot'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(name: string, text: string) {
  writeFileSync(join(dir, 'boot', name), text);
}

function run() {
  return bundleBrowser(join(dir, 'boot'), join(dir, 'generated'));
}

function readScript(file: string, name: string) {
  const [, json] = readFileSync(join(dir, 'generated', file), 'utf8').split(`export const ${name} = `);
  return JSON.parse(json?.replace(/;\n$/, '') ?? '');
}

test('a boot script becomes one self-contained text that browsers of 2020 can run', async () => {
  write('say-hello.ts', "import { name } from './names';\n(globalThis as any).said ??= name;");
  write('names.ts', "export const name: string = 'hello';");
  await run();
  const script = readScript('say-hello.ts', 'sayHello');
  expect(script).not.toMatch(/\?\?=|\n/);
  const page: Record<string, unknown> = {};
  runInNewContext(script, page);
  expect(page.said).toBe('hello');
});

test('a text that would end its script element early is written so that it does not', async () => {
  write('a.ts', "console.log('</script><script>');");
  await run();
  expect(readScript('a.ts', 'a')).not.toContain('</script');
});

test('the scripts of a folder become one module, by file name', async () => {
  mkdirSync(join(dir, 'boot', 'say-it'));
  write('say-it/yes.ts', "(globalThis as any).said = 'yes';");
  write('say-it/not-yet.ts', "(globalThis as any).said = 'not yet';");
  await run();
  const scripts = readScript('say-it.ts', 'sayIt');
  expect(Object.keys(scripts)).toEqual(['not-yet', 'yes']);
  const page: Record<string, unknown> = {};
  runInNewContext(scripts['not-yet'], page);
  expect(page.said).toBe('not yet');
});

test('tests are not bundled, an unchanged script is not rewritten and a removed one goes', async () => {
  write('a.ts', 'console.log(1);');
  write('a.test.ts', 'nonsense(');
  await run();
  const before = statSync(join(dir, 'generated/a.ts')).mtimeMs;
  await run();
  expect(statSync(join(dir, 'generated/a.ts')).mtimeMs).toBe(before);
  expect(existsSync(join(dir, 'generated/a.test.ts'))).toBe(false);
  rmSync(join(dir, 'boot/a.ts'));
  await run();
  expect(existsSync(join(dir, 'generated/a.ts'))).toBe(false);
});
