import leven from 'leven';

/** Variables of Netlify's that begin like a setting of ours. */
const hostsOwn = ['SITE_ID', 'SITE_NAME'];

/** Names that other sites use for a setting of ours. */
const aliases: Readonly<Record<string, string>> = {
  GA_ID: 'ANALYTICS_ID',
  GA_MEASUREMENT_ID: 'ANALYTICS_ID',
  GOOGLE_ANALYTICS_ID: 'ANALYTICS_ID',
};

/** How the names of settings begin, also as people misremember them, e.g. "SCHEDULER_URL". */
const ourStart = /^(SITE|SCHEDUL[A-Z]*|VIDEO|ANALYTICS)_/;

/**
 * The setting that a misspelt variable probably means, e.g. "SITE_URL" for "site-url"; null if its name is right, or
 * seems to be another program's. `names` are all settings.
 */
export function settingMeant(name: string, names: readonly string[]): string | null {
  if (names.includes(name)) return null;
  const written = name
    .toUpperCase()
    .replaceAll('-', '_')
    .replace(/^NEXT_PUBLIC_/, '');
  if (hostsOwn.includes(written)) return null;
  if (aliases[written]) return aliases[written];
  const away = (each: string) => leven(written, each);
  const [nearest = ''] = [...names].sort((a, b) => away(a) - away(b));
  return away(nearest) <= 2 || ourStart.test(written) ? nearest : null;
}
