/**
 * What a host must be told, once: the text of vercel.json, and of the files that the build writes: `_headers` and
 * `_redirects` for Netlify and Cloudflare Pages, `.htaccess` for Apache. The local server reads the headers directly;
 * hosting/nginx.conf and hosting/Caddyfile hold them by hand.
 *
 * Cloudflare joins the values of a header that two matching rules set, while Netlify lets the last one win. So no
 * header stands under two paths that can match one address.
 */

export type Header = { name: string; value: string };
type HeaderRule = { path: string; headers: readonly Header[] };

/** What no page of ours asks for. Another company's frame has these only where its own `allow` names them. */
const deniedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone'];

/**
 * Headers of every response, the 404 page's included: host previews that must stay out of search engines add
 * theirs here.
 *
 * - No includeSubDomains: whether every other name under the domain speaks HTTPS is its owner's to know.
 * - Referrer-Policy: YouTube refuses to play for a page that sends no origin.
 * - The policy holds only what a page's own meta policy cannot: who may frame it. That is this site alone, which
 *   frames its own demo calendar and player.
 * - Opener policy: a scheduling widget may open a window of its own and hear from it.
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

/** Asked for again on every visit and answered by a short 304: Vercel, Netlify and Cloudflare say this unasked. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content. */
export const immutable = { folder: '/_next/static', cacheControl: 'public, max-age=31536000, immutable' };

/** The headers of what is not there. No browser may keep that answer: the file may come with the next deployment. */
export const missingHeaders: readonly Header[] = [
  ...siteHeaders,
  { name: 'Cache-Control', value: defaultCacheControl },
];

/** The headers of a file that is there, by its path. */
export function headersFor(path: string): Header[] {
  const isImmutable = path.startsWith(`${immutable.folder}/`);
  const value = isImmutable ? immutable.cacheControl : defaultCacheControl;
  return [...siteHeaders, { name: 'Cache-Control', value }];
}

export type Redirect = { from: `/${string}`; to: `/${string}` | `https://${string}` };

/**
 * Addresses of an older site and where each leads now, for good: `{ from: '/services/tms', to: '/#solution' }`. Then
 * run "npm run build", and commit the vercel.json that it writes.
 */
export const redirects: readonly Redirect[] = [];

/** Files in the export that no address names: they speak to a host, or stand in for pages that are not there. */
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
 * Vercel sets headers by path, before it looks for the file, so a file that is missing for a moment has them too: a day,
 * not a year, is how long a browser may keep that.
 */
const vercelCacheControl = 'public, max-age=86400';

/** Vercel's settings. No framework: the export is served as it lies, after this project's own last step. */
export function vercelJson(moved = redirects) {
  const headers = [
    { source: '/(.*)', headers: siteHeaders.map(({ name, value }) => ({ key: name, value })) },
    {
      source: `${immutable.folder}/(.*)`,
      headers: [{ key: 'Cache-Control', value: vercelCacheControl }],
    },
  ];
  // Vercel counts a first deploy as live. Its own addresses are never the site's, so they are a preview here.
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
      redirects: moved.map(({ from, to }) => ({ source: from, destination: to, statusCode: 301 })),
    }),
    headers: [...headers, hidden],
  };
  return `${JSON.stringify(settings, null, 2)}\n`;
}

/** The `_redirects` file of Netlify and Cloudflare Pages, which is empty where nothing has moved. */
export function redirectsFile(moved = redirects) {
  return moved.map(({ from, to }) => `${from} ${to} 301\n`).join('');
}

/** Cloudflare Pages reads no more than 100 rules. A file beyond these is asked for again on every visit. */
const maxFileRules = 90;

type Build = {
  isProduction: boolean;
  isOnCloudflare: boolean;
  /** Every file of the export, e.g. "/_next/static/chunks/a.js". */
  files: readonly string[];
};

/**
 * The `_headers` file of Netlify and Cloudflare Pages. A preview is kept out of search engines; so is a live site under
 * its `*.pages.dev` name. That rule is for Cloudflare's builds only: Netlify takes its address for a header of the rule
 * above it. Files that may be kept for a year are named one by one, because Cloudflare applies a rule to what is
 * missing, too.
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
 * The `.htaccess` file of Apache, which most shared hosting runs. It gives a page one address, although the export has
 * booking.html and booking/index.html, and sends headers with what is there: `always` would add them a second time.
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
${moved
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

/** The host that runs this build and reads its own settings of ours, or null where the export may go anywhere. */
export function readHost(env: Readonly<Record<string, string | undefined>>) {
  if (env.VERCEL) return 'vercel';
  if (env.NETLIFY) return 'netlify';
  return env.CF_PAGES || env.WORKERS_CI ? 'cloudflare' : null;
}

/**
 * Keeps the addresses of a page as they stand. Cloudflare, unless told not to, turns each into a link of its own, which
 * only a script turns back that the page's policy stops.
 */
export function keepEmails(html: string): string {
  return html
    .replace(/<body[^>]*>/, (tag) => `${tag}<!--email_off-->`)
    .replace(/<\/body>/, '<!--/email_off--></body>');
}
