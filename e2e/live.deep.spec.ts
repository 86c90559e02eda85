import { execSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Route, test } from '@playwright/test';
import { booking } from '@/content/booking';
import { hero } from '@/content/home';
import { price } from '@/content/offer';
import { team } from '@/content/team';
import { formatDate } from '@/lib/format';
import { readExport } from '@/lib/launch/export';
import { formatUsd } from '@/lib/pricing';
import { checkLive } from '@/scripts/live';
import { startServer } from '@/scripts/serve';
import { copyProject, fixtureEnvironment, makeFixtureCopy } from './support/fixture-clinic';
import { phone } from './support/phone';

// In one worker, so that the build is made only once. The timeout is long, because the test waits for elements that
// never appear.
test.describe.configure({ mode: 'default', timeout: 5 * 60_000 });
test.use({ serviceWorkers: 'block' });

const origin = fixtureEnvironment.SITE_URL;
const twin = origin.replace('://', '://www.');
const dir = join(tmpdir(), `live-${process.pid}`, 'site');
const { PATH = '', HOME = '' } = process.env;
/** Builds as on Vercel, whose toolbar the live site does not allow, and ignores this machine's own settings. */
const env = { PATH, HOME, ...fixtureEnvironment, NODE_ENV: 'production', VERCEL: '1' } as const;
const today = new Date().toISOString().slice(0, 10);
const shown = {
  everywhere: ['tel:+16141557342', 'mailto:care@lakeside.alt'],
  atHome: [formatUsd(price.paidInFullUsd), formatDate(today)],
};
const askReally = fetch;
let server: Awaited<ReturnType<typeof startServer>>;

type Wrong = (right: Response) => Response | Promise<Response>;
/** Wrong responses of the server, keyed by URL without its query. */
let wrongs: Readonly<Record<string, Wrong>> = {};

/** What every URL outside this site responds with: a page that sends a message like Calendly's. */
const calendar = "<script>parent.postMessage({ event: 'calendly.event_type_viewed' }, '*')</script>";

async function reply(address: string) {
  const { href, pathname, search, origin: asked } = new URL(address);
  const isOwn = asked === origin;
  if (address.startsWith('http:')) {
    const location = address.replace('http:', 'https:');
    return new Response(null, { status: 301, headers: { location } });
  }
  if (asked === twin && !wrongs[twin]) {
    const location = origin + pathname + search;
    return new Response(null, { status: 301, headers: { location } });
  }
  const right = isOwn
    ? await askReally(server.url + pathname)
    : new Response(calendar, { headers: { 'content-type': 'text/html' } });
  const name = isOwn ? pathname : asked === twin ? twin : href.replace(/\?.*/, '');
  return (wrongs[name] ?? (() => right))(right);
}

async function answer(route: Route) {
  const response = await reply(route.request().url()).catch(() => null);
  if (!response) return route.abort();
  const headers = Object.fromEntries(response.headers);
  delete headers['content-encoding'];
  await route.fulfill({
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()),
  });
}

test.beforeAll(async () => {
  test.setTimeout(20 * 60_000);
  makeFixtureCopy(dir, today);
  // The build's last step fails if a page is missing or hidden, or shows anything of a preview.
  execSync('npm run build', { cwd: dir, env });
  server = await startServer({ dir: join(dir, 'out'), port: 0 });
});
test.beforeEach(async ({ context }) => {
  // The links of the pages are checked outside the browser.
  globalThis.fetch = (input) => reply(String(input));
  await context.route(/^https:/, answer);
});
test.afterAll(async () => {
  globalThis.fetch = askReally;
  await server?.close();
  rmSync(join(dir, '..'), { recursive: true });
});

const status = (code: number) => () =>
  new Response('x', { status: code, headers: { 'content-type': 'text/html' } });
const lost = () => Promise.reject(new Error('no network'));
const sends = (name: string, value: string) => (right: Response) => {
  const headers = new Headers(right.headers);
  headers.set(name, value);
  return new Response(right.body, { headers });
};
const says = (from: string, to: string) => async (right: Response) =>
  new Response((await right.text()).replaceAll(from, to), { status: right.status, headers: right.headers });
const adds = (html: string) => says('</body>', `${html}</body>`);

const film = 'https://www.youtube-nocookie.com/embed/lakeside-xx';
const call = 'https://calendly.com/lakeside-psychiatry/free-call';
const policy = 'https://policies.lakeside.alt/health-data';
const stranger = '<img src="https://x.alt/a.png">';

test('a production build of the placeholders stops at once and lists every open point', () => {
  const cwd = join(dir, '../shipped');
  copyProject(cwd);
  const demo = { ...env, SCHEDULING_PROVIDER: 'demo', SCHEDULING_URL: '' };
  const { status, stdout } = spawnSync('npm run build', { cwd, env: demo, shell: true, encoding: 'utf8' });
  expect([status, existsSync(join(cwd, 'out'))]).toEqual([1, false]);
  expect(stdout).toContain('SCHEDULING_PROVIDER is demo');
  expect(stdout).toContain('(not confirmed)');
  expect(stdout).toMatch(/Not ready for launch: \d+ errors?/);
});

