import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyProject, fixtureEnvironment, makeFixtureCopy } from './fixture-clinic';
import { readExport } from './read-export';

const parent = mkdtempSync(join(tmpdir(), 'production-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** `npm run <script>` in a copy, without the settings of the machine that runs this. */
function run(cwd: string, script: string, env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(`npm run ${script}`, {
    cwd,
    env: { PATH, HOME, NO_COLOR: '1', ...env } as unknown as NodeJS.ProcessEnv,
    shell: true,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a production build of the placeholders stops before it starts, with every open point', () => {
  const dir = join(parent, 'shipped');
  copyProject(dir);
  const built = run(dir, 'build', { ...fixtureEnvironment, SCHEDULING_PROVIDER: 'demo', SCHEDULING_URL: '' });
  expect(built.status).not.toBe(0);
  expect(existsSync(join(dir, 'out'))).toBe(false);
  expect(built.output).toContain('SCHEDULING_PROVIDER is demo');
  expect(built.output).toContain('(not confirmed)');
  expect(built.output).toMatch(/Not ready for launch: \d+ errors?/);
});

test('a filled-in clinic’s production build is whole, and holds nothing of a preview', () => {
  const filled = join(parent, 'filled');
  makeFixtureCopy(filled);
  // As on Vercel, whose toolbar the live site does not let in.
  const built = run(filled, 'build', { ...fixtureEnvironment, VERCEL: '1' });
  expect(built).toMatchObject({ status: 0 });

  const { pages, files } = readExport(join(filled, 'out'));
  for (const { html } of pages) expect(html).not.toMatch(/vercel\.live|Example Psychiatry/);

  // The people's band: each photo has words, and each of its files is there, fetched only near the screen.
  const photos = [...(pages[0]?.html ?? '').matchAll(/<picture>.*?<\/picture>/g)].map(([html]) => html);
  expect(photos).toHaveLength(4);
  for (const photo of photos) {
    expect(photo).toMatch(/ alt="[^"]+" loading="lazy"/);
    for (const [path] of photo.matchAll(/\/photos\/[\w-]+\.(?:avif|webp|jpg)/g))
      expect(files).toContain(path);
  }

  const text = (name: string) => readFileSync(join(filled, 'out', name), 'utf8');
  expect(files.has('/_headers')).toBe(false);
  expect(text('robots.txt')).toContain('Sitemap: https://lakeside.alt/sitemap.xml');
  expect(text('robots.txt')).not.toContain('Disallow');
  const addresses = [...text('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  expect(addresses).toEqual(['', 'booking', 'privacy'].map((page) => `https://lakeside.alt/${page}`));
  expect(text('privacy.html').includes('>Privacy</h1>')).toBe(true);
  expect(text('index.html').includes('<a href="/privacy"')).toBe(true);

  // Also sees whether any page is missing, hidden or holds something of a preview.
  const checked = run(filled, 'launch-check', fixtureEnvironment);
  expect(checked.status).toBe(0);
  expect(checked.output).toMatch(/^Ready for launch/m);
});
