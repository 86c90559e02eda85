import type { MetadataRoute } from 'next';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  if (!settings.isProduction) return { rules: { userAgent: '*', disallow: '/' } };
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${settings.siteUrl}/sitemap.xml` };
}
