import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Graph } from 'schema-dts';
import { type PageFacts, scriptJson, structuredData } from './structured-data';

const facts: PageFacts = {
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
const bookingFacts: PageFacts = {
  ...facts,
  page: { path: '/booking', title: 'Book', description: 'Pick a time.', trailHome: 'Home' },
};

type Node = Record<string, unknown> & { '@type'?: string; '@id'?: string };

const SCHEMA = 'http://schema.org/';

/** Schema.org's published vocabulary, as subject → predicate → objects, short names for its own. */
function readVocabulary() {
  const file = createRequire(join(process.cwd(), 'package.json')).resolve('@vocabulary/schema');
  const facts = new Map<string, Map<string, string[]>>();
  const short = (iri: string) => iri.replace(SCHEMA, '').replace(/.*[#/]/, '');
  for (const line of readFileSync(join(file, '..', 'schema.nq'), 'utf8').split('\n')) {
    const [, subject, predicate, object] = /^<([^>]+)> <([^>]+)> <([^>]+)>/.exec(line) ?? [];
    if (!subject?.startsWith(SCHEMA) || !predicate || !object) continue;
    const about = facts.get(short(subject)) ?? new Map<string, string[]>();
    about.set(short(predicate), [...(about.get(short(predicate)) ?? []), short(object)]);
    facts.set(short(subject), about);
  }
  return (subject: string, predicate: string) => facts.get(subject)?.get(predicate) ?? [];
}

const vocabulary = readVocabulary();

function withParents(type: string): string[] {
  return [type, ...vocabulary(type, 'subClassOf').flatMap(withParents)];
}

const TEXTS = ['Text', 'URL', 'Date', 'DateTime', 'Number', 'CssSelectorType', 'XPathType'];

/** What the vocabulary has against a node: an unknown type, a property it does not have, a value of the wrong kind. */
function problems(node: Node): string[] {
  const type = node['@type'];
  if (!type) return Object.keys(node).join() === '@id' ? [] : ['a node without a type'];
  if (vocabulary(type, 'type').length === 0) return [`${type} is no type`];
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .flatMap(([key, value]) => {
      const domains = vocabulary(key, 'domainIncludes');
      if (!withParents(type).some((name) => domains.includes(name))) return [`${type} has no ${key}`];
      const ranges = vocabulary(key, 'rangeIncludes');
      return [value].flat().flatMap((item) => {
        if (typeof item !== 'object' || item === null) {
          // An address may stand for the thing it names; one of schema.org's own must name a thing of the right kind.
          const isSchemas = String(item).includes('//schema.org/');
          const isThing = isSchemas
            ? ranges.some((range) => vocabulary(short(item), 'type').includes(range))
            : /^https:\/\//.test(String(item));
          return isThing || ranges.some((range) => TEXTS.includes(range)) ? [] : [`${key} is no text`];
        }
        const kind = (item as Node)['@type'];
        const fits = !kind || ranges.some((range) => withParents(kind).includes(range));
        return [...(fits ? [] : [`${key} is no ${kind}`]), ...problems(item as Node)];
      });
    });
}

function short(value: unknown) {
  return String(value).replace(/^https?:\/\/schema\.org\//, '');
}

function nodesOf(data: Graph) {
  return data['@graph'] as unknown as Node[];
}

test('the vocabulary check itself finds an unknown type, property and value', () => {
  expect(problems({ '@type': 'MedicalShop' })).toEqual(['MedicalShop is no type']);
  expect(problems({ '@type': 'MedicalClinic', price: 1 })).toEqual(['MedicalClinic has no price']);
  expect(problems({ '@type': 'Service', provider: { '@type': 'Offer' } })).toEqual(['provider is no Offer']);
  expect(problems({ '@type': 'Service', provider: 'x' })).toEqual(['provider is no text']);
  expect(problems({ '@type': 'MedicalClinic', medicalSpecialty: 'https://schema.org/Psychiatric' })).toEqual(
    [],
  );
});

test.each([
  ['home', facts],
  ['booking', bookingFacts],
])('the data of the %s page is valid in schema.org’s vocabulary', (_, page) => {
  expect(nodesOf(structuredData(page)).flatMap(problems)).toEqual([]);
});

test('every reference leads to a node of the site', () => {
  const ids = [facts, bookingFacts].flatMap((page) =>
    nodesOf(structuredData(page)).map((node) => node['@id']),
  );
  const references = [facts, bookingFacts].flatMap((page) =>
    [...JSON.stringify(structuredData(page)).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id),
  );
  expect(references.length).toBeGreaterThan(0);
  for (const id of references) expect(ids).toContain(id);
});

test('both prices are offered in dollars, and nothing is rated or promised', () => {
  const service = nodesOf(structuredData(facts)).find((node) => node['@type'] === 'Service');
  expect(service?.offers).toMatchObject([
    { '@type': 'Offer', price: 9999, priceCurrency: 'USD' },
    { '@type': 'Offer', price: 10999, priceCurrency: 'USD' },
  ]);
  expect(JSON.stringify(structuredData(facts))).not.toMatch(/rating|review"|outcome|availability/i);
});

test('the trail has the two named steps that search engines ask for', () => {
  const trail = nodesOf(structuredData(bookingFacts)).find((node) => node['@type'] === 'BreadcrumbList');
  expect(trail?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://lakeside.test/' },
    { '@type': 'ListItem', position: 2, name: 'Book', item: 'https://lakeside.test/booking' },
  ]);
});

test('facts that are not known yet are left out', () => {
  const clinic = {
    ...facts.clinic,
    address: null,
    statesServed: null,
    legalEntity: null,
    medicalReview: null,
  };
  const text = JSON.stringify(structuredData({ ...facts, clinic }));
  expect(text).not.toMatch(/null|address|areaServed|legalName|lastReviewed/);
});

test('no text can end the script element', () => {
  expect(scriptJson({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
  expect(JSON.parse(scriptJson({ a: '</script>' }))).toEqual({ a: '</script>' });
});

test('the compiler knows the vocabulary, too', () => {
  const wrong: Graph = {
    '@context': 'https://schema.org',
    // @ts-expect-error a clinic has no price
    '@graph': [{ '@type': 'MedicalClinic', price: 1 }],
  };
  expect(problems(nodesOf(wrong)[0] as Node)).toHaveLength(1);
});
