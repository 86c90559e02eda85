import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { bundleBrowser } from './bundle-browser';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'browser-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

test('a script becomes one self-contained text that browsers of 2020 can run; tests and helpers become none', async () => {
  mkdirSync(join(dir, 'say-hello'));
  writeFileSync(join(dir, 'say-hello', 'names.ts'), "export const name: string = 'hello';");
  writeFileSync(
    join(dir, 'say-hello.ts'),
    "import { name } from './say-hello/names';\n(globalThis as any).said ??= name;",
  );
  writeFileSync(join(dir, 'say-hello.test.ts'), 'nonsense(');
  const scripts = await bundleBrowser(dir);
  expect(Object.keys(scripts)).toEqual(['say-hello']);
  const script = scripts['say-hello'] as string;
  expect(script).not.toMatch(/\?\?=|\n/);
  const page: Record<string, unknown> = {};
  runInNewContext(script, page);
  expect(page.said).toBe('hello');
});

test('a text that would end its script element early is written so that it does not', async () => {
  writeFileSync(join(dir, 'a.ts'), "console.log('</script><script>');");
  expect((await bundleBrowser(dir)).a).not.toContain('</script');
});