test('the production build of a complete clinic is ready and complete', () => {
  expect(execSync('npm run launch-check', { cwd: dir, env, encoding: 'utf8' })).toMatch(/^Ready for launch/m);
  const { pages, files } = readExport(join(dir, 'out'));
  for (const { html } of pages) expect(html).not.toMatch(/vercel\.live|Example Psychiatry/);
  // The team section: each photo has an alt text, and its files exist and load only near the viewport.
  const photos = [...(pages[0]?.html ?? '').matchAll(/<picture>.*?<\/picture>/g)].map(([html]) => html);
  // Small portraits are beside text that names the people, so only the other photos need an alt text.
  expect(photos.filter((photo) => / alt="[^"]+" loading="lazy"/.test(photo))).toHaveLength(4);
  for (const photo of photos) {
    expect(photo).toMatch(/ alt="[^"]*" loading="lazy"/);
    for (const [path] of photo.matchAll(/\/photos\/[\w-]+\.(?:avif|webp|jpg)/g))
      expect(files).toContain(path);
  }
  const text = (name: string) => readFileSync(join(dir, 'out', name), 'utf8');
  expect(files.has('/_headers')).toBe(false);
  expect(text('robots.txt')).toContain('Sitemap: https://lakeside.alt/sitemap.xml');
  expect(text('robots.txt')).not.toContain('Disallow');
  const addresses = [...text('sitemap.xml').matchAll(/<loc>([^<]+)/g)].map(([, address]) => address);
  expect(addresses).toEqual(['', 'booking', 'privacy'].map((page) => `https://lakeside.alt/${page}`));
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text('index.html')) ?? [];
  const [, organization] = JSON.parse(json)['@graph'];
  expect(organization.address).toMatchObject({
    '@type': 'PostalAddress',
    addressCountry: 'US',
    postalCode: '43215',
  });
  const [hours] = organization.contactPoint.hoursAvailable;
  expect(hours).toMatchObject({ dayOfWeek: { length: 5 }, opens: '09:00', closes: '17:00' });
  expect(text('booking.html')).toContain('Mei Larsen of Lakeside Psychiatry');
  expect(text('index.html')).toContain(
    'The plan visit and those about food and sleep overlap with check-ins, so we leave them out.',
  );
  expect(text('privacy.html')).toContain('>Privacy</h1>');
  expect(text('index.html')).toContain('<a href="/privacy"');
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the first screen names the people who answer, and says that the call is free', async ({ page }) => {
    await page.goto(server.url);
    // The same words come again beside the last button.
    const row = page.getByText(team.calls('Mei Larsen, RN')).first().locator('..');
    await expect(row).toContainText(`${hero.orCall} (614) 155-7342.`);
    await expect(row).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(hero.note).first()).toBeInViewport({ ratio: 1 });
  });
});

test('a preview is the live page plus the review tag and the ids to which its findings link', () => {
  const cwd = join(dir, '../preview');
  cpSync(dir, cwd, { recursive: true, verbatimSymlinks: true, mode: 2 });
  // Vercel's own toolbar would widen the policy of a preview.
  execSync('npm run build', { cwd, env: { ...env, SITE_ENV: 'preview', VERCEL: '' } });
  const robots = /<meta name="robots" content="([^"]*)"/;
  const files = readdirSync(join(dir, 'out')).filter((file) => file.endsWith('.html'));
  expect(files).toContain('privacy.html');
  for (const file of files) {
    const live = readFileSync(join(dir, 'out', file), 'utf8');
    const preview = readFileSync(join(cwd, 'out', file), 'utf8');
    const [, forPreview = ''] = robots.exec(preview) ?? [];
    const [forLive = '', liveRule] = robots.exec(live) ?? [];
    expect(forPreview, `${file} in a preview`).toContain('noindex');
    expect(['index, follow', forPreview], `${file} of the live site`).toContain(liveRule);
    const [tag = '', script = ''] =
      /<aside [^>]*data-review-tag(?:(?!<aside|<\/?(?:main|section|footer)\b).)*<script>(.*?)<\/script><\/aside>(?=(?:<!--\/email_off-->)?<\/body>)/s.exec(
        preview,
      ) ?? [];
    expect(tag, `the tag at the end of ${file}`).toContain('href="/demo/review"');
    const hash = createHash('sha256').update(script).digest('base64');
    const withoutTag = preview
      .replace(tag, '')
      .replace(` 'sha256-${hash}'`, '')
      .replace(/(trusted-types [\w ]*) review/, '$1')
      .replace(/ id="([^"]+)"/g, (id) => (live.includes(id) ? id : ''))
      .replace(robots, forLive);
    expect(withoutTag === live, `${file} differs from the live page by more than the tag`).toBe(true);
  }
});

