import type { MedicalClinic, WithContext } from 'schema-dts';
import { clinic } from '@/content/clinic';
import { value } from '@/content/home';
import { lender, plan, price } from '@/content/offer';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';

const url = `${settings.siteUrl}/`;

const offers = [
  { name: value.card.paidInFull, priceUsd: price.paidInFullUsd },
  // A price over time is an offer of the lender's, so it needs one.
  ...(lender && price.financedUsd !== null
    ? [{ name: value.financing.title, priceUsd: price.financedUsd }]
    : []),
];

/** In schema.org's vocabulary: nothing the page does not say to people, and what is not known yet is left out. */
const data: WithContext<MedicalClinic> = {
  '@context': 'https://schema.org',
  '@type': 'MedicalClinic',
  name: clinic.name,
  url,
  telephone: clinic.phone,
  email: clinic.email,
  medicalSpecialty: 'https://schema.org/Psychiatric',
  image: `${url}og.png`,
  logo: `${url}icon-512.png`,
  legalName: clinic.legalEntity ?? undefined,
  address: clinic.address ?? undefined,
  areaServed: clinic.statesServed?.map((name) => ({ '@type': 'State', name })),
  makesOffer: offers.map(({ name, priceUsd }) => ({
    '@type': 'Offer',
    name,
    price: priceUsd,
    priceCurrency: 'USD',
    url: `${url}#value`,
    itemOffered: { '@type': 'Service', name: plan.name, description: site.description },
  })),
};

/** The clinic for search engines: a data block, which browsers neither show nor run. */
export function StructuredData() {
  // Escaped, so that no text can end the element or start a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape its quotes, too
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
