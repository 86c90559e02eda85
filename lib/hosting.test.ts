import { readFileSync } from 'node:fs';
import {
  defaultCacheControl,
  headersFile,
  htaccessFile,
  immutable,
  keepEmails,
  type Redirect,
  readHost,
  redirectsFile,
  siteHeaders,
  unservedPaths,
  vercelJson,
} from './hosting';
import { serverErrorFile } from './pages';

test('vercel.json matches lib/hosting.ts', () => {
  if (readFileSync('vercel.json', 'utf8') !== vercelJson())
    throw new Error('vercel.json differs from lib/hosting.ts: run "npm run build" and commit the change.');
});

test.each([
  ['nginx', readFileSync('hosting/nginx.conf', 'utf8'), (name: string) => `add_header ${name} `],
  ['Caddy', readFileSync('hosting/Caddyfile', 'utf8'), (name: string) => `${name} `],
  ['Apache', htaccessFile(), (name: string) => `Header set ${name} `],
])('%s sends every header that the other hosts send', (_, settings, before) => {
  for (const { name, value } of siteHeaders) expect(settings).toContain(`${before(name)}"${value}"`);
  for (const value of [immutable.cacheControl, defaultCacheControl]) expect(settings).toContain(`"${value}"`);
});

test('a failing nginx or Apache shows our error page', () => {
  const nginx = readFileSync('hosting/nginx.conf', 'utf8');
  expect(nginx).toMatch(new RegExp(`^error_page 500 502 503 504 /${serverErrorFile};$`, 'm'));
  expect(htaccessFile()).toMatch(new RegExp(`^ErrorDocument 500 /${serverErrorFile}$`, 'm'));
});

test('Apache serves no file that only configures a host', () => {
  const [, pattern = ''] = /RewriteRule (\S+) - \[R=404,L\]/.exec(htaccessFile()) ?? [];
  expect(unservedPaths.filter((path) => !new RegExp(pattern).test(path.slice(1)))).toEqual([]);
});

test.each([
  ['Vercel', vercelJson()],
  ['Cloudflare and Netlify', headersFile({ isProduction: true, isOnCloudflare: true, files: ['/og.png'] })],
])('%s caches nothing for a year merely because of its folder, as the file may be missing', (_, settings) => {
  expect(settings).not.toContain(immutable.cacheControl);
});

test('each file with a hashed name is cached for a year, within Cloudflare’s limit of 100 rules', () => {
  const paths = Array.from({ length: 200 }, (_, i) => `/_next/static/${i}.js`);
  const text = headersFile({ isProduction: true, isOnCloudflare: true, files: [...paths, '/booking.html'] });
  expect(text).toContain(`/_next/static/0.js\n  Cache-Control: ${immutable.cacheControl}\n`);
  expect(text.match(/^\S+/gm)?.length).toBeLessThanOrEqual(100);
});

test.each([
  [{ VERCEL: '1' }, 'vercel'],
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ CF_PAGES: '1' }, 'cloudflare'],
  [{ WORKERS_CI: '1' }, 'cloudflare'],
  [{ CI: 'true' }, null],
])('a build with %j in its environment runs on %s', (env, host) => {
  expect(readHost(env)).toBe(host);
});

test('only a host’s own addresses are kept out of search engines', () => {
  const { headers } = JSON.parse(vercelJson());
  const rule = headers.find((entry: { has?: unknown }) => entry.has);
  expect(rule.headers).toEqual([{ key: 'X-Robots-Tag', value: 'noindex' }]);
  const host = new RegExp(`^${rule.has[0].value}$`);
  expect(host.test('my-clinic.vercel.app')).toBe(true);
  expect(host.test('www.my-clinic.com')).toBe(false);
  const live = { isProduction: true, isOnCloudflare: false, files: [] };
  expect(headersFile(live)).not.toContain('X-Robots-Tag');
  expect(headersFile({ ...live, isOnCloudflare: true })).toMatch(
    /^https:\/\/:project\.pages\.dev\/\*\n {2}X-Robots-Tag: noindex$/m,
  );
});

test.each([true, false])(
  'no header is set twice for one address, because Cloudflare would join and Netlify overwrite it',
  (isProduction) => {
    const names = headersFile({ isProduction, isOnCloudflare: true, files: [] }).match(/^ +[\w-]+(?=:)/gm);
    expect(names).toHaveLength(new Set(names).size);
  },
);

test('addresses of an older site redirect permanently, and if there are none, no rule is written', () => {
  const moved: Redirect[] = [
    { from: '/tms', to: '/#solution' },
    { from: '/book', to: '/booking' },
  ];
  expect(redirectsFile(moved)).toBe(
    '/tms /#solution 301\n/tms/ /#solution 301\n/book /booking 301\n/book/ /booking 301\n',
  );
  expect(JSON.parse(vercelJson(moved)).redirects).toEqual([
    { source: '/tms', destination: '/#solution', statusCode: 301 },
    { source: '/book', destination: '/booking', statusCode: 301 },
  ]);
  expect(htaccessFile(moved)).toContain('RewriteRule ^tms/?$ /#solution [R=301,L,NE]\n');
  expect(redirectsFile([])).toBe('');
  expect(JSON.parse(vercelJson([]))).not.toHaveProperty('redirects');
});

test('an address of an older site is the same with a slash at its end', () => {
  for (const write of [vercelJson, redirectsFile, htaccessFile])
    expect(write([{ from: '/services/tms/', to: '/' }])).toBe(write([{ from: '/services/tms', to: '/' }]));
});

test('Vercel finds the redirect of a page whose address ended with .html', () => {
  const sources = (from: Redirect['from']) => JSON.parse(vercelJson([{ from, to: '/' }])).redirects[0].source;
  expect([sources('/about.html'), sources('/about/index.html')]).toEqual(['/about', '/about']);
});

test.each<[Redirect['from'], Redirect['to'], string]>([
  ['/our team', '/#team', '"/our team" cannot be redirected: write a path without spaces'],
  ['/?page_id=12', '/', '"/?page_id=12" cannot be redirected: write a path without spaces and without "?"'],
  ['/', '/booking', '"/" cannot be redirected'],
  ['/blog/:post', '/', '"/blog/:post" cannot be redirected'],
  ['/team', '/our team', '"/team" cannot redirect to "/our team": write another path or an https address'],
  ['/team', '//lakeside.alt', '"/team" cannot redirect to "//lakeside.alt"'],
  ['/team', 'https://', '"/team" cannot redirect to "https://"'],
  ['/team/', '/team', '"/team/" cannot redirect to "/team"'],
])('%s to %s, which some host cannot redirect, is refused in one sentence', (from, to, sentence) => {
  for (const write of [vercelJson, redirectsFile, htaccessFile])
    expect(() => write([{ from, to }])).toThrow(`lib/hosting.ts: ${sentence}`);
});

test('a redirect may lead to a section, another site or a query', () => {
  for (const to of [
    '/#solution',
    'https://lakeside.alt',
    'https://lakeside.alt/a.pdf',
    '/booking?a=b',
  ] as const)
    expect(redirectsFile([{ from: '/a', to }])).toBe(`/a ${to} 301\n/a/ ${to} 301\n`);
});

test('the marks around a page keep Cloudflare from hiding its email addresses', () => {
  expect(keepEmails('<html><body class="a"><p>a@b.example</p></body></html>')).toBe(
    '<html><body class="a"><!--email_off--><p>a@b.example</p><!--/email_off--></body></html>',
  );
});
