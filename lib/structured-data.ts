import type { Graph, MedicalClinic, MedicalWebPage, Service, WebSite } from 'schema-dts';

/** What the home page says, in the words it says it. Facts that are null are not known yet and left out. */
export type HomeFacts = {
  siteUrl: string;
  language: string;
  title: string;
  description: string;
  plan: { name: string; offers: readonly { name: string; priceUsd: number }[] };
  clinic: {
    name: string;
    phone: string;
    email: string;
    address: string | null;
    statesServed: readonly string[] | null;
    legalEntity: string | null;
    medicalReview: { reviewer: string; reviewedOn: string } | null;
  };
};

/** The home page for machines, in schema.org's vocabulary: nothing it does not say to people. */
export function structuredData({ siteUrl, language, title, description, plan, clinic }: HomeFacts): Graph {
  const url = `${siteUrl}/`;
  const [clinicId, siteId, planId] = [`${url}#clinic`, `${url}#website`, `${url}#plan`];
  const { reviewer, reviewedOn } = clinic.medicalReview ?? {};
  const clinicNode: MedicalClinic = {
    '@type': 'MedicalClinic',
    '@id': clinicId,
    name: clinic.name,
    url,
    telephone: clinic.phone,
    email: clinic.email,
    medicalSpecialty: 'https://schema.org/Psychiatric',
    image: `${siteUrl}/og.png`,
    logo: `${siteUrl}/icon-512.png`,
    legalName: clinic.legalEntity ?? undefined,
    address: clinic.address ?? undefined,
    areaServed: clinic.statesServed?.map((name) => ({ '@type': 'State', name })),
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': siteId,
    url,
    name: plan.name,
    inLanguage: language,
    publisher: { '@id': clinicId },
  };
  const page: MedicalWebPage = {
    '@type': 'MedicalWebPage',
    '@id': `${url}#webpage`,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': siteId },
    about: { '@id': planId },
    lastReviewed: reviewedOn,
    reviewedBy: reviewer ? { '@type': 'Person', name: reviewer } : undefined,
  };
  const service: Service = {
    '@type': 'Service',
    '@id': planId,
    name: plan.name,
    description,
    provider: { '@id': clinicId },
    offers: plan.offers.map(({ name, priceUsd }) => ({
      '@type': 'Offer',
      name,
      price: priceUsd,
      priceCurrency: 'USD',
      url: `${url}#value`,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [clinicNode, site, page, service] };
}

/** JSON that may stand inside a script element: no text in it can end the element or start a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
