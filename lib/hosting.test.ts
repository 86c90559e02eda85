import { contentType, defaultCacheControl, headerRules, headersFor, immutable, siteHeaders } from './hosting';

function read(path: string, name: string) {
  return headersFor(path)
    .filter((header) => header.name === name)
    .map(({ value }) => value);
}

test('no header is set twice for one address, which Cloudflare would join and Netlify overwrite', () => {
  for (const { path } of headerRules) {
    const names = headersFor(path.replace('*', 'file')).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

test('files named by their content are kept for a year, everything else is asked for again', () => {
  expect(read('/_next/static/chunks/a.js', 'Cache-Control')).toEqual([immutable.cacheControl]);
  for (const path of ['/', '/booking', '/_next/other.js', '/robots.txt']) {
    expect(read(path, 'Cache-Control')).toEqual([defaultCacheControl]);
  }
});

test('what embedded players and calendars need is not denied', () => {
  const [policy] = read('/booking', 'Permissions-Policy');
  for (const feature of ['camera', 'microphone', 'geolocation']) expect(policy).toContain(`${feature}=()`);
  for (const feature of ['autoplay', 'fullscreen', 'encrypted-media', 'picture-in-picture']) {
    expect(policy).not.toContain(feature);
  }
  expect(read('/', 'Referrer-Policy')).toEqual(['strict-origin-when-cross-origin']);
});

test('only this site may frame its pages, in the words of new and old browsers', () => {
  expect(siteHeaders).toContainEqual({ name: 'Content-Security-Policy', value: "frame-ancestors 'self'" });
  expect(siteHeaders).toContainEqual({ name: 'X-Frame-Options', value: 'SAMEORIGIN' });
});

test('text says its encoding and an unknown ending is no text', () => {
  expect(contentType('/a.b/security.txt')).toBe('text/plain; charset=utf-8');
  expect(contentType('manifest.webmanifest')).toBe('application/manifest+json');
  expect(contentType('/LICENSE')).toBe('application/octet-stream');
});
