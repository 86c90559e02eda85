import { existsSync, readFileSync } from 'node:fs';
import {
  cloudflareRules,
  defaultCacheControl,
  headerRules,
  headersFile,
  headersFor,
  immutable,
  type Redirect,
  redirectsFile,
  siteHeaders,
  vercelJson,
} from './hosting';

test('no header is set twice for one address, which Cloudflare would join and Netlify overwrite', () => {
  for (const { path } of headerRules) {
    const names = headersFor(path.replace('*', 'file')).map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  }
});

test.each([
  ['vercel.json', vercelJson()],
  ['public/_headers', headersFile()],
  ['public/_redirects', redirectsFile()],
])('%s is as lib/hosting.ts says', (file, text) => {
  if ((existsSync(file) ? readFileSync(file, 'utf8') : '') !== text) {
    throw new Error(
      `${file} differs from lib/hosting.ts: run "npx tsx scripts/host-files.ts", commit the change.`,
    );
  }
});

test('nginx sends every header that the other hosts send', () => {
  const conf = readFileSync('hosting/nginx.conf', 'utf8');
  for (const { name, value } of siteHeaders) expect(conf).toContain(`add_header ${name} "${value}" always;`);
  for (const value of [immutable.cacheControl, defaultCacheControl]) expect(conf).toContain(`"${value}"`);
});

test('a host’s own addresses are kept out of search engines, and no other', () => {
  const { headers } = JSON.parse(vercelJson());
  const rule = headers.find((entry: { has?: unknown }) => entry.has);
  expect(rule.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex' }]);
  const host = new RegExp(`^${rule.has[0].value}$`);
  expect(host.test('my-clinic.vercel.app')).toBe(true);
  expect(host.test('www.my-clinic.com')).toBe(false);
  expect(cloudflareRules).toBe('\nhttps://:project.pages.dev/*\n  X-Robots-Tag: noindex\n');
  expect(headersFile()).not.toContain('X-Robots-Tag');
});

test('an older site’s addresses lead on for good; without any, nothing is written', () => {
  const moved: Redirect[] = [
    { from: '/tms', to: '/#solution' },
    { from: '/book', to: '/booking' },
  ];
  expect(redirectsFile(moved)).toBe('/tms /#solution 301\n/book /booking 301\n');
  expect(JSON.parse(vercelJson(moved)).redirects).toEqual([
    { source: '/tms', destination: '/#solution', statusCode: 301 },
    { source: '/book', destination: '/booking', statusCode: 301 },
  ]);
  expect(redirectsFile([])).toBe('');
  expect(JSON.parse(vercelJson([]))).not.toHaveProperty('redirects');
});