test('a correct site has no findings, even if a linked page refuses automated requests', async ({
  context,
}) => {
  wrongs = { [policy]: status(403) };
  expect(await checkLive(origin, context, { shown })).toEqual([]);
});

for (const [sentence, wrong] of [
  ['/booking answers 500.', { '/booking': status(500) }],
  ['/no-such-page answers 200: let the host', { '/no-such-page': status(200) }],
  ['/booking answers 404: the host must answer it with booking.html', { '/booking': status(404) }],
  ['The host answers what is missing with its own page', { '/no-such-page': status(404) }],
  [`${twin} does not answer`, { [twin]: lost }],
  [`${twin}/booking does not lead to ${origin}/booking`, { [twin]: status(200) }],
  ['/thank-you answers nothing.', { '/thank-you': lost }],
  ['/booking does not show tel:', { '/booking': says('tel:+1614', 'tel:+1') }],
  [`/ does not show ${formatDate(today)}`, { '/': says(formatDate(today), '') }],
  ['/ comes with X-Frame-Options: ALLOW', { '/': sends('x-frame-options', 'ALLOW') }],
  ['/ is kept out of search engines.', { '/': sends('x-robots-tag', 'noindex') }],
  ['/: The page uses or names what is only in previews', { '/': adds('<a href="/demo/review">x</a>') }],
  ['/ names another address as its own', { '/': says(`href="${origin}`, 'href="https://x.alt') }],
  ['/ has lost its Content-Security-Policy.', { '/': says('<meta http-equiv', '<meta name') }],
  [
    "/thank-you: Loading the script 'https://x.alt/a.js'",
    { '/thank-you': adds('<script src="https://x.alt/a.js"></script>') },
  ],
  ['/thank-you: Executing inline script', { '/thank-you': adds('<script>x()</script>') }],
  ['/ asks https://x.alt for something unasked', { '/': says('<meta http-equiv', `${stranger}<meta name`) }],
  ['/: The picture for sharing', { '/og.png': status(404) }],
  [`${policy}, to which a page links, does not exist.`, { [policy]: status(410) }],
  [`${call}?embed_domain=lakeside.alt&embed_type=Inline, to which a page links`, { [call]: status(404) }],
  ['The calendar does not show', { [call]: sends('x-frame-options', 'DENY') }],
  ['The calendar does not say', { [call]: () => new Response('Sign in') }],
  ['The film does not come', { [film]: lost }],
  ['lakeside-xx: the film is gone, or may', { 'https://www.youtube.com/oembed': status(401) }],
] satisfies [string, typeof wrongs][]) {
  test(sentence, async ({ context }) => {
    wrongs = wrong;
    expect(await checkLive(origin, context, { shown })).toContainEqual(expect.stringContaining(sentence));
  });
}

test('every page of the live build is within its budget', () => {
  const port = Number(process.env.E2E_PORT ?? 4183) + 1;
  const ofHere = { PATH, HOME, E2E_PORT: `${port}`, CHROMIUM_PATH: process.env.CHROMIUM_PATH };
  const command = 'npx playwright test e2e/budgets.spec.ts -g "within its budget"';
  const { status, stdout } = spawnSync(command, {
    cwd: dir,
    env: ofHere as unknown as NodeJS.ProcessEnv,
    shell: true,
    encoding: 'utf8',
  });
  expect(stdout).toContain('4 passed');
  expect(status, stdout).toBe(0);
});

test('a site that does not answer is reported in one sentence', async ({ context }) => {
  globalThis.fetch = lost;
  expect(await checkLive(origin, context, { shown })).toEqual([
    expect.stringContaining(`${origin} does not answer: `),
  ]);
});

test('if no other site answers, one sentence says so, and a quick check does not ask them', async ({
  context,
}) => {
  wrongs = {};
  globalThis.fetch = (input) =>
    [origin, twin].some((own) => String(input).startsWith(own)) ? reply(String(input)) : lost();
  const found = await checkLive(origin, context, { shown });
  expect(found.filter((problem) => /other site|does not exist|does not answer/.test(problem))).toEqual([
    expect.stringContaining('No other site'),
  ]);
  expect(await checkLive(origin, context, { shown, isQuick: true })).toEqual([]);
});

test('a phone in the same network can open the live build with its fonts and its booking page', async ({
  page,
}) => {
  const network = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
  const address = network.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  test.skip(!address, 'This machine is not in a network.');
  const open = await startServer({ dir: join(dir, 'out'), port: 0, host: '0.0.0.0' });
  const fonts: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.woff2')) fonts.push(response.status());
  });
  await page.goto(`http://${address}:${open.port}`);
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await page.locator('main a[href="/booking"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.title);
  expect(new Set(fonts)).toEqual(new Set([200]));
  await open.close();
});
