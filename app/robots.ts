import type { MetadataRoute } from 'next';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** A preview lets crawlers in too: its pages say noindex, which crawlers can only obey if they may read it. */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' };
  return settings.isProduction ? { rules, sitemap: `${settings.siteUrl}/sitemap.xml` } : { rules };
}
