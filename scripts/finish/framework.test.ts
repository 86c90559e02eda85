import { deferFramework } from './framework';

function exported({ body = '' } = {}) {
  return [
    '<!DOCTYPE html><html><head><script src="/_next/static/chunks/turbopack-r.js" async=""></script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script>',
    `<script src="/_next/static/chunks/a.js" async=""></script></head><body><p data-needs-framework=""></p>${body}`,
    '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
    '<script>self.__next_f.push([1,"data"])</script></body></html>',
  ].join('');
}

function defer(html: string) {
  return deferFramework(html, { page: 'index.html', loader: 'LOADER', ownScripts: [] });
}

test('the data, in its order and named after its content, comes first, the runtime last', () => {
  const { dataScript, scripts } = defer(exported());
  const files = ['a', 'turbopack-r'].map((name) => `/_next/static/chunks/${name}.js`);
  expect(scripts).toEqual([dataScript?.path, ...files]);
  expect(dataScript?.text).toMatch(/push\(\[0\]\).*push\(\[1,"data"\]\)/s);
  expect(defer(exported().replace('"data"', '"more"')).dataScript?.path).not.toBe(dataScript?.path);
});

test('a page with nothing for the framework to do gets none of it', () => {
  const { html, scripts } = defer(exported().replace(' data-needs-framework=""', ''));
  expect(html).not.toMatch(/_next|LOADER/);
  expect(scripts).toEqual([]);
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
