import type { MetadataRoute } from 'next';
import { pages } from '@/lib/pages';
import { settings } from '@/lib/settings';

export const dynamic = 'force-static';

/** The pages that search engines may list. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages.filter(({ isSearched }) => isSearched).map(({ path }) => ({ url: settings.siteUrl + path }));
}
