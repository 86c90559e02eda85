import type { PageNeeds } from './content-policy';

/**
 * The id of Google Analytics, which counts visitors who said yes, and is loaded only where a setting names it.
 * @throws one sentence when the id is not Google Analytics'
 */
export function resolveAnalytics(id = ''): string | null {
  if (!id) return null;
  if (/^G-[A-Z0-9]{4,}$/.test(id)) return id;
  throw new Error(`ANALYTICS_ID is "${id}"; write the id of Google Analytics, e.g. G-A1B2C3D4E5.`);
}

/**
 * What Google's own guide to content policies asks for Analytics without its advertising features. The page cannot
 * require trusted types, since Google's code hands the browser plain strings.
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
