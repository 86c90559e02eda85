import type { Metadata } from 'next';
import { plan } from '@/content/offer';
import { site, socialImage } from '@/content/site';
import { settings } from '@/lib/settings';

/** Of the picture that app/og.png draws. */
export const socialImageSize = { width: 1200, height: 630 };

/**
 * A page's own title and description, its address, and what a shared link to it shows.
 * `isSearched` false: not a page to find or share. It is kept out of search results, as a preview is whole.
 */
export function pageMetadata({
  title,
  description,
  path,
  isSearched = true,
}: {
  title: string;
  description: string;
  /** Null for a page without an address, which is the 404 page. */
  path: string | null;
  isSearched?: boolean;
}): Metadata {
  const image = { url: '/og.png', ...socialImageSize, alt: socialImage.alt, type: 'image/png' };
  return {
    title: { absolute: path === '/' ? title : `${title} | ${plan.name}` },
    description,
    // The framework itself says noindex on the page that was not found.
    ...(path && {
      robots: { index: isSearched && settings.isProduction, follow: settings.isProduction },
      alternates: { canonical: path },
    }),
    ...(path &&
      isSearched && {
        openGraph: {
          type: 'website',
          siteName: plan.name,
          locale: site.language.replace('-', '_'),
          url: path,
          title,
          description,
          images: [image],
        },
        twitter: { card: 'summary_large_image', title, description, images: [image] },
      }),
  };
}
