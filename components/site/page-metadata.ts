import type { Metadata } from 'next';
import { plan } from '@/content/offer';
import { site, socialImage } from '@/content/site';
import { type PagePath, pages } from '@/lib/pages';

/** Of the picture that app/og.png draws. */
export const socialImageSize = { width: 1200, height: 630 };

type Props = { path: PagePath; title: string; description: string };

/**
 * A page's own title and description, its address and, if it is to be found and shared, what a link to it shows.
 * @throws one sentence when lib/pages.ts does not list the page
 */
export function pageMetadata({ path, title, description }: Props): Metadata {
  const page = pages.find((one) => one.path === path);
  if (!page)
    throw new Error(`${path} is not listed in lib/pages.ts: add it there, or nobody finds the page.`);
  const { isSearched } = page;
  const image = { url: '/og.png', ...socialImageSize, alt: socialImage.alt, type: 'image/png' };
  return {
    title: { absolute: path === '/' ? title : `${title} | ${plan.name}` },
    description,
    // The page that was not found has no address, and the framework itself says noindex on it.
    ...(path !== '/404' && {
      // As on the live site; the build's last step keeps a preview out of search engines.
      robots: { index: isSearched, follow: true },
      alternates: { canonical: path },
    }),
    ...(isSearched && {
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
