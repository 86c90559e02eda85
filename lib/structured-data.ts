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
    legalName: clinic.legalEntity ?? undefined,
    address: clinic.address ?? undefined,
    areaServed: clinic.statesServed?.map((name) => ({ '@type': 'State', name })),
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

function pageParts({ siteUrl, language, page }: PageFacts) {
  const url = siteUrl + page.path;
  const isPartOf = { '@id': `${siteUrl}/#website` };
  const { title: name, description } = page;
  return { '@id': `${url}#webpage`, url, name, description, inLanguage: language, isPartOf };
}

/** The home page, and the plan it is about. */
function homeNodes(facts: PageFacts): [MedicalWebPage, Service] {
  const { siteUrl, plan, clinic } = facts;
  const service: Service = {
    '@type': 'Service',
    '@id': `${siteUrl}/#plan`,
    name: plan.name,
    description: plan.description,
    provider: { '@id': `${siteUrl}/#clinic` },
    offers: plan.offers.map(({ name, priceUsd }) => ({
      '@type': 'Offer',
      name,
      price: priceUsd,
      priceCurrency: 'USD',
      url: `${siteUrl}/#value`,
    })),
  };
  const { reviewer, reviewedOn } = clinic.medicalReview ?? {};
  const page: MedicalWebPage = {
    '@type': 'MedicalWebPage',
    ...pageParts(facts),
    about: { '@id': `${siteUrl}/#plan` },
    lastReviewed: reviewedOn,
    reviewedBy: reviewer ? { '@type': 'Person', name: reviewer } : undefined,
  };
  return [page, service];
}

/** Any other page, with its trail from the home page. */
function otherNodes(facts: PageFacts, trailHome: string): [WebPage, BreadcrumbList] {
  const parts = pageParts(facts);
  const id = `${parts.url}#trail`;
  const steps = [
    { name: trailHome, item: `${facts.siteUrl}/` },
    { name: parts.name, item: parts.url },
  ];
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': id,
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
  return [{ '@type': 'WebPage', ...parts, breadcrumb: { '@id': id } }, trail];
}

/** A page for machines, in schema.org's vocabulary: nothing the page does not say to people. */
export function structuredData(facts: PageFacts): Graph {
  const { trailHome } = facts.page;
  const nodes: Thing[] = trailHome ? otherNodes(facts, trailHome) : homeNodes(facts);
  return { '@context': 'https://schema.org', '@graph': [clinicNode(facts), siteNode(facts), ...nodes] };
}

/** JSON that may stand inside a script element: no text in it can end the element or start a comment. */
export function scriptJson(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
