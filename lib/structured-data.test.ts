import { type HomeFacts, scriptJson, structuredData } from './structured-data';

const home: HomeFacts = {
  siteUrl: 'https://lakeside.test',
  language: 'en-US',
  title: 'Home',
  description: 'Twelve weeks of care.',
  plan: { name: 'The plan', offers: [{ name: 'Paid in full', priceUsd: 9999 }] },
  clinic: {
    name: 'Lakeside Psychiatry',
    phone: '(614) 555-7342',
    email: 'care@lakeside.test',
    address: '120 Lakeside Avenue, Columbus, Ohio 43215',
    statesServed: ['Ohio', 'Indiana'],
    legalEntity: 'Lakeside Psychiatry PLLC',
    medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: '2026-11-01' },
  },
};

/** As search engines read it. */
function read(facts: HomeFacts): Record<string, unknown>[] {
  return JSON.parse(scriptJson(structuredData(facts)))['@graph'];
}

function find(type: string) {
  return read(home).find((node) => node['@type'] === type);
}

test('every reference leads to a node of the site', () => {
  const references = [...JSON.stringify(read(home)).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.length).toBeGreaterThan(0);
  expect(read(home).map((node) => node['@id'])).toEqual(expect.arrayContaining(references));
});

test('the price is offered in dollars, and nothing is rated or promised', () => {
  expect(find('Service')?.offers).toMatchObject([{ price: 9999, priceCurrency: 'USD' }]);
  expect(JSON.stringify(read(home))).not.toMatch(/rating|review"|outcome|availability/i);
});

test('who reviewed the page and when is said, and facts that are not known yet are left out', () => {
  const reviewedBy = { '@type': 'Person', name: 'Ana Rivera, MD' };
  expect(find('MedicalWebPage')).toMatchObject({ lastReviewed: '2026-11-01', reviewedBy });
  const unknown = { address: null, statesServed: null, legalEntity: null, medicalReview: null };
  const text = JSON.stringify(read({ ...home, clinic: { ...home.clinic, ...unknown } }));
  expect(text).not.toMatch(/null|address|areaServed|legalName|eviewed/);
});

test('no text can end the script element', () => {
  expect(scriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
});
