import type { Metadata } from 'next';
import { plan } from '@/content/offer';
import { site, socialImage } from '@/content/site';
import { type PagePath, pages } from '@/lib/pages';

/** The size of the picture that app/og.png draws. */
export const socialImageSize = { width: 1200, height: 630 };

type Props = { path: PagePath; title: string; description: string };

/**
 * A page's title, description and canonical URL, and the preview that a shared link to it shows.
 * @throws Error with a one-sentence message if lib/pages.ts does not list the page
 */
export function pageMetadata({ path, title, description }: Props): Metadata {
  const page = pages.find((one) => one.path === path);
  if (!page)
    throw new Error(
      `${path} is not listed in lib/pages.ts: add it there, so that search engines can find it.`,
    );
  const { isSearched } = page;
  const image = { url: '/og.png', ...socialImageSize, alt: socialImage.alt, type: 'image/png' };
  return {
    title: { absolute: path === '/' ? title : `${title} | ${plan.name}` },
    description,
    // The 404 page has no URL of its own, and Next itself adds noindex to it.
    ...(path !== '/404' && {
      // This is the value for the live site; the build's last step adds noindex to previews.
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
