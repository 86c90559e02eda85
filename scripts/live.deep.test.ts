import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Route } from '@playwright/test';
import { price } from '@/content/offer';
import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { launchBrowser } from './find-browser';
import { fixtureEnvironment, makeFixtureCopy } from './fixture-clinic';
import { checkLive } from './live';
import { startServer } from './serve';

const origin = fixtureEnvironment.SITE_URL;
const dir = join(mkdtempSync(join(tmpdir(), 'live-')), 'site');
const today = new Date().toISOString().slice(0, 10);
const shown = {
  everywhere: ['tel:+16141557342', 'mailto:care@lakeside.alt'],
  atHome: [formatUsd(price.paidInFullUsd), formatDate(today)],
};
const askReally = fetch;
let server: Awaited<ReturnType<typeof startServer>>;
let browser: Browser;
let context: BrowserContext;

/** What another server answers in place of the right thing, by address without its query. */
type Wrong = { status?: number; headers?: Record<string, string>; change?: (text: string) => string };
let wrongs: Readonly<Record<string, Wrong>> = {};

/** Calendly's page, and any other. */
const calendar = "<script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script>";

async function answer(route: Route) {
  const { href, pathname, origin: asked } = new URL(route.request().url());
  const isOwn = asked === origin;
  const wrong = wrongs[isOwn ? pathname : href.replace(/\?.*/, '')] ?? {};
  if (wrong.status === 0) return route.abort();
  const right = isOwn ? await askReally(server.url + pathname) : new Response(calendar);
  const type = right.headers.get('content-type') ?? '';
  const text = wrong.change ? wrong.change(await right.text()) : Buffer.from(await right.arrayBuffer());
  const sent = { ...Object.fromEntries(right.headers), 'content-type': isOwn ? type : 'text/html' };
  for (const name of ['content-encoding', 'content-length']) delete (sent as Record<string, string>)[name];
  const status = wrong.status ?? right.status;
  await route.fulfill({ status, headers: { ...sent, ...wrong.headers }, body: text });
}

beforeAll(async () => {
  makeFixtureCopy(dir, today);
  const { PATH = '', HOME = '' } = process.env;
  execSync('npm run build', { cwd: dir, env: { PATH, HOME, ...fixtureEnvironment, NODE_ENV: 'production' } });
  server = await startServer({ dir: join(dir, 'out'), port: 0 });
  browser = await launchBrowser();
  // The links of the pages are asked for without the browser: by the same wrongs.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { href, pathname, origin: asked } = new URL(String(input));
    const status = wrongs[asked === origin ? pathname : href.replace(/\?.*/, '')]?.status;
    if (status === 0) throw new Error('no network');
    return status || asked !== origin ? new Response('x', { status }) : askReally(server.url + pathname);
  });
}, 300_000);
beforeEach(async () => {
  context = await browser.newContext({ serviceWorkers: 'block' });
  await context.route(/^https:/, answer);
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(join(dir, '..'), { recursive: true });
});

const add = (html: string) => (page: string) => page.replace('</body>', `${html}</body>`);
const film = 'https://www.youtube-nocookie.com/embed/lakeside-xx';
const call = 'https://calendly.com/lakeside-psychiatry/free-call';

test('a site as it was meant has nothing to say, nor has a journal that lets only people in', async () => {
  wrongs = { 'https://doi.org/10.1176/appi.ajp.2021.20101429': { status: 403 } };
  expect(await checkLive(origin, context, shown)).toEqual([]);
});

test.each<[string, typeof wrongs]>([
  ['/booking answers 500.', { '/booking': { status: 500 } }],
  ['/no-such-page answers 200.', { '/no-such-page': { status: 200 } }],
  ['/thank-you answers nothing.', { '/thank-you': { status: 0 } }],
  [
    '/booking does not show tel:',
    { '/booking': { change: (page) => page.replaceAll('tel:+1614', 'tel:+1') } },
  ],
  [
    `/ does not show ${formatDate(today)}`,
    { '/': { change: (page) => page.replaceAll(formatDate(today), '') } },
  ],
  ['/ comes with X-Frame-Options: ALLOW', { '/': { headers: { 'x-frame-options': 'ALLOW' } } }],
  ['/ is kept out of search engines.', { '/': { headers: { 'x-robots-tag': 'noindex' } } }],
  ['/: The page shows the review bar.', { '/': { change: add('<a data-review-bar></a>') } }],
  [
    '/ names another address as its own',
    { '/': { change: (page) => page.replaceAll(`href="${origin}`, 'href="https://x.alt') } },
  ],
  [
    '/ has lost its Content-Security-Policy.',
    { '/': { change: (page) => page.replace('<meta http-equiv', '<meta name') } },
  ],
  ['/thank-you: ', { '/thank-you': { change: add('<script src="https://x.alt/a.js"></script>') } }],
  ['/thank-you: ', { '/thank-you': { change: add('<script>x()</script>') } }],
  [
    '/ asks https://x.alt for something unasked',
    {
      '/': {
        change: (page) =>
          add('<img src="https://x.alt/a.png">')(page.replace('<meta http-equiv', '<meta name')),
      },
    },
  ],
  ['/: The picture for sharing', { '/og.png': { status: 404 } }],
  [
    'https://policies.lakeside.alt/health-data, which',
    { 'https://policies.lakeside.alt/health-data': { status: 410 } },
  ],
  [`${call}?embed_domain=lakeside.alt&embed_type=Inline, which`, { [call]: { status: 404 } }],
  ['The calendar does not show', { [call]: { headers: { 'x-frame-options': 'DENY' } } }],
  ['The calendar does not say', { [call]: { change: () => 'Sign in' } }],
  ['The film does not come', { [film]: { status: 0 } }],
])('%s', async (sentence, wrong) => {
  wrongs = wrong;
  expect(await checkLive(origin, context, shown)).toContainEqual(expect.stringContaining(sentence));
});
