import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { notFound } from '@/content/errors';
import { crisis } from '@/content/site';
import { defaultCacheControl, immutable, siteHeaders } from '@/lib/hosting';
import { listPaths } from '@/lib/launch/export';
import { pages } from '@/lib/pages';
import { installIfAsked } from '@/scripts/on-demand';
import { type Host, isInstalled, plainHosts } from './support/plain-hosts';

/** The folder with the export, as uploaded to a host without any configuration of ours. */
let dir: string;
let out: string;

test.describe.configure({ mode: 'default', timeout: 10 * 60_000 });

const programs = [...new Set(plainHosts.flatMap(({ program }) => program ?? []))];

test.beforeAll(() => {
  const missing = programs.filter((program) => !isInstalled(program));
  if (missing.length > 0 && !installIfAsked(missing))
    console.warn(`NOT TESTED: ${missing.join(', ')}. Install them, or set INSTALL_SYSTEM_PACKAGES=1.`);
  dir = mkdtempSync(join(tmpdir(), 'plain-hosts-'));
  // Servers drop root privileges, and must still be able to read this folder.
  chmodSync(dir, 0o755);
  out = join(dir, 'out');
  cpSync('out', out, { recursive: true });
});
test.afterAll(() => rmSync(dir, { recursive: true }));

/** Fetches and reads all, because Node.js 24 can crash if a server closes the connection while a body is unread. */
async function fetchWhole(url: string, options?: RequestInit) {
  const response = await fetch(url, options);
  await response.clone().arrayBuffer();
  return response;
}

for (const [index, { name, program, start, hasOwn404, hasHeaders, losesQuery }] of plainHosts.entries()) {
  test.describe(name, () => {
    let host: Host;
    test.beforeAll(async () => {
      test.skip(!!program && !isInstalled(program), `${program} is not installed`);
      host = await start({ out, dir: join(dir, `${index}`) });
    });
    test.afterAll(() => host?.stop());

    test('every address of the site shows its page', async () => {
      for (const { path, file } of pages.filter((page) => page.path !== '/404')) {
        const response = await fetchWhole(`${host.url}${path}?utm_source=x`);
        expect([path, response.status]).toEqual([path, 200]);
        expect(response.headers.get('content-type')).toContain('text/html');
        const canonical = /<link rel="canonical" href="[^"]*?([^/"]*)"/.exec(await response.text())?.[1];
        expect(canonical, path).toBe(path === '/' ? canonical : file.replace('.html', ''));
      }
    });

    test(`a campaign’s values ${losesQuery ? 'are lost, as the README says,' : 'arrive'} at /booking`, async () => {
      const { url } = await fetchWhole(`${host.url}/booking?utm_source=x`);
      expect(new URL(url).search).toBe(losesQuery ? '' : '?utm_source=x');
    });

    test('every other file is served at its path', async () => {
      const files = listPaths(out).filter((path) => !/\/[._][^/]*$|\.html$/.test(path));
      for (const path of files)
        expect([path, (await fetchWhole(host.url + path)).status]).toEqual([path, 200]);
    });

    test(`a missing file is a 404${hasOwn404 ? ' with our page' : ''} that is not cached for long`, async () => {
      for (const path of ['/no-such-page', '/no/such/page', `${immutable.folder}/chunks/gone.js`]) {
        const response = await fetchWhole(host.url + path);
        expect([path, response.status]).toEqual([path, 404]);
        expect((await response.text()).includes(notFound.title)).toBe(hasOwn404);
        const cacheControl = response.headers.get('cache-control');
        expect(cacheControl).toBe(hasHeaders ? defaultCacheControl : null);
      }
    });

    test('a visitor gets from the home page to the calendar without a missing file', async ({ page }) => {
      const missing: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) missing.push(response.url());
      });
      await page.goto(host.url);
      await page.locator('main a[href="/booking"]').first().click();
      await expect(page).toHaveURL(/\/booking\/?$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.title);
      await expect(page.getByRole('link', { name: crisis.call.text }).first()).toBeVisible();
      await expect(page.frameLocator('iframe').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(missing).toEqual([]);
    });

    if (!hasHeaders) return;
    test('every header is sent once, and each page has one address', async () => {
      for (const path of ['/', '/booking', '/og.png', '/robots.txt']) {
        const { headers } = await fetchWhole(host.url + path);
        for (const { name, value } of siteHeaders) expect([path, headers.get(name)]).toEqual([path, value]);
        expect(headers.get('cache-control')).toBe(defaultCacheControl);
      }
      const script = listPaths(out).find((path) => path.startsWith(immutable.folder) && path.endsWith('.js'));
      expect((await fetchWhole(host.url + script)).headers.get('cache-control')).toBe(immutable.cacheControl);
      for (const path of ['/booking/', '/booking.html', '/booking/index.html', '/booking/index']) {
        const response = await fetchWhole(`${host.url + path}?utm_source=x`, { redirect: 'manual' });
        const location = new URL(response.headers.get('location') ?? '', host.url);
        expect([path, response.status, location.pathname + location.search]).toEqual([
          path,
          308,
          '/booking?utm_source=x',
        ]);
      }
      for (const path of ['/_headers', '/.htaccess', '/.nojekyll', '/404.html', '/404', '/_next/', '/_next'])
        expect([path, (await fetchWhole(host.url + path)).ok]).toEqual([path, false]);
    });
  });
}
