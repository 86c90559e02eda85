import { checkExport, metaContent } from './check-export';

const head = {
  title: 'Home',
  description: 'What it is',
  image: 'https://lakeside.test/og.png',
  canonical: 'https://lakeside.test/',
  robots: 'index, follow',
};

function page(path: string, change: Partial<typeof head> = {}, body = '') {
  const { title, description, image, canonical, robots } = { ...head, title: `Page ${path}`, ...change };
  const meta = (name: string, content: string) => (content ? `<meta ${name} content="${content}"/>` : '');
  return {
    path,
    file: `out${path === '/' ? '/index' : path}.html`,
    html: `<title>${title}</title>${meta('name="description"', description)}${meta('property="og:image"', image)}${meta('name="robots"', robots)}<link rel="canonical" href="${canonical}"/>${body}`,
  };
}

const files = new Set(['/og.png', '/demo/player.html']);
const booking = page('/booking', {}, '<h2 id="steps">Steps</h2>');
const hidden = page('/thank-you', { robots: 'noindex', image: '' });

function messages(pages: ReturnType<typeof page>[], isProduction = false, served = files) {
  return checkExport({ pages, files: served }, isProduction).map(
    ({ file, message }) => `${file}: ${message}`,
  );
}

test('a page with its whole head and working links has no finding', () => {
  const body =
    '<a class="x" href="/booking#steps">a</a><a href="/og.png">b</a><a href="tel:988">c</a><a href="https://a.org/x">d</a><a href="/demo/player">e</a>';
  expect(messages([page('/', {}, body), booking, hidden])).toEqual([]);
});

test.each([
  [{ title: '' }, 'The page has no title.'],
  [{ description: '' }, 'The page has no description.'],
  [{ image: '' }, 'The page names no picture for sharing.'],
  [
    { image: 'https://lakeside.test/gone.png' },
    'The picture for sharing, https://lakeside.test/gone.png, is not in the export.',
  ],
  [{ canonical: '' }, 'The page names no canonical address.'],
])('a home page with %j is told so', (change, message) => {
  expect(messages([page('/', change)])).toEqual([`out/index.html: ${message}`]);
});

test('two pages may not share a title', () => {
  expect(messages([page('/', { title: 'A' }), page('/booking', { title: 'A' })])).toEqual([
    'out/booking.html: The title “A” is another page’s, too.',
  ]);
});

test.each(['/nowhere', '/booking#gone', '#gone'])('the link %s is broken', (href) => {
  expect(messages([page('/', {}, `<a href="${href}">x</a>`), booking])).toHaveLength(1);
});

test('a live site may not hide a searched page, show a hidden one, or hold what only previews may', () => {
  const live = (pages: ReturnType<typeof page>[], served = new Set(['/og.png'])) =>
    messages(pages, true, served);
  expect(live([page('/'), booking, hidden])).toEqual([]);
  expect(live([page('/', { robots: 'noindex' })])).toHaveLength(1);
  expect(live([page('/thank-you')])).toHaveLength(1);
  expect(live([page('/', {}, '<aside data-review-bar>')])).toHaveLength(1);
  expect(live([page('/', {}, '<iframe src="/demo/player">')])).toHaveLength(1);
  expect(live([page('/')], files)).toEqual(['out/demo/player.html: The demonstration is in the export.']);
});

test('meta tags are read in any order of attributes, with their entities', () => {
  expect(metaContent('<meta content="a &amp; b" name="description">', 'description')).toBe('a & b');
  expect(metaContent('<meta name="robots" content="">', 'robots')).toBe('');
  expect(metaContent('<p>', 'robots')).toBeNull();
});
