import type { Graph, MedicalClinic, WebSite } from 'schema-dts';
import { clinic, type PhoneHours } from '@/content/clinic';
import { value } from '@/content/home';
import { plan, price } from '@/content/offer';
import { site } from '@/content/site';
import { telHref } from '@/lib/format';
import { settings } from '@/lib/settings';

const url = `${settings.siteUrl}/`;

/** International, e.g. "+16141557342", which every country's search engines read in the same way. */
const telephone = telHref(clinic.phone).replace('tel:', '');

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Every day of the phone's hours by its name, because schema.org knows no runs of days. */
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
  // The page gives the hours of the telephone, not those of the clinic's door.
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'reservations',
    telephone,
    email: clinic.email,
    hoursAvailable: clinic.hours ? openingHours(clinic.hours) : undefined,
  },
  areaServed: clinic.statesServed?.map((name) => ({ '@type': 'State', name })),
  // Only the clinic's own price: what is paid over time is a lender's offer.
  makesOffer: {
    '@type': 'Offer',
    name: value.card.paidInFull,
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

/** In schema.org's vocabulary: nothing that the page does not say to people, and no fact that is not known yet. */
const data: Graph = { '@context': 'https://schema.org', '@graph': [website, organization] };

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
