import type { Environment } from './environment';

/**
 * The origin of the live site, for a preview to compare itself with: SITE_URL, or the production URL that Vercel and
 * Netlify give to every build. Null if it is unknown, as on Cloudflare Pages, which gives none.
 */
export function readLiveUrl(env: Environment): string | null {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: vercel, NETLIFY, URL: netlify } = env;
  // "URL" is too common a name to be trusted anywhere but on Netlify.
  const told = SITE_URL || (vercel && `https://${vercel}`) || (NETLIFY === 'true' && netlify) || '';
  return URL.canParse(told) ? new URL(told).origin : null;
}
