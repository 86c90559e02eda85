import { addIslands, stripFramework } from './strip-framework';

function exported({ body = '', head = '' } = {}) {
  return [
    '<!DOCTYPE html><html><head><script src="/_next/static/chunks/turbopack-r.js" async=""></script>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/turbopack-r.js"/>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `<script src="/_next/static/chunks/a.js" async=""></script>${head}</head><body><p>Words</p>${body}`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"data"])</script></body></html>',
  ].join('');
}

function strip(html: string) {
  return stripFramework(html, { page: 'index.html', ownScripts: ['own()'] });
}

test('a page keeps its words, data blocks and own scripts, and loses everything of Next’s', () => {
  const data = '<script type="application/ld+json">{}</script>';
  const own = '<script data-value="x">own()</script>';
  expect(strip(exported({ body: data + own }))).toBe(
    `<!DOCTYPE html><html><head></head><body><p>Words</p>${data}${own}</body></html>`,
  );
});

test('a page has none of React’s marks, and drawings no names of their own', () => {
  const body =
    '<div hidden=""><!--$--><!--/$--></div><!--$--><!--/$--><a>One<!-- --> <b>two</b><!-- -->, <svg xmlns="http://www.w3.org/2000/svg" class="lucide lucide-x art"></svg>lucide-x</a>';
  expect(strip(exported({ body }))).toContain(
    '<p>Words</p><a>One <b>two</b>, <svg class="lucide art"></svg>lucide-x</a>',
  );
});

/** Tracking pixels as companies hand them out. */
const pixels = [
  '<script async src="https://www.googletagmanager.com/gtag/js?id=AW-1"></script>',
  '<script src="//js.hs-scripts.com/1.js"></script>',
  "<script>!function(f,b,e,v){}(window,document,'script','https://connect.facebook.net/en_US/fbevents.js');fbq('init','1')</script>",
  "<script>(function(w,d,s,l,i){w[l]=w[l]||[]})(window,document,'script','dataLayer','GTM-X')</script>",
  '<script>ttq.load("C4")</script>',
  '<script>_linkedin_partner_id = "1"</script>',
];
const hint = '<link rel="modulepreload" href="/_next/static/chunks/b.js"/>';
test.each([
  [
    'an unknown inline script',
    exported({ body: '<script>stranger()</script>' }),
    /index\.html contains.*stranger/,
  ],
  [
    'a script from elsewhere',
    exported({ body: '<script src="https://x.example/a.js"></script>' }),
    /x\.example/,
  ],
  ['another hint', exported({ head: hint }), /still names \/_next\/static\/chunks\/b\.js/],
  ['another ending', `${exported()}<!-- x -->`, /does not end with/],
])('%s stops the build', (_, html, message) => {
  expect(() => strip(html)).toThrow(message);
});

test.each(pixels)('a script of another company is refused with the reason: %s', (code) => {
  expect(() => strip(exported({ body: code }))).toThrow('would tell that company who looks for this care');
});

test('the islands’ loader comes last on a page with an island, and on no other page', () => {
  const loading = { loader: 'load()', source: '/islands.js' };
  const page = '<html><body><nav data-island="section-nav"></nav></body></html>';
  const script = '<script data-value="/islands.js">load()</script>';
  expect(addIslands(page, loading)).toBe(page.replace('</body>', () => `${script}</body>`));
  const plain = page.replace(' data-island="section-nav"', '');
  expect(addIslands(plain, loading)).toBe(plain);
});
