import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

test('what stands in a folder is part of the script that imports it, and no script of its own', async () => {
  mkdirSync(join(dir, 'boot', 'say'));
  write('say/yes.ts', "export const yes = 'yes';");
  write('say.ts', "import { yes } from './say/yes';\n(globalThis as any).said = yes;");
  await run();
  expect(readdirSync(join(dir, 'generated'))).toEqual(['say.ts']);
  const page: Record<string, unknown> = {};
  runInNewContext(readScript('say.ts', 'say'), page);
  expect(page.said).toBe('yes');
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
