/** Google's counting service: the site loads it only for visitors who said yes, and only where a setting names it. */
export type Analytics = { service: 'analytics' | 'tag-manager'; id: string };

/** @throws one sentence when the id is neither service's */
export function resolveAnalytics(id: string | undefined): Analytics | null {
  if (!id) return null;
  if (/^G-[A-Z0-9]{4,}$/.test(id)) return { service: 'analytics', id };
  if (/^GTM-[A-Z0-9]{4,}$/.test(id)) return { service: 'tag-manager', id };
  throw new Error(
    `ANALYTICS_ID is "${id}"; write the id of Google Analytics or of Google Tag Manager, e.g. G-A1B2C3D4E5 or GTM-A1B2C3D.`,
  );
}

/**
 * What Google's own guide to content policies asks for Analytics without its advertising features. Tag Manager gets
 * no more: other tags of its container may load, but send nothing elsewhere. A page with it cannot require trusted
 * types, since Google's code, and the framework's way to insert it, hand the browser plain strings.
 */
export const analyticsPolicy = {
  scriptSrc: ['https://www.googletagmanager.com'],
  connectSrc: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
  imgSrc: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const;
