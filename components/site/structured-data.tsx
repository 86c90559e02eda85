import { clinic } from '@/content/clinic';
import { value } from '@/content/home';
import { lender, plan, price } from '@/content/offer';
import { navigation, site } from '@/content/site';
import { settings } from '@/lib/settings';
import { scriptJson, structuredData } from '@/lib/structured-data';

/** The page for search engines: a data block, which browsers neither show nor run. */
export function StructuredData({ page }: { page: { path: string; title: string; description: string } }) {
  const data = structuredData({
    siteUrl: settings.siteUrl,
    language: site.language,
    clinic,
    plan: {
      name: plan.name,
      description: site.description,
      offers: [
        { name: value.card.paidInFull, priceUsd: price.paidInFullUsd },
        // A price over time is an offer of the lender's, so it needs one.
        ...(lender ? [{ name: value.financing.title, priceUsd: price.financedUsd }] : []),
      ],
    },
    page: { ...page, trailHome: page.path === '/' ? null : (navigation.links[0]?.text ?? null) },
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape its quotes, too
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
