import { pages as sitePages } from '@/lib/pages';
import { checkExport, isPreview } from './export';

type Head = { title: string; description: string; image: string; canonical: string; robots: string };

const image = 'https://lakeside.alt/og.png';

function html(head: Partial<Head>, body: string) {
  const { title, description, robots, canonical, image: picture } = head;
  return `<title>${title}</title><meta content="${description}" name="description"/><meta property="og:image" content="${picture}"/><meta name="robots" content="${robots}"/><link rel="canonical" href="${canonical}"/>${body}`;
}

/** What is said of an export whose home page has another head or body. */
function check(
  head: Partial<Head> = {},
  body = '',
  {
    isProduction = true,
    files = ['/og.png', '/policy.pdf', '/google0123.html'],
    without = '',
    hidden = 'noindex',
  } = {},
) {
  const pages = sitePages.map((page) => {
    const isHome = page.path === '/';
    const whole = {
      title: `Page ${page.path}`,
      description: 'What it is',
      canonical: 'https://lakeside.alt/',
      image,
      robots: page.isSearched ? 'index' : hidden,
    };
    return {
      ...page,
      html: html({ ...whole, ...(isHome && head) }, isHome ? body : '<h2 id="steps">Steps</h2>'),
    };
  });
  const built = { pages: pages.filter(({ path }) => path !== without), files: new Set(files) };
  return checkExport(built, isProduction).map(({ file, message }) => `${file}: ${message}`);
}

test('whole pages with working links have no finding; other files in the export are not judged', () => {
  const body =
    '<a class="x" href="/booking#steps">a</a><a href="/policy.pdf">b</a><a href="/google0123">c</a><a href="tel:988">d</a><a href="//a.org/x">e</a>';
  expect(check({}, body)).toEqual([]);
});

test.each<[Partial<Head>, string]>([
  [{ title: '' }, 'The page has no title.'],
  [{ description: '' }, 'The page has no description.'],
  [{ image: '' }, 'The picture for sharing, “”, is not in the export.'],
  [
    { image: 'https://lakeside.alt/gone.png' },
    'The picture for sharing, “https://lakeside.alt/gone.png”, is not in the export.',
  ],
  [{ canonical: '' }, 'The page names no canonical address.'],
  [{ robots: 'noindex' }, 'The page tells search engines to leave it out.'],
])('a live home page with %j is told so', (head, message) => {
  expect(check(head)).toEqual([`out/index.html: ${message}`]);
});

test.each([
  '<a href="/nowhere">x</a>',
  '<a href="/booking#gone">x</a>',
  '<a href="#gone">x</a>',
  '<aside data-review-bar>',
  '<iframe src="/demo/player">',
])('the live home page may not hold %s', (body) => {
  expect(check({}, body)).toHaveLength(1);
});

test('live pages that search engines are to leave out say so', () => {
  expect(check({}, '', { hidden: 'index' })).toEqual([
    'out/thank-you.html: The page must say noindex.',
    'out/404.html: The page must say noindex.',
  ]);
});

test('no two pages share a title, none is missing, and the demonstration is not live', () => {
  expect(check({ title: 'Page /booking' })).toEqual([
    'out/index.html: The title “Page /booking” is also that of /booking.',
    'out/booking.html: The title “Page /booking” is also that of /.',
  ]);
  expect(check({}, '', { without: '/booking' })).toEqual([
    'out/booking.html: The page is not in the export.',
  ]);
  expect(check({}, '', { files: ['/og.png', '/demo/a.html'] })).toEqual([
    'out/demo/a.html: The demonstration is in the export.',
  ]);
});

test('a preview may show the review bar, the demonstration and noindex, and is known by its bar', () => {
  const body = '<aside data-review-bar><iframe src="/demo/player">';
  const files = ['/og.png', '/demo/player.html'];
  expect(check({ robots: 'noindex' }, body, { isProduction: false, files })).toEqual([]);
  const preview = sitePages.map((page) => ({ ...page, html: body }));
  expect(isPreview({ pages: preview, files: new Set() })).toBe(true);
  expect(isPreview({ pages: [], files: new Set() })).toBe(false);
});
