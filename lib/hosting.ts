/**
 * Everything a host must know, in one place. vercel.json is generated from it, and so are the files that the build
 * writes: `_headers` and `_redirects` for Netlify and Cloudflare Pages, `.htaccess` for Apache. The local server reads
 * the headers directly; hosting/nginx.conf and hosting/Caddyfile are written by hand and tested against it.
 *
 * If two rules match one URL, Cloudflare joins their values of a header, while Netlify lets the last one win. So no
 * header is set by two rules that can match the same URL.
 */

import type { Environment } from './environment';

export type Header = { name: string; value: string };
type HeaderRule = { path: string; headers: readonly Header[] };

/**
 * Features that no page of ours uses. A frame of another company gets one only if its own `allow` attribute names it.
 */
const deniedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone'];

/**
 * Headers of every response, including the 404 page. Previews that must stay out of search engines add theirs.
 *
 * - No includeSubDomains: only the owner of the domain knows whether its subdomains support HTTPS.
 * - Referrer-Policy: YouTube refuses to play for a page that sends no origin.
 * - Content-Security-Policy: contains only what a page's meta element cannot: who may frame the page. That is only this
 *   site, which frames its own demo calendar and player.
 * - Cross-Origin-Opener-Policy: a scheduling widget may open a window and receive messages from it.
 */
