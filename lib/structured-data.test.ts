import { type PageFacts, scriptJson, structuredData } from './structured-data';

const home: PageFacts = {
  siteUrl: 'https://lakeside.test',
  language: 'en-US',
  plan: {
    name: 'The plan',
    description: 'Twelve weeks of care.',
    offers: [
      { name: 'Paid in full', priceUsd: 9999 },
      { name: 'Paying over time', priceUsd: 10999 },
    ],
  },
  clinic: {
    name: 'Lakeside Psychiatry',
    phone: '(614) 555-7342',
    email: 'care@lakeside.test',
    address: '120 Lakeside Avenue, Columbus, Ohio 43215',
    statesServed: ['Ohio', 'Indiana'],
    legalEntity: 'Lakeside Psychiatry PLLC',
    medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: '2026-11-01' },
  },
  page: { path: '/', title: 'Home', description: 'What it is.', trailHome: null },
};
const booking: PageFacts = {
  ...home,
  page: { path: '/booking', title: 'Book', description: 'Pick a time.', trailHome: 'Home' },
};

/** As search engines read it. */
function read(facts: PageFacts): Record<string, unknown>[] {
  return JSON.parse(scriptJson(structuredData(facts)))['@graph'];
}

function find(facts: PageFacts, type: string) {
  return read(facts).find((node) => node['@type'] === type);
}

test('every reference leads to a node of the site', () => {
  const nodes = [...read(home), ...read(booking)];
  const references = [...JSON.stringify(nodes).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(0);
  expect(nodes.map((node) => node['@id'])).toEqual(expect.arrayContaining(references));
});

test('both prices are offered in dollars, and nothing is rated or promised', () => {
  expect(find(home, 'Service')?.offers).toMatchObject([
    { '@type': 'Offer', price: 9999, priceCurrency: 'USD' },
    { '@type': 'Offer', price: 10999, priceCurrency: 'USD' },
  ]);
  expect(JSON.stringify(read(home))).not.toMatch(/rating|review"|outcome|availability/i);
});

test('the trail has the two named steps that search engines ask for', () => {
  expect(find(booking, 'BreadcrumbList')?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lakeside.test/' },
    { '@type': 'ListItem', position: 2, name: 'Book', item: 'https://lakeside.test/booking' },
  ]);
});

test('who reviewed the page and when is said, and facts that are not known yet are left out', () => {
  const person = { '@type': 'Person', name: 'Ana Rivera, MD' };
  expect(find(home, 'MedicalWebPage')).toMatchObject({ lastReviewed: '2026-11-01', reviewedBy: person });
  const unknown = { address: null, statesServed: null, legalEntity: null, medicalReview: null };
  const text = JSON.stringify(read({ ...home, clinic: { ...home.clinic, ...unknown } }));
  expect(text).not.toMatch(/null|address|areaServed|legalName|eviewed/);
});

test('no text can end the script element', () => {
  expect(scriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});
