import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { notFound } from '@/content/errors';
import { immutable, siteHeaders, vercelJson } from '@/lib/hosting';
import { listPaths } from '@/lib/launch/export';
import { pages } from '@/lib/pages';
import { installOnDemand } from '@/scripts/on-demand';
import { freePort } from './support/free-port';

/** The site as a host gets it: the export of a preview and the host's configuration. */
const dir = join(tmpdir(), `hosts-${process.pid}`);
const html = (file: string) => readFileSync(join(dir, 'out', file), 'utf8');
const env = {
  ...process.env,
  HOME: dir,
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  NETLIFY_TELEMETRY_DISABLED: '1',
};

// In one worker, so that the site is copied only once. The timeout is long, because programs are installed on first
// use.
test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });

test.beforeAll(() => {
  cpSync('out', join(dir, 'out'), { recursive: true });
  cpSync('netlify.toml', join(dir, 'netlify.toml'));
});
// A host’s program may still be writing while it ends.
test.afterAll(() => rmSync(dir, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 }));

const wrangler = 'pages dev out --ip 127.0.0.1 --compatibility-date 2025-01-01';
// Without this option, it would download support for edge functions, which this site does not have.
const netlify =
  'dev --offline --internal-disable-edge-functions --skip-gitignore --no-open --dir out --framework #static';

/** Whether a file has a hashed name, so that it may be cached permanently. */
function isScript(path: string) {
  return path.startsWith(immutable.folder) && path.endsWith('.js');
}

/**
 * The command-line tools of hosts that read `_headers`, in versions that run on every Node that this project supports.
 */
for (const [name, version, program, args] of [
  ['wrangler', '4.80.0', 'bin/wrangler.js', wrangler],
  ['netlify-cli', '23.13.0', 'bin/run.js', netlify],
] as const) {
  test(`${name} serves every page, its headers once, and our 404`, async () => {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const path = join(installOnDemand(name, version), program);
    const options = { cwd: dir, env, stdio: 'ignore', detached: true } as const;
    const server = spawn(process.execPath, [path, ...args.split(' '), '--port', `${port}`], options);
    try {
      await expect.poll(() => fetch(url).then(Boolean, () => false), { timeout: 60_000 }).toBe(true);
      const asset = await fetch(url + listPaths(join(dir, 'out')).find(isScript));
      // Netlify's local server overrides this header of the file.
      if (name === 'wrangler') expect(asset.headers.get('cache-control')).toBe(immutable.cacheControl);
      const missing = await fetch(`${url}${immutable.folder}/chunks/gone.js`);
      expect(missing.status).toBe(404);
      expect(missing.headers.get('cache-control')).not.toBe(immutable.cacheControl);
      for (const { path, file } of [...pages.slice(0, 3), { path: '/no-such-page', file: '404.html' }]) {
        const response = await fetch(url + path);
        expect([path, response.status]).toEqual([path, file === '404.html' ? 404 : 200]);
        expect(await response.text()).toBe(html(file));
        // If a header were sent twice, its values would be joined with a comma.
        for (const { name, value } of siteHeaders) expect(response.headers.get(name)).toBe(value);
        expect(response.headers.get('x-robots-tag')).toBe('noindex');
      }
    } finally {
      if (server.pid) process.kill(-server.pid);
      await once(server, 'exit');
    }
  });
}

test('Vercel’s own build has clean URLs, the headers, the 404 and noindex on Vercel’s addresses', () => {
  mkdirSync(join(dir, '.vercel'));
  // Removes what a build on Vercel does not write.
  for (const path of listPaths(join(dir, 'out')))
    if (path.endsWith('/index.html') && path !== '/index.html') rmSync(join(dir, 'out', path));
  const settings = { framework: null, createdAt: Date.now() };
  const project = { projectId: 'prj_x', orgId: 'team_x', settings };
  writeFileSync(join(dir, '.vercel/project.json'), JSON.stringify(project));
  const asBuilt = { ...JSON.parse(vercelJson()), installCommand: '', buildCommand: '' };
  writeFileSync(join(dir, 'vercel.json'), JSON.stringify(asBuilt));
  const vercel = join(installOnDemand('vercel', '60.1.3'), 'dist/vc.js');
  execFileSync(process.execPath, [vercel, 'build', '--yes', '--token', 'none'], { cwd: dir, env });

  const { routes, overrides } = JSON.parse(readFileSync(join(dir, '.vercel/output/config.json'), 'utf8'));
  for (const { file } of pages) expect(overrides[file].path).toBe(file.replace('.html', ''));
  type Route = { src?: string; status?: number; headers?: object; has?: object[] };
  const matching = routes.filter(({ src }: Route) => src && new RegExp(src).test('/no/such-page'));
  const [own, hidden, missing] = matching;
  expect(own.headers).toEqual(Object.fromEntries(siteHeaders.map(({ name, value }) => [name, value])));
  expect(hidden).toMatchObject({ headers: { 'X-Robots-Tag': 'noindex' }, has: [{ type: 'host' }] });
  expect(missing).toMatchObject({ status: 404, dest: '/404' });
  expect(matching).toHaveLength(3);
  expect(html('404.html')).toContain(notFound.title);
});
