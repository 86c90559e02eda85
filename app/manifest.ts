import type { MetadataRoute } from 'next';
import { plan } from '@/content/offer';
import { site } from '@/content/site';

export const dynamic = 'force-static';

/** Name and icon for those who keep the site on their home screen; it opens in the browser like any page. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: plan.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf6',
    theme_color: '#06242f',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
