import type { PageNeeds } from './content-policy';
import { shorten } from './pasted-address';

/**
 * Reads the setting ANALYTICS_ID, in small or capital letters. Returns null if it is empty, so that nothing is counted.
 * @throws Error with a one-sentence message if it is not the id of a Google Analytics property
 */
export function resolveAnalytics(written = ''): string | null {
  if (!written) return null;
  const id = written.toUpperCase();
  if (/^G-[A-Z0-9]{4,}$/.test(id)) return id;
  if (/^(GTM?|AW|DC)-/.test(id)) {
    throw new Error(
      `ANALYTICS_ID is "${shorten(written)}", the id of a tag manager or an advertiser, which would learn who looks for this care: write an id like G-A1B2C3D4E5, or leave it empty, because your scheduler counts campaigns.`,
    );
  }
  throw new Error(
    `ANALYTICS_ID is "${shorten(written)}"; write the id of Google Analytics, e.g. G-A1B2C3D4E5.`,
  );
}

/**
 * The sources that Google's CSP guide lists for Analytics without advertising features. A page that counts visits
 * cannot require Trusted Types, because Google's script assigns plain strings.
 */
export const analyticsPolicy: PageNeeds = {
  scriptSrc: ['https://www.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
};
