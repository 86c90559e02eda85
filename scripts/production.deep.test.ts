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
  const { findings } = JSON.parse(
    run(dir, '--silent launch-check -- --json', { SITE_ENV: 'production' }).output.replace(/^[^{]*/, ''),
  ) as { findings: { kind: string; message: string }[] };
  const unconfirmed = findings.filter(({ kind }) => kind === 'unconfirmed');
  for (const { message } of unconfirmed) expect(built.output).toContain(message);
  expect(built.output).toContain('SCHEDULING_PROVIDER is demo');
  expect(built.output).toMatch(/Not ready for launch: \d+ errors?/);
});

test('a filled-in clinic’s production build is whole, and holds nothing of a preview', () => {
  const dir = join(parent, 'filled');
  makeFixtureCopy(dir);
  const built = run(dir, 'build', fixtureEnvironment);
  expect({ status: built.status, output: built.status === 0 ? '' : built.output }).toEqual({
    status: 0,
    output: '',
  });

  const { pages, files } = readExport(join(dir, 'out'));
  const html = (path: string) => pages.find((page) => page.path === path)?.html ?? '';
  expect(pages.map(({ path }) => path).sort()).toEqual(['/', '/404', '/booking', '/thank-you']);
  for (const page of pages) {
    expect(page.html).not.toContain('data-review-bar');
    expect(page.html).not.toContain('/demo/');
    expect(page.html).not.toContain('Example Psychiatry');
  }
  expect([...files].filter((path) => path.startsWith('/demo'))).toEqual([]);
  for (const path of ['/', '/booking']) expect(html(path)).not.toContain('noindex');
  for (const path of ['/thank-you', '/404']) expect(html(path)).toContain('noindex');
  expect(html('/404')).not.toContain('rel="canonical"');

  const out = (name: string) => readFileSync(join(dir, 'out', name));
  expect(out('_headers').toString()).not.toContain('X-Robots-Tag');
  expect(out('robots.txt').toString()).toContain('Sitemap: https://lakeside.test/sitemap.xml');
  expect(out('robots.txt').toString()).not.toContain('Disallow');
  const addresses = [
    ...out('sitemap.xml')
      .toString()
      .matchAll(/<loc>([^<]+)/g),
  ].map(([, address]) => address);
  expect(addresses).toEqual(['https://lakeside.test/', 'https://lakeside.test/booking']);
  expect(out('.well-known/security.txt').toString()).toContain(
    'Canonical: https://lakeside.test/.well-known/security.txt\n',
  );
  const picture = out('og.png');
  expect(picture.toString('latin1', 1, 4)).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);

  const checked = run(dir, 'launch-check', fixtureEnvironment);
  expect(checked.status).toBe(0);
  expect(checked.output).toMatch(/^Ready for launch/m);
});
