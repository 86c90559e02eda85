import { renderToStaticMarkup } from 'react-dom/server';
import { clinic } from '@/content/clinic';
import { price } from '@/content/offer';

/** The clinic as search engines read it, if content has these facts. */
function read(facts: { clinic?: object; offer?: object } = {}) {
  let html = '';
  jest.isolateModules(() => {
    jest.doMock('@/content/clinic', () => ({ clinic: { ...clinic, ...facts.clinic } }));
    jest.doMock('@/content/offer', () => ({ ...jest.requireActual('@/content/offer'), ...facts.offer }));
    const { StructuredData } = require('./structured-data');
    html = renderToStaticMarkup(<StructuredData />);
  });
  const json = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return { json, organization: JSON.parse(json)['@graph'][1] };
}

test.each([null, { name: 'Acme', url: 'https://lender.alt', disclosure: 'Acme lends.' }])(
  'search engines get one price, the clinic’s own, if the lender is %j',
  (lender) => {
    const { json, organization } = read({ offer: { lender } });
    expect(json.match(/"@type":"Offer"/g)).toHaveLength(1);
    expect(organization.makesOffer).toMatchObject({ price: price.paidInFullUsd, priceCurrency: 'USD' });
    expect(json).not.toContain(`${price.financedUsd}`);
  },
);

test('opening hours are listed day by day', () => {
  const open = [{ from: 'Monday', to: 'Wednesday', opens: '09:00', closes: '17:00' }];
  const { organization } = read({ clinic: { hours: { timeZone: 'Eastern', open } } });
  expect(organization.contactPoint.hoursAvailable).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday'],
      opens: '09:00',
      closes: '17:00',
    },
  ]);
});

test('the telephone number is in international form', () => {
  expect(read({ clinic: { phone: '(614) 555-7342' } }).organization.telephone).toBe('+16145557342');
});

test('unknown facts are left out', () => {
  const { json } = read({ clinic: { address: null, hours: null, legalEntity: null } });
  expect(json).not.toMatch(/PostalAddress|OpeningHours|legalName|null/);
});

test('no text can end the data block', () => {
  const { json, organization } = read({ clinic: { name: 'A</script><b>' } });
  expect(json).not.toContain('<');
  expect(organization.name).toBe('A</script><b>');
});
