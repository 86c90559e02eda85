/**
 * What a host must be told, once. `npm run hosts` writes it out for Vercel, Netlify, Cloudflare Pages, nginx and
 * Caddy; the local server reads it directly.
 *
 * Cloudflare joins the values of a header that two matching rules set, while Netlify lets the last one win. So no
 * header stands under two paths that can match one address.
 */

export type Header = { name: string; value: string };

/** `path` is exact, or a folder and all below it when it ends in `/*`. */
export type HeaderRule = { path: string; headers: readonly Header[] };

/** Features the pages never use. Those an embedded player may need (autoplay, fullscreen, encrypted-media, picture-in-picture) are left at their default. */
const DENIED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

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
  { name: 'Permissions-Policy', value: DENIED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
  { name: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  { name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
] as const satisfies readonly Header[];

/** Asked for again on every visit and answered by a short 304: Vercel, Netlify and Cloudflare say this unasked. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Files whose name changes with their content. */
export const immutable = { folder: '/_next/static', cacheControl: 'public, max-age=31536000, immutable' };

export const headerRules: readonly HeaderRule[] = [
  { path: '/*', headers: siteHeaders },
  { path: `${immutable.folder}/*`, headers: [{ name: 'Cache-Control', value: immutable.cacheControl }] },
];

/** The headers of a path, whatever answers there; `Cache-Control` is the default where no rule sets it. */
export function headersFor(path: string): Header[] {
  const headers = headerRules
    .filter((rule) =>
      rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
    )
    .flatMap((rule) => rule.headers);
  if (headers.some(({ name }) => name === 'Cache-Control')) return headers;
  return [...headers, { name: 'Cache-Control', value: defaultCacheControl }];
}

/** Media types by file ending; text is sent as UTF-8. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  vtt: 'text/vtt',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The Content-Type of a file name or path. */
export function contentType(path: string) {
  const type = mediaTypes[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Types worth compressing: the others already are. */
export const compressedTypes = [
  ...new Set(Object.values(mediaTypes).filter((type) => /^text\/|^application\/|\+xml$|x-icon$/.test(type))),
];

/** Files in the export that speak to a host and are never served. */
export const hostOnlyFiles = ['/_headers'];
