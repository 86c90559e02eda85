import type { MetadataRoute } from 'next';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** The pages that belong in search results. */
export default function sitemap(): MetadataRoute.Sitemap {
  return ['/', '/booking'].map((path) => ({ url: settings.siteUrl + path }));
}
