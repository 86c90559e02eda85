import { type AnalyticsId, resolveAnalytics } from './analytics';
import type { Attribution } from './attribution';
import { readEditLink } from './editing/repository';
import { resolveScheduling } from './scheduling/resolve-scheduling';
import type { Scheduling } from './scheduling/scheduling';
import { resolveVideo, type Video } from './video';

/** What a build is told from outside; every value is read and checked here and nowhere else. */
export type Settings = {
  /** Origin of the site without a trailing slash, e.g. "https://www.example.com". */
  siteUrl: string;
  /** True only when the clinic has said so; every other build is a preview. */
  isProduction: boolean;
  scheduling: Scheduling;
  /** How much of an advertisement's address travels to the scheduler. */
  attribution: Attribution;
  video: Video;
  /** Null, where nothing is counted. */
  analytics: AnalyticsId | null;
  /** See lib/editing/repository.ts. */
  editLink: string | null;
};

type Environment = Record<string, string | undefined>;

const defaultSiteUrl = 'http://localhost:4173';

function readSiteUrl(raw: string | undefined): string {
  if (!raw) return defaultSiteUrl;
  const url = URL.canParse(raw) ? new URL(raw) : null;
  if (url && /^https?:\/\/([a-z\d.-]+|\[[\da-f:]+\])(:\d+)?\/$/.test(url.href)) return url.origin;
  const shown = raw.replace(/\/\/.*@/, '//…@');
  const start = raw.includes('://') ? '' : ' with https:// before it';
  throw new Error(
    `SITE_URL is "${shown}"; write the site's address${start}, without a path or user name, e.g. https://www.example.com.`,
  );
}

/** A preview's own address, as Cloudflare Pages, Netlify and Vercel tell it to the build. */
function readPreviewUrl(env: Environment): string | undefined {
  const vercel = env.VERCEL_URL && `https://${env.VERCEL_URL}`;
  return env.CF_PAGES_URL || env.DEPLOY_PRIME_URL || vercel;
}

function readIsProduction(raw: string | undefined): boolean {
  if (!raw || raw === 'preview') return false;
  if (raw === 'production') return true;
  throw new Error(`SITE_ENV is "${raw}"; write production for the live site or preview for anything else.`);
}

function readSwitch(name: string, raw: string | undefined): boolean {
  if (!raw || raw === 'off') return false;
  if (raw === 'on') return true;
  throw new Error(`${name} is "${raw}"; write on or off, e.g. ${name}=off.`);
}

function readAttribution(raw: string | undefined): Attribution {
  if (!raw || raw === 'campaign') return 'campaign';
  if (raw === 'all') return 'all';
  throw new Error(
    `SCHEDULING_ATTRIBUTION is "${raw}"; write campaign or all, e.g. SCHEDULING_ATTRIBUTION=campaign.`,
  );
}

/** Reads every setting. Throws one sentence naming the setting, its value and a right example. */
export function readSettings(env: Environment): Settings {
  const isProduction = readIsProduction(env.SITE_ENV);
  const siteUrl = readSiteUrl(env.SITE_URL || (isProduction ? undefined : readPreviewUrl(env)));
  const attribution = readAttribution(env.SCHEDULING_ATTRIBUTION);
  return {
    siteUrl,
    isProduction,
    attribution,
    scheduling: resolveScheduling({
      provider: env.SCHEDULING_PROVIDER || 'demo',
      url: env.SCHEDULING_URL,
      siteUrl,
      attribution,
      usesVendorScript: readSwitch('SCHEDULING_VENDOR_SCRIPT', env.SCHEDULING_VENDOR_SCRIPT),
    }),
    video: resolveVideo({
      provider: env.VIDEO_PROVIDER,
      id: env.VIDEO_ID,
      url: env.VIDEO_URL,
      captionsUrl: env.VIDEO_CAPTIONS_URL,
    }),
    analytics: resolveAnalytics(env.ANALYTICS_ID),
    editLink: readEditLink(env),
  };
}

export const settings = readSettings(process.env);
