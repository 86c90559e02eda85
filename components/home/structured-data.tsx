import { clinic } from '@/content/clinic';
import { value } from '@/content/home';
import { lender, plan, price } from '@/content/offer';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { scriptJson, structuredData } from '@/lib/structured-data';

/** The home page for search engines: a data block, which browsers neither show nor run. */
export function StructuredData() {
  const data = structuredData({
    siteUrl: settings.siteUrl,
    language: site.language,
    title: site.homeTitle,
    description: site.description,
    clinic,
    plan: {
      name: plan.name,
      offers: [
        { name: value.card.paidInFull, priceUsd: price.paidInFullUsd },
        // A price over time is an offer of the lender's, so it needs one.
        ...(lender ? [{ name: value.financing.title, priceUsd: price.financedUsd }] : []),
      ],
    },
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape its quotes, too
      dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
    />
  );
}
