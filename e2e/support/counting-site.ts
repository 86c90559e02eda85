import { spawnSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { copyProject } from '@/scripts/fixture-clinic';
import { startServer } from '@/scripts/serve';

/** Builds the site once for each id, in one copy of the project, and serves what came out. Takes minutes. */
export async function serveCountingSites(ids: readonly string[]) {
  const parent = mkdtempSync(join(tmpdir(), 'counting-'));
  const copy = join(parent, 'copy');
  copyProject(copy);
  const { PATH = '', HOME = '' } = process.env;
  const servers: Awaited<ReturnType<typeof startServer>>[] = [];
  for (const id of ids) {
    const env = { PATH, HOME, ANALYTICS_ID: id } as unknown as NodeJS.ProcessEnv;
    const built = spawnSync('npm run build', { cwd: copy, env, shell: true, encoding: 'utf8' });
    if (built.status !== 0) throw new Error(built.stdout + built.stderr);
    renameSync(join(copy, 'out'), join(parent, id));
    servers.push(await startServer({ dir: join(parent, id), port: 0 }));
  }
  return {
    urls: servers.map(({ url }) => url),
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      rmSync(parent, { recursive: true });
    },
  };
}

/** Does what Google's code does to a page: sets its cookie and sends a hit, both ways that it may. */
const googleStandIn = `
  document.cookie = '_ga=GA1.1.1.1; path=/';
  fetch('https://region1.google-analytics.com/g/collect?v=2', { method: 'POST', mode: 'no-cors' });
  new Image().src = 'https://www.googletagmanager.com/a?v=3';
`;

/** Stands in for everything outside this machine. Notes each request there and each breach of a page's policy. */
export async function watchOutside(context: BrowserContext) {
  const requests: string[] = [];
  const breaches: string[] = [];
  await context.route(
    (url) => url.hostname !== 'localhost',
    (route) => {
      requests.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: googleStandIn });
    },
  );
  await context.exposeFunction('noteBreach', (what: string) => breaches.push(what));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { noteBreach(what: string): void }).noteBreach(
        `${effectiveDirective} ${blockedURI}`,
      ),
    );
  });
  return { requests, breaches };
}

/** What the visitor's browser has kept of this site. */
export async function readTraces(page: Page) {
  const cookies = await page.context().cookies();
  const stored = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  return { cookies: cookies.map(({ name }) => name), stored };
}
