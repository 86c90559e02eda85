type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Where the live site is, for a preview to compare itself with: SITE_URL, or the production address that Vercel and
 * Netlify tell every build; null where nobody says (Cloudflare Pages tells none).
 */
export function readLiveUrl(env: Environment): string | null {
  const { SITE_URL, VERCEL_PROJECT_PRODUCTION_URL: vercel, NETLIFY, URL: netlify } = env;
  // "URL" is too common a name to be trusted anywhere but on Netlify.
  const told = SITE_URL || (vercel && `https://${vercel}`) || (NETLIFY === 'true' && netlify) || '';
  return URL.canParse(told) ? new URL(told).origin : null;
}
