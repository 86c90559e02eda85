import type { Graph, MedicalClinic, WebSite } from 'schema-dts';
import { clinic, type PhoneHours } from '@/content/clinic';
import { planValue } from '@/content/home';
import { plan, price } from '@/content/offer';
import { site } from '@/content/site';
import { telHref } from '@/lib/format';
import { settings } from '@/lib/settings';

const url = `${settings.siteUrl}/`;

/** In international form, e.g. "+16141557342", which search engines of every country understand. */
const telephone = telHref(clinic.phone).replace('tel:', '');

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** The opening hours day by day, because schema.org has no ranges of days. */
function openingHours({ open }: PhoneHours) {
  return open.map(({ from, to, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification' as const,
    dayOfWeek: weekdays.slice(weekdays.indexOf(from), weekdays.indexOf(to) + 1),
    opens,
    closes,
  }));
}

const organization = {
  '@type': 'MedicalClinic',
  '@id': `${url}#clinic`,
  name: clinic.name,
  url,
  telephone,
  email: clinic.email,
  medicalSpecialty: 'https://schema.org/Psychiatric',
  image: `${url}og.png`,
  logo: `${url}icon-512.png`,
  legalName: clinic.legalEntity ?? undefined,
  address: clinic.address
    ? {
        '@type': 'PostalAddress',
        streetAddress: clinic.address.street,
        addressLocality: clinic.address.city,
        addressRegion: clinic.address.state,
        postalCode: clinic.address.zip,
        addressCountry: 'US',
      }
    : undefined,
  // The page gives the hours of the phone, not of the clinic itself.
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone,
    email: clinic.email,
    hoursAvailable: clinic.hours ? openingHours(clinic.hours) : undefined,
  },
  areaServed: clinic.statesServed?.map((name) => ({ '@type': 'State', name })),
  // Only the clinic's own price, because payment over time is the lender's offer.
  makesOffer: {
    '@type': 'Offer',
    name: planValue.card.paidInFull,
    price: price.paidInFullUsd,
    priceCurrency: 'USD',
    url: `${url}#value`,
    itemOffered: { '@type': 'Service', name: plan.name, description: site.service },
  },
} satisfies MedicalClinic;

const website = {
  '@type': 'WebSite',
  '@id': `${url}#website`,
  url,
  name: clinic.name,
  alternateName: plan.name,
  inLanguage: site.language,
  publisher: { '@id': organization['@id'] },
} satisfies WebSite;

/**
 * The clinic in schema.org's vocabulary. It says nothing that the page does not say to people, and leaves out unknown
 * facts.
 */
const data: Graph = { '@context': 'https://schema.org', '@graph': [website, organization] };

/** Describes the clinic to search engines, in a data block that browsers neither show nor run. */
export function StructuredData() {
  // Escaped, so that no text can close the element or open a comment.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every "<" escaped; React would escape its quotes, too
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
