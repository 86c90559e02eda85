import { resolveAnalytics } from './analytics';
import { readEditLink } from './editing/repository';
import { cleanEnvironment, type Environment } from './environment';
import { shorten, withoutUser } from './pasted-address';
import { resolveScheduling } from './scheduling/resolve-scheduling';
import { resolveVideo } from './video';

/** The settings of a build. Every variable is read and checked in this file only. */
export type Settings = ReturnType<typeof readSettings>;

/** The port on which `npm start` serves the site, if it is free. */
export const defaultPort = 4173;

function readSiteUrl(raw = '') {
  if (!raw) return `http://localhost:${defaultPort}`;
  const url = URL.canParse(raw) ? new URL(raw) : null;
  if (url && /^https?:\/\/([a-z\d.-]+|\[[\da-f:]+\])(:\d+)?\/$/.test(url.href)) return url.origin;
  const shown = shorten(withoutUser(raw));
  const start = raw.includes('://') ? '' : ' with https:// before it';
  throw new Error(
    `SITE_URL is "${shown}"; write the site's address${start}, without a path or user name, e.g. https://www.example.com.`,
  );
}

/** Reads a setting with two choices; the first one is the default. */
function readChoice<Choice extends string>(name: string, raw = '', ...choices: [Choice, Choice]) {
  const chosen = choices.find((choice) => choice === (raw.toLowerCase() || choices[0]));
  if (chosen) return chosen;
  throw new Error(`${name} is "${shorten(raw)}"; write ${choices.join(' or ')}.`);
}

/**
 * Reads every setting.
 * @throws Error with one sentence that names the setting, its value and a correct example
 */
export function readSettings(told: Environment) {
  const env = cleanEnvironment(told);
  const isProduction = readChoice('SITE_ENV', env.SITE_ENV, 'preview', 'production') === 'production';
  // The preview's own URL, which Cloudflare Pages, Netlify and Vercel give to the build.
  const vercelUrl = env.VERCEL_URL && `https://${env.VERCEL_URL}`;
  const previewUrl = env.CF_PAGES_URL || env.DEPLOY_PRIME_URL || vercelUrl;
  const siteUrl = readSiteUrl(env.SITE_URL || (isProduction ? '' : previewUrl));
  const attribution = readChoice('SCHEDULING_ATTRIBUTION', env.SCHEDULING_ATTRIBUTION, 'campaign', 'all');
  return {
    /** Origin of the site without a trailing slash, e.g. "https://www.example.com". */
    siteUrl,
    /** True only if SITE_ENV is "production". Every other build is a preview. */
    isProduction,
    /** How much of an ad's query string reaches the scheduler. */
    attribution,
    scheduling: resolveScheduling({
      provider: env.SCHEDULING_PROVIDER || 'demo',
      url: env.SCHEDULING_URL,
      siteUrl,
      attribution,
      usesVendorScript:
        readChoice('SCHEDULING_VENDOR_SCRIPT', env.SCHEDULING_VENDOR_SCRIPT, 'on', 'off') === 'on',
    }),
    video: resolveVideo({
      provider: env.VIDEO_PROVIDER,
      id: env.VIDEO_ID,
      url: env.VIDEO_URL,
      captionsUrl: env.VIDEO_CAPTIONS_URL,
    }),
    /** Null if nothing is counted. */
    analytics: resolveAnalytics(env.ANALYTICS_ID),
    /** See lib/editing/repository.ts. */
    editLink: readEditLink(env),
  };
}

export const settings = readSettings(process.env);