export const siteHeaders = [
  { name: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Permissions-Policy', value: deniedFeatures.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
] as const satisfies readonly Header[];

const noindex: Header = { name: 'X-Robots-Tag', value: 'noindex' };

/**
 * Browsers revalidate on every visit and get a short 304 if nothing has changed. Vercel, Netlify and Cloudflare send
 * this header by default.
 */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content. */
export const immutable = { folder: '/_next/static', cacheControl: 'public, max-age=31536000, immutable' };

/** The headers of a 404. No browser may cache that answer, because the next deployment may add the file. */
export const missingHeaders: readonly Header[] = [
  ...siteHeaders,
  { name: 'Cache-Control', value: defaultCacheControl },
];

/** The headers of an existing file, by its path. */
export function headersFor(path: string): Header[] {
  const isImmutable = path.startsWith(`${immutable.folder}/`);
  const value = isImmutable ? immutable.cacheControl : defaultCacheControl;
  return [...siteHeaders, { name: 'Cache-Control', value }];
}

export type Redirect = { from: `/${string}`; to: `/${string}` | `https://${string}` };

/**
 * Paths of an older site, and where each permanently redirects to: `{ from: '/services/tms', to: '/#solution' }`. After
 * a change, run "npm run build" and commit the vercel.json that it writes.
 */
export const redirects: readonly Redirect[] = [];

/**
 * The redirects as every host reads them: without a slash at the end of `from`, and in characters that mean nothing
 * else to a host. A space, for example, would make Apache answer each page with an error.
 * @throws Error with one sentence that names the path and what to write
 */
function tidyRedirects(moved: readonly Redirect[]) {
  return moved.map(({ from, to }) => {
    const path = from.replace(/\/+$/, '');
    if (!/^(\/[\w.~-]+)+$/.test(path))
      throw new Error(
        `lib/hosting.ts: "${from}" cannot be redirected: write a path without spaces and without "?", like /services/tms.`,
      );
    if (!/^(https:\/\/[\w.-]+)?(?!\/\/)(\/[\w./~-]*)?(\?[\w=&.-]+)?(#[\w-]+)?$/.test(to) || to === path)
      throw new Error(
        `lib/hosting.ts: "${from}" cannot redirect to "${to}": write another path or an https address, without spaces, like /#solution.`,
      );
    return { from: path, to };
  });
}

/** Files of the export that visitors do not request: they configure a host, or are shown in place of missing pages. */
export const unservedPaths = [
  '/_headers',
  '/_redirects',
  '/.htaccess',
  '/.nojekyll',
  '/404',
  '/404.html',
  '/500',
  '/500.html',
];

/**
 * Vercel sets headers by path before it looks for the file, so a file that is missing for a moment gets them too.
 * Browsers may cache that for a day rather than a year.
 */
const vercelCacheControl = 'public, max-age=86400';

/**
 * The text of vercel.json. It names no framework, so that Vercel serves the export unchanged after our own last step.
 */
export function vercelJson(moved = redirects) {
  const headers = [
    { source: '/(.*)', headers: siteHeaders.map(({ name, value }) => ({ key: name, value })) },
    {
      source: `${immutable.folder}/(.*)`,
      headers: [{ key: 'Cache-Control', value: vercelCacheControl }],
    },
  ];
  // Vercel treats a project's first deployment as live. The site is never published under a vercel.app address, so
  // these addresses are hidden from search engines, like previews.
  const hidden = {
    source: '/(.*)',
    has: [{ type: 'host', value: '.*\\.vercel\\.app' }],
    headers: [{ key: noindex.name, value: noindex.value }],
  };
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    installCommand: 'npm ci',
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    trailingSlash: false,
    ...(moved.length > 0 && {
      // Vercel removes ".html" before it looks for a redirect.
      redirects: tidyRedirects(moved).map(({ from, to }) => ({
        source: from.replace(/(\/index)?\.html$/, '') || from,
        destination: to,
        statusCode: 301,
      })),
    }),
    headers: [...headers, hidden],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/**
 * The `_redirects` file of Netlify and Cloudflare Pages; empty if nothing has moved. Cloudflare does not take a path for
 * the same one with a slash at its end.
 */
export function redirectsFile(moved = redirects) {
  return tidyRedirects(moved)
    .map(({ from, to }) => `${from} ${to} 301\n${from}/ ${to} 301\n`)
    .join('');
}

/** Cloudflare Pages reads at most 100 rules. Files beyond this number are revalidated on every visit. */
const maxFileRules = 90;

type Build = {
  isProduction: boolean;
  isOnCloudflare: boolean;
  /** Every file of the export, e.g. "/_next/static/chunks/a.js". */
  files: readonly string[];
};

/**
 * The `_headers` file of Netlify and Cloudflare Pages. It keeps previews out of search engines, and also the
 * `*.pages.dev` copy of a live site. Only builds on Cloudflare get the rule for that copy, because Netlify would read
 * its URL as a header of the rule above it. Files to cache for a year are listed one by one, because Cloudflare applies
 * rules to missing files, too.
 */
export function headersFile({ isProduction, isOnCloudflare, files }: Build) {
  const headers = isProduction ? siteHeaders : [noindex, ...siteHeaders];
  const kept = files.filter((path) => path.startsWith(`${immutable.folder}/`)).sort();
  const rules: HeaderRule[] = [
    { path: '/*', headers },
    ...kept.slice(0, maxFileRules).map((path) => ({
      path,
      headers: [{ name: 'Cache-Control', value: immutable.cacheControl }],
    })),
  ];
  if (isProduction && isOnCloudflare)
    rules.push({ path: 'https://:project.pages.dev/*', headers: [noindex] });
  return rules
    .flatMap((rule) => [rule.path, ...rule.headers.map(({ name, value }) => `  ${name}: ${value}`), ''])
    .join('\n');
}

function escapePattern(text: string) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * The `.htaccess` file of Apache, which most shared hosting runs. It gives each page a single address, although the
 * export has both booking.html and booking/index.html. It sets headers for successful responses only, because `always`
 * would add them a second time.
 */
export function htaccessFile(moved = redirects) {
  const onFirstLook = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$';
  const hidden = unservedPaths
    .filter((path) => path !== '/404.html')
    .map((path) => escapePattern(path.slice(1)));
  return `# Written by "npm run build" from lib/hosting.ts. Apache reads it where its configuration says AllowOverride All.
ErrorDocument 404 /404.html
ErrorDocument 500 /500.html

<IfModule mod_dir.c>
  DirectorySlash Off
</IfModule>

<IfModule mod_rewrite.c>
  RewriteEngine On
  RewriteOptions AllowNoSlash
${tidyRedirects(moved)
  .map(
    ({ from, to }) => `  RewriteRule ^${escapePattern(from.slice(1))}/?$ ${to} [R=301,L,NE]
`,
  )
  .join('')}  ${onFirstLook}
  RewriteRule ^(?:${hidden.join('|')}|404[.]html|404/)$ - [R=404,L]
  ${onFirstLook}
  RewriteRule ^index(?:[.]html|/)?$ / [R=308,L]
  ${onFirstLook}
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+?)(?:/|[.]html|/index(?:[.]html)?)$ /$1 [R=308,L]
  ${onFirstLook}
  RewriteCond %{DOCUMENT_ROOT}/$1.html -f
  RewriteRule ^(.+)$ /$1.html [L]
  ${onFirstLook}
  RewriteCond %{REQUEST_FILENAME} -d
  RewriteRule ^.+$ - [R=404,L]
</IfModule>

<IfModule mod_setenvif.c>
  SetEnvIf Request_URI "^${immutable.folder}/" is-immutable
</IfModule>

<IfModule mod_headers.c>
${siteHeaders
  .map(
    ({ name, value }) => `  Header set ${name} "${value}"
`,
  )
  .join('')}  Header set Cache-Control "${defaultCacheControl}"
  Header set Cache-Control "${immutable.cacheControl}" env=is-immutable
</IfModule>
`;
}

/** The host that runs this build and reads its own settings from our files, or null if the export may go anywhere. */
export function readHost(env: Environment) {
  if (env.VERCEL) return 'vercel';
  if (env.NETLIFY) return 'netlify';
  return env.CF_PAGES || env.WORKERS_CI ? 'cloudflare' : null;
}

/**
 * Marks the page so that Cloudflare leaves its email addresses alone. By default it hides them behind a script of its
 * own, which our policy blocks.
 */
export function keepEmails(html: string): string {
  return html
    .replace(/<body[^>]*>/, (tag) => `${tag}<!--email_off-->`)
    .replace(/<\/body>/, '<!--/email_off--></body>');
}
