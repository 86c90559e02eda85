import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const breaches = [
  ['content/a.ts', '@/lib/pricing', 'content/ holds words and numbers'],
  ['lib/a.ts', '@/content/home', 'lib/ holds rules'],
  ['lib/launch/a.ts', '@/scripts/serve', 'lib/launch checks content/'],
  ['browser/a.ts', '@/content/home', 'browser/ is what a visitor’s browser runs'],
  ['browser/b.ts', 'react', 'This room is plain TypeScript'],
  ['components/ui/a.tsx', '@/content/home', 'components/ui holds shapes'],
  ['components/art/a.tsx', '@/components/ui/label', 'components/art draws'],
  ['components/embeds/a.tsx', '@/content/home', 'components/embeds holds other'],
  ['components/home/a.tsx', '@/components/booking/calendar', 'A page’s parts use neither'],
  ['components/home/b.tsx', '../ui/label', 'Across folders import'],
  ['app/a.tsx', '@/scripts/serve', 'app/ puts sections in order'],
  ['scripts/a.ts', '@/components/ui/label', 'scripts/ and e2e/ use content/ and lib/'],
] as const;
const allowed = [
  ['components/home/c.tsx', '@/content/home'],
  ['lib/launch/b.ts', '@/content/home'],
] as const;
const circle = [
  ['lib/circle/a.ts', './b'],
  ['lib/circle/b.ts', './a'],
] as const;

let report = '';

beforeAll(() => {
  const dir = mkdtempSync(join(tmpdir(), 'doors-'));
  copyFileSync('biome.json', join(dir, 'biome.json'));
  writeFileSync(join(dir, '.gitignore'), '');
  for (const [file, source] of [...breaches, ...allowed, ...circle]) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), `import { x } from '${source}';\nexport const y = x;\n`);
  }
  const { stdout, stderr } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--colors=off', '.'],
    { cwd: dir, encoding: 'utf8' },
  );
  report = stdout + stderr;
  rmSync(dir, { recursive: true });
});

/** What the linter says of one file. */
function said(file: string) {
  return report
    .split(/^(?=\S+:\d+:\d+ )/m)
    .filter((part) => part.startsWith(`${file}:`))
    .join('\n');
}

test.each(breaches)('%s may not import %s, and is told where the thing belongs', (file, _, message) => {
  expect(said(file)).toContain(message);
});

test.each(allowed)('%s may import %s', (file) => {
  expect(said(file)).not.toContain('noRestrictedImports');
});

test('two files that import each other are told so', () => {
  expect(said('lib/circle/a.ts')).toContain('noImportCycles');
});
