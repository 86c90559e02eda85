import type { PageNeeds } from './content-policy';

/**
 * Checks the setting ANALYTICS_ID; null when it is empty and nothing is counted.
 * @throws one sentence when it is not the id of a Google Analytics property
 */
export function resolveAnalytics(id = ''): string | null {
  if (!id) return null;
  if (/^G-[A-Z0-9]{4,}$/.test(id)) return id;
  if (/^(GTM|AW|DC)-/.test(id)) {
    throw new Error(
      `ANALYTICS_ID is "${id}", a tag manager's or an advertiser's id: it would tell the company who looks for this care. Campaigns are counted in your scheduler; write G-… here, or nothing.`,
    );
  }
  throw new Error(`ANALYTICS_ID is "${id}"; write the id of Google Analytics, e.g. G-A1B2C3D4E5.`);
}

/**
 * What Google's guide to content security policies asks for Analytics without advertising features. A page that counts
 * visits cannot require Trusted Types, because Google's script assigns plain strings.
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
