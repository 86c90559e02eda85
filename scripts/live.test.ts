import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clinic } from '@/content/clinic';
import { price } from '@/content/offer';
import { formatDate, telHref } from '@/lib/format';
import { pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';
import { contentPolicy, insertPolicy } from './finish/policy';
import { checkLive } from './live';
import { startServer } from './serve';

let dir: string;
let server: Awaited<ReturnType<typeof startServer>>;
const askReally = fetch;
/** What another server answers in place of the right thing, by address. */
let answers: Record<string, (right: Response) => Response | Promise<Response>> = {};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'live-'));
  mkdirSync(join(dir, '_next'));
  for (const name of ['og.png', '_next/a.js']) writeFileSync(join(dir, name), 'x');
  for (const { path, file, isSearched } of pages) {
    const page = `<html><head><meta charSet="utf-8"/><title>${path}</title><meta name="description" content="x"/>
      <meta property="og:image" content="https://lakeside.alt/og.png"/>
      ${isSearched ? `<link rel="canonical" href="https://lakeside.alt${path}"/>` : '<meta name="robots" content="noindex"/>'}</head><body data-sources="/_next/a.js">
      <a href="${telHref(clinic.phone)}"></a><a href="mailto:${clinic.email}"></a><a href="https://cited.alt/a"></a>
      ${formatUsd(price.paidInFullUsd)} ${formatDate(price.asOf)}
      ${path === '/booking' ? '<iframe src="https://calendar.alt/a"></iframe>' : ''}</body></html>`;
    const policy = contentPolicy(page, { frameSrc: ['https://calendar.alt'] }, { isHttps: true });
    writeFileSync(join(dir, file), insertPolicy(page, policy, file));
  }
  server = await startServer({ dir, port: 0 });
  // The site's own address leads to the local server, every other to a page that is there.
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { hostname, pathname, href } = new URL(String(input));
    const isOwn = hostname === 'lakeside.alt';
    const right = isOwn ? await askReally(server.url + pathname) : new Response('x');
    return (answers[isOwn ? pathname : href] ?? (() => right))(right);
  });
});
afterAll(async () => {
  await server.close();
  rmSync(dir, { recursive: true });
});

function check(days = 60) {
  return checkLive('https://lakeside.alt', async () => days);
}

const status = (code: number) => () => new Response('', { status: code });
const lost = () => Promise.reject(new Error('no network'));
const sends = (name: string, value: string) => (right: Response) => {
  const headers = new Headers(right.headers);
  headers.set(name, value);
  return new Response(right.body, { headers });
};
const says = (from: string, to: string) => async (right: Response) =>
  new Response((await right.text()).replaceAll(from, to), { headers: right.headers });

test('a site as it was meant has nothing to say, nor has a journal that lets only people in', async () => {
  answers = { 'https://cited.alt/a': status(403), 'https://calendar.alt/a': status(429) };
  expect(await check()).toEqual([]);
});

test.each<[string, typeof answers]>([
  ['/booking answers 500.', { '/booking': status(500) }],
  ['/no-such-page answers 200.', { '/no-such-page': status(200) }],
  ['/thank-you answers nothing.', { '/thank-you': lost }],
  [`/booking does not show ${telHref(clinic.phone)}`, { '/booking': says('tel:', 'tel:9') }],
  [`/ does not show ${formatUsd(price.paidInFullUsd)}`, { '/': says('$', '€') }],
  [`/ does not show ${formatDate(price.asOf)}`, { '/': says(formatDate(price.asOf), '') }],
  ['/ comes with X-Frame-Options: ALLOW', { '/': sends('X-Frame-Options', 'ALLOW') }],
  ['/ is kept out of search engines.', { '/': sends('X-Robots-Tag', 'noindex') }],
  ['/: The page shows the review bar.', { '/': says('<a', '<a data-review-bar') }],
  [
    '/ names another address as its own',
    { '/': says('href="https://lakeside', 'href="https://www.lakeside') },
  ],
  ['/ has lost its Content-Security-Policy.', { '/': says('<meta http-equiv', '<meta name') }],
  [
    '/ holds a script that the build did not write: x()',
    { '/': says('</body>', '<script>x()</script></body>') },
  ],
  ['/ asks //x.alt/a.js', { '/': says('</body>', '<script src="//x.alt/a.js"></script></body>') }],
  ['/: The picture for sharing', { '/og.png': status(404) }],
  ['https://lakeside.alt/_next/a.js, which', { '/_next/a.js': status(404) }],
  ['https://cited.alt/a, which a page names, is not there.', { 'https://cited.alt/a': status(410) }],
  ['The calendar at https://calendar.alt/a is not there.', { 'https://calendar.alt/a': lost }],
  [
    'The calendar at https://calendar.alt/a may not',
    { 'https://calendar.alt/a': sends('X-Frame-Options', 'DENY') },
  ],
])('%s', async (sentence, wrong) => {
  answers = wrong;
  expect(await check()).toContainEqual(expect.stringContaining(sentence));
});

test('a certificate is renewed two weeks before it ends', async () => {
  answers = {};
  expect(await check(13)).toEqual(['The certificate holds for 13 more days: renew it.']);
});
