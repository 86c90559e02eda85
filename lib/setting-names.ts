import leven from 'leven';

/** Variables of Netlify's that begin like a setting of ours. */
const hostsOwn = ['SITE_ID', 'SITE_NAME'];

/** How the names of settings begin, also as people misremember them, e.g. "SCHEDULER_URL". */
const ourStart = /^(SITE|SCHEDUL[A-Z]*|VIDEO|ANALYTICS)_/;

/**
 * The setting that a misspelt variable probably means, e.g. "SITE_URL" for "site-url"; null if its name is right, or
 * seems to be another program's. `names` are all settings.
 */
export function settingMeant(name: string, names: readonly string[]): string | null {
  if (names.includes(name)) return null;
  const written = name.toUpperCase().replaceAll('-', '_');
  if (hostsOwn.includes(written)) return null;
  const away = (each: string) => leven(written, each);
  const [nearest = ''] = [...names].sort((a, b) => away(a) - away(b));
  return away(nearest) <= 2 || ourStart.test(written) ? nearest : null;
}
