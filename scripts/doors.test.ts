import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const breaches = [
  ['content/a.ts', '@/lib/pricing', 'content/ holds words and numbers'],
  ['lib/a.ts', '@/content/home', 'lib/ holds rules'],
  ['lib/b.ts', 'react', 'This room is plain TypeScript'],
  ['components/ui/a.tsx', '@/content/home', 'components/ui holds shapes'],
  ['components/art/a.tsx', '@/components/ui/label', 'components/art draws'],
  ['components/embeds/a.tsx', '@/content/home', 'components/embeds holds other'],
  ['components/home/a.tsx', '@/components/booking/calendar', 'A page’s parts use neither'],
  ['components/home/b.tsx', '../ui/label', 'Across folders import'],
  ['components/booking/a.tsx', '@/components/home/hero', 'A page’s parts use neither'],
  ['components/thank-you/a.tsx', '@/components/home/hero', 'A page’s parts use neither'],
  ['components/site/a.tsx', '@/components/home/hero', 'A page’s parts use neither'],
  ['app/a.tsx', '@/scripts/serve', 'app/ puts sections in order'],
  ['scripts/a.ts', '@/components/ui/label', 'scripts/ and e2e/ use content/ and lib/'],
  ['e2e/a.ts', '@/app/page', 'scripts/ and e2e/ use content/ and lib/'],
] as const;
const allowed = ['components/home/c.tsx', '@/content/home'] as const;

let report = '';

beforeAll(() => {
  const dir = mkdtempSync(join(tmpdir(), 'doors-'));
  copyFileSync('biome.json', join(dir, 'biome.json'));
  writeFileSync(join(dir, '.gitignore'), '');
  for (const [file, source] of [...breaches, allowed]) {
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

test('an import through an open door passes', () => {
  expect(report).toContain('noRestrictedImports');
  expect(said(allowed[0])).not.toContain('noRestrictedImports');
});
