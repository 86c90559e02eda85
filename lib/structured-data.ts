import type {
  BreadcrumbList,
  Graph,
  MedicalClinic,
  MedicalWebPage,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';

/** What the pages say, in the words they say it. Facts that are null are not known yet and left out. */
export type PageFacts = {
  siteUrl: string;
  language: string;
  plan: { name: string; description: string; offers: readonly { name: string; priceUsd: number }[] };
  clinic: {
    name: string;
    phone: string;
    email: string;
    address: string | null;
    statesServed: readonly string[] | null;
    legalEntity: string | null;
    medicalReview: { reviewer: string; reviewedOn: string } | null;
  };
  page: {
    /** e.g. "/booking". */
    path: string;
    title: string;
    description: string;
    /** Name of the home page in the trail; null on the home page itself. */
    trailHome: string | null;
  };
};

function clinicNode({ siteUrl, clinic }: PageFacts): MedicalClinic {
  return {
    '@type': 'MedicalClinic',
    '@id': `${siteUrl}/#clinic`,
    name: clinic.name,
    url: `${siteUrl}/`,
    telephone: clinic.phone,
    email: clinic.email,
    medicalSpecialty: 'https://schema.org/Psychiatric',
    image: `${siteUrl}/og.png`,
    logo: `${siteUrl}/icon-512.png`,
    ...(clinic.legalEntity && { legalName: clinic.legalEntity }),
    ...(clinic.address && { address: clinic.address }),
    ...(clinic.statesServed && {
      areaServed: clinic.statesServed.map((name) => ({ '@type': 'State' as const, name })),
    }),
  };
}

function serviceNode({ siteUrl, plan }: PageFacts): Service {
  return {
    '@type': 'Service',
    '@id': `${siteUrl}/#plan`,
    name: plan.name,
    description: plan.description,
    provider: { '@id': `${siteUrl}/#clinic` },
    offers: plan.offers.map(({ name, priceUsd }) => ({
      '@type': 'Offer' as const,
      name,
      price: priceUsd,
      priceCurrency: 'USD',
      url: `${siteUrl}/#value`,
    })),
  };
}

function siteNode({ siteUrl, plan, language }: PageFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: plan.name,
    inLanguage: language,
    publisher: { '@id': `${siteUrl}/#clinic` },
  };
}

function pageNode({ siteUrl, language, clinic, page }: PageFacts): WebPage | MedicalWebPage {
  const url = siteUrl + page.path;
  const common = {
    '@id': `${url}#webpage`,
    url,
    name: page.title,
    description: page.description,
    inLanguage: language,
    isPartOf: { '@id': `${siteUrl}/#website` },
  };
  if (page.trailHome) return { '@type': 'WebPage', ...common, breadcrumb: { '@id': `${url}#trail` } };
  return {
    '@type': 'MedicalWebPage',
    ...common,
    about: { '@id': `${siteUrl}/#plan` },
    ...(clinic.medicalReview && {
      lastReviewed: clinic.medicalReview.reviewedOn,
      reviewedBy: { '@type': 'Person' as const, name: clinic.medicalReview.reviewer },
    }),
  };
}

function trailNode({ siteUrl, page }: PageFacts, homeName: string): BreadcrumbList {
  const steps = [
    { name: homeName, item: `${siteUrl}/` },
    { name: page.title, item: siteUrl + page.path },
  ];
  return {
    '@type': 'BreadcrumbList',
    '@id': `${siteUrl}${page.path}#trail`,
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem' as const, position: i + 1, ...step })),
  };
}

/** A page for machines, in schema.org's vocabulary: nothing the page does not say to people. */
export function structuredData(facts: PageFacts): Graph {
  const { trailHome } = facts.page;
  const nodes: Thing[] = [
    clinicNode(facts),
    siteNode(facts),
    pageNode(facts),
    ...(trailHome ? [trailNode(facts, trailHome)] : [serviceNode(facts)]),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** JSON that may stand inside a script element: no text in it can end the element or start a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
