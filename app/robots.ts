import type { MetadataRoute } from 'next';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/**
 * Previews let crawlers in, too. Their pages contain noindex, which crawlers can only obey if they may read the page.
 */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return settings.isProduction ? { rules, sitemap: `${settings.siteUrl}/sitemap.xml` } : { rules };
}
