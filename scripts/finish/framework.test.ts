import { deferFramework } from './framework';

const page = 'index.html';
const loader = 'LOADER';
const own = 'ours()';

function exported({ head = '', body = '' } = {}) {
  return [
    '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
    '<link rel="preconnect" href="/" crossorigin=""/>',
    '<script src="/_next/static/chunks/turbopack-r.js" async=""></script>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    `<script src="/_next/static/chunks/old.js" noModule=""></script>${head}</head><body><h1>Hi</h1>`,
    `<script>${own}</script>${body}`,
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({});</script>',
    '<script src="/_next/static/chunks/b.js" async=""></script>',
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"data"])</script></body></html>',
  ].join('');
}

function defer(html: string) {
  return deferFramework(html, { page, loader, ownScripts: [own] });
}

test('the markup stays, the framework’s scripts become a list for the loader', () => {
  const kept =
    '<link rel="preconnect" href="https://x.example/"/><script type="application/ld+json">{}</script>';
  const { html, dataScript } = defer(exported({ head: kept }));
  expect(html).toBe(
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>${kept}</head><body><h1>Hi</h1><script>${own}</script>` +
      `<script data-sources="${dataScript.path} /_next/static/chunks/a.js /_next/static/chunks/b.js /_next/static/chunks/turbopack-r.js">${loader}</script></body></html>`,
  );
});

test('the inline data keeps its order in one file named after its content', () => {
  const { dataScript } = defer(exported());
  expect(dataScript.text.indexOf('push([0])')).toBeLessThan(dataScript.text.indexOf('push([1,"data"])'));
  expect(dataScript.path).toMatch(/^\/_next\/static\/data\/[0-9a-f]{16}\.js$/);
  expect(defer(exported().replace('"data"', '"more"')).dataScript.path).not.toBe(dataScript.path);
});

const stranger = '<script>stranger()</script>';
const elsewhere = '<script src="https://x.example/a.js"></script>';
test.each([
  ['an unknown inline script', exported({ body: stranger }), /index\.html holds a script.*stranger/],
  ['a script from elsewhere', exported({ body: elsewhere }), /x\.example/],
  ['no script files', exported().replace(/<script src[^>]*><\/script>/g, ''), /lacks a script file/],
  ['no runtime', exported().replaceAll('turbopack-', 'starter-'), /lacks the one that starts the others/],
  ['no data', exported().replace(/<script>\(?self.*?<\/script>/g, ''), /lacks the start of its data/],
  ['another ending', `${exported()}<!-- x -->`, /does not end with/],
])('%s stops the build', (_, html, message) => {
  expect(() => defer(html)).toThrow(message);
});
