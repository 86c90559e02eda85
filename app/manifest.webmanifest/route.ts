import type { MetadataRoute } from 'next';
import { plan } from '@/content/offer';
import { site } from '@/content/site';
import { browserColours } from '@/lib/browser-colours';

export const dynamic = 'force-static';

/**
 * Name and icon for those who keep the site on their home screen; it opens in the browser like any page. A route of this
 * name and not the framework's manifest.ts, which would link it from the start: see browser/first-paint.ts.
 */
export function GET() {
  const manifest: MetadataRoute.Manifest = {
    name: plan.name,
    short_name: site.shortName,
    description: site.description,
    lang: site.language,
    start_url: '/',
    display: 'browser',
    background_color: browserColours.paper.light,
    theme_color: browserColours.night.light,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return Response.json(manifest);
}
