import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pages as sitePages } from '@/lib/pages';
import { checkExport, findNewerSource, isPreview, readExport } from './export';

type Options = { isProduction?: boolean; files?: string[]; without?: string; hidden?: string };

/** The findings for an export whose home page has some words replaced. */
function check(from = '', to = '', { isProduction = true, files = [], without, hidden }: Options = {}) {
  const pages = sitePages.map((page) => {
    const robots = page.isSearched ? 'index' : (hidden ?? 'noindex');
    const html = `<title>Page ${page.path}</title><meta name="description" content="What it is"/>
      <meta property="og:image" content="https://lakeside.alt/og.png"/><meta name="robots" content="${robots}"/>
      <link rel="canonical" href="https://lakeside.alt/"/><h2 id="steps">Steps</h2></body>`;
    return { ...page, html: page.path === '/' ? html.replace(from, to) : html };
  });
  const built = {
    pages: pages.filter(({ path }) => path !== without),
    files: new Set(['/og.png', '/policy.pdf', '/google0123.html', ...files]),
    unlisted: [],
  };
  return checkExport(built, isProduction).map(({ file, message }) => `${file}: ${message}`);
}

test.each(['/booking#steps', '#steps', '/policy.pdf', '/google0123', 'tel:988', '//a.org/x'])(
  'a page may link to %s, and other files in the export are not checked',
  (href) => {
    expect(check('</body>', '<script>let a = null;</script></body>')).toEqual([]);
    expect(check('</body>', `<a class="x" href="${href}">x</a></body>`)).toEqual([]);
  },
);

test.each([
  ['Page /', '', 'The page has no title.'],
  ['What it is', '', 'The page has no description.'],
  ['https://lakeside.alt/og.png', '', 'The picture for sharing, “”, is not in the export.'],
  ['og.png', 'b.png', 'The picture for sharing, “https://lakeside.alt/b.png”, is not in the export.'],
  ['href="https://lakeside.alt/"', '', 'The page names no canonical address.'],
  ['content="index"', 'content="noindex"', 'The page tells search engines to leave it out.'],
  ['</body>', '<a href="/nowhere">x</a>', '/nowhere'],
  ['</body>', '<a href="/booking#gone">x</a>', '/booking#gone'],
  ['</body>', '<a href="#gone">x</a>', '#gone'],
  [
    '</body>',
    '<p>or $<!-- -->null with financing</p></body>',
    'not there: “Page / Steps or $null with financing”',
  ],
  ['</body>', '<aside data-review-tag><img src="/demo/review">', 'only in previews'],
  ['</body>', '<iframe src="/demo/player">', 'only in previews'],
])('a live home page with %j changed to %j is reported', (from, to, message) => {
  expect(check(from, to)).toEqual([expect.stringContaining(message)]);
});

test('a live page that search engines must skip is reported', () => {
  expect(check('', '', { hidden: 'index' })).toEqual([
    'out/thank-you.html: The page must say noindex.',
    'out/404.html: The page must say noindex.',
  ]);
});

test('duplicate titles, missing pages and a live demonstration are reported', () => {
  expect(check('Page /', 'Page /booking')).toEqual([
    'out/index.html: The title “Page /booking” is also that of /booking.',
    'out/booking.html: The title “Page /booking” is also that of /.',
  ]);
  expect(check('', '', { without: '/booking' })).toEqual([
    'out/booking.html: The page is not in the export.',
  ]);
  expect(check('', '', { files: ['/demo/a.html'] })).toEqual([
    'out/demo/a.html: The demonstration is in the export.',
  ]);
});

test('a page that is missing in the list of pages is reported', () => {
  const built = { pages: [], files: new Set<string>(), unlisted: ['/faq.html'] };
  expect(checkExport(built, false).map(({ file, message }) => `${file}: ${message}`)).toContain(
    'out/faq.html: The page is not listed in lib/pages.ts: add it there, or no check sees it.',
  );
});

test('a preview may contain the review tag, the demonstration and noindex', () => {
  const tag = '<aside data-review-tag><a href="/demo/review"></a><iframe src="/demo/player">';
  const files = ['/demo/player.html', '/demo/review.html'];
  expect(check('content="index"/>', `content="noindex"/>${tag}`, { isProduction: false, files })).toEqual([]);
  expect(isPreview({ pages: [], unlisted: [], files: new Set(files) })).toBe(true);
  expect(isPreview({ pages: [], unlisted: [], files: new Set() })).toBe(false);
});

test('an export is stale once a source file is newer, and its pages are distinguished from other files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'out-'));
  for (const file of ['index.html', 'faq.html', 'licences.txt']) writeFileSync(join(dir, file), '<p>');
  const home = join(dir, 'index.html');
  utimesSync(home, new Date(0), new Date(0));
  expect(findNewerSource(dir)).toMatch(/^(app|browser|components|content|lib|public)\/\S+$/);
  const later = new Date('2199-01-01');
  utimesSync(home, later, later);
  expect(findNewerSource(dir)).toBeNull();
  const { pages, files, unlisted } = readExport(dir);
  rmSync(dir, { recursive: true });
  expect(pages.map(({ path }) => path)).toEqual(['/']);
  expect([...files].sort()).toEqual(['/faq.html', '/index.html', '/licences.txt']);
  expect(unlisted).toEqual(['/faq.html']);
});

test('neither the server’s error page nor a page’s second file counts as an unlisted page', () => {
  const dir = mkdtempSync(join(tmpdir(), 'out-'));
  for (const folder of ['booking', 'faq']) mkdirSync(join(dir, folder));
  for (const file of ['500.html', 'booking.html', 'booking/index.html', 'faq/index.html'])
    writeFileSync(join(dir, file), '<p>');
  const { unlisted } = readExport(dir);
  rmSync(dir, { recursive: true });
  expect(unlisted).toEqual(['/faq/index.html']);
});
