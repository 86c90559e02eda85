import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages } from '@/lib/pages';
import { findChanges } from './changes';

const sentence = 'We call you once a week and ask how you have slept.';
const page = `<title>x</title><body><main><p>${sentence}</p><p>Nothing on this page is medical advice for you.</p></main></body>`;
const origin = 'https://live.example';
const fetchReally = fetch;
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'preview-'));
  for (const { file } of pages) writeFileSync(join(dir, file), page);
});
afterAll(() => rmSync(dir, { recursive: true }));
afterEach(() => {
  globalThis.fetch = fetchReally;
});

/** The changes that are found if the live site responds with `answer`: an HTML page, a status, or nothing. */
async function findAgainst(answer: string | number | null, sitemap = '') {
  globalThis.fetch = async (input) => {
    const { pathname } = new URL(String(input));
    if (answer === null) throw new TypeError('fetch failed');
    if (typeof answer === 'number') return new Response('', { status: answer });
    if (pathname === '/sitemap.xml') return new Response(sitemap);
    return new Response(answer, { status: pathname === '/no-such-page' ? 404 : 200 });
  };
  const { groups, note } = await findChanges(origin, 'https://preview.example', dir);
  return note ?? groups.map(({ places: [{ kind, was, now }] }) => `${kind} ${was} > ${now}`);
}

test.each([
  ['no network', null, 'https://live.example could not be reached, so nothing is compared with it.'],
  ['a site that is locked', 401, 'https://live.example asks for a password, so nothing is compared with it.'],
  [
    'protection against programs',
    403,
    'https://live.example lets no program in (status 403), so nothing is compared with it.',
  ],
  [
    'a site that is down',
    503,
    'https://live.example answers with an error (status 503), so nothing is compared with it.',
  ],
  [
    'a page without end',
    page.padEnd(1_000_001),
    'https://live.example is far larger than this site, so nothing is compared with it.',
  ],
  [
    'a page with thousands of other texts',
    page.replace('</main>', `${'<p>Filler</p>'.repeat(3001)}</main>`),
    'https://live.example differs in almost everything, so nothing is compared with it.',
  ],
  ['a site before its launch', 404, 'Nothing is live at https://live.example yet, so nothing is compared.'],
  [
    'an older site',
    '<body><p>Welcome to our practice since 1998, call us any time.</p>',
    'What answers at https://live.example is another site, so nothing is compared.',
  ],
  [
    'another preview',
    `${page}<aside data-review-tag>`,
    'What answers at https://live.example is a preview, too, so nothing is compared.',
  ],
])('%s is reported in one line', async (_, answer, note) => {
  expect(await findAgainst(answer)).toBe(note);
});

test('without a live site, one line says so', async () => {
  const { note } = await findChanges(null, origin, dir);
  expect(note).toBe(
    'There is no live site to compare with yet. Once there is, the setting SITE_URL names it.',
  );
});

test('equal pages have no changes, although each prints its own address', async () => {
  expect(await findAgainst(page)).toEqual([]);
  const printed = (host: string) => page.replace('</main>', `<p>${host} — call us</p></main>`);
  for (const { file } of pages) writeFileSync(join(dir, file), printed('preview.example'));
  expect(await findAgainst(printed('live.example'))).toEqual([]);
  for (const { file } of pages) writeFileSync(join(dir, file), page);
});

test('email addresses that Cloudflare has hidden are compared as visitors see them', async () => {
  const hidden = '4d2e2c3f280d212c26283e242928632c2139';
  const html = (link: string, shown: string) =>
    page.replace('</main>', `<p><a href="${link}">${shown}</a></p></main>`);
  for (const { file } of pages)
    writeFileSync(join(dir, file), html('mailto:care@lakeside.alt', 'care@lakeside.alt'));
  const span = `<span class="__cf_email__" data-cfemail="${hidden}">[email&#160;protected]</span>`;
  expect(await findAgainst(html(`/cdn-cgi/l/email-protection#${hidden}`, span))).toEqual([]);
  for (const { file } of pages) writeFileSync(join(dir, file), page);
});

test('an edit that shows on every page is one change', async () => {
  expect(await findAgainst(page.replace('once', 'twice'))).toEqual([
    `changed ${sentence.replace('once', 'twice')} > ${sentence}`,
  ]);
});

test('a page that only the live site has counts as removed', async () => {
  expect(await findAgainst(page, `<loc>${origin}/</loc><loc>${origin}/no-longer-here</loc>`)).toEqual([
    'gone the page /no-longer-here > ',
  ]);
});
