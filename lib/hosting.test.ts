import { readFileSync } from 'node:fs';
import {
  defaultCacheControl,
  headersFile,
  immutable,
  type Redirect,
  redirectsFile,
  siteHeaders,
  vercelJson,
} from './hosting';

test('vercel.json is as lib/hosting.ts says', () => {
  if (readFileSync('vercel.json', 'utf8') !== vercelJson())
    throw new Error('vercel.json differs from lib/hosting.ts: run "npm run build" and commit the change.');
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
  const live = { isProduction: true, isOnCloudflare: false };
  expect(headersFile(live)).not.toContain('X-Robots-Tag');
  expect(headersFile({ ...live, isOnCloudflare: true })).toMatch(
    /^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex$/m,
  );
});

test.each([true, false])(
  'no header is set twice for one address, which Cloudflare would join and Netlify overwrite',
  (isProduction) => {
    const names = headersFile({ isProduction, isOnCloudflare: true }).match(/^ +[\w-]+(?=:)/gm);
    expect(names).toHaveLength(new Set(names).size);
  },
);

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
