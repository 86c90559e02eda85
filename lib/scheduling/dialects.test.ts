import * as everyDialect from './dialects';

const dialects = { ...everyDialect };

function cal(type: string, data: unknown = {}) {
  return { originator: 'CAL', type, namespace: 'booking', fullType: `CAL:booking:${type}`, data };
}

const contact = JSON.stringify({ email: 'pat@example.com', appointment: { id: 'a1' } });

/** What each vendor was documented or seen to say, and what it means: ready, height in px, booked. */
const spoken: [keyof typeof dialects, unknown, { isReady?: true; heightPx?: number; isBooked?: true }][] = [
  ['leadconnector', ['iframeLoaded'], { isReady: true }],
  ['leadconnector', '[iFrameResizerChild]Ready', { isReady: true }],
  ['leadconnector', ['highlevel.setHeight', { height: 1200, id: 'x' }], { isReady: true, heightPx: 1200 }],
  ['leadconnector', '[iFrameSizer]booking:1210.5:320:resize', { isReady: true, heightPx: 1211 }],
  ['leadconnector', ['msgsndr-booking-complete', { fingerprint: 'f' }], { isReady: true, isBooked: true }],
  ['leadconnector', ['set-sticky-contacts', '_ud', contact, 'l', 'f'], { isReady: true, isBooked: true }],
  [
    'leadconnector',
    ['set-sticky-contacts', '_ud', '{"email":"pat@example.com"}', 'l', 'f'],
    { isReady: true },
  ],
  ['leadconnector', ['modify-parent-url', 'https://a.example/booked?scheduled'], { isReady: true }],
  ['leadconnector', 'booking scheduled booked', {}],
  ['leadconnector', { event: 'calendly.event_scheduled' }, {}],
  ['calendly', { event: 'calendly.event_type_viewed', payload: {} }, { isReady: true }],
  [
    'calendly',
    { event: 'calendly.page_height', payload: { height: '1200px' } },
    { isReady: true, heightPx: 1200 },
  ],
  ['calendly', { event: 'calendly.event_scheduled', payload: {} }, { isReady: true, isBooked: true }],
  ['calendly', { event: 'calendly.booked' }, {}],
  ['cal', cal('__iframeReady'), {}],
  ['cal', cal('linkFailed', { code: '404' }), {}],
  ['cal', cal('linkReady'), { isReady: true }],
  ['cal', cal('__dimensionChanged', { iframeHeight: 1000 }), { isReady: true, heightPx: 1000 }],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u' }), { isReady: true, isBooked: true }],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', paymentRequired: true }), { isReady: true }],
  ['cal', cal('bookingSuccessful', { booking: {} }), {}],
  ['acuity', 'sizing:1100', { isReady: true, heightPx: 1100 }],
  ['acuity', 'sizing:1100:smooth', { isReady: true, heightPx: 1100 }],
  ['acuity', { event: 'acuityBookingComplete' }, { isBooked: true }],
  ['hubspot', { meetingBookSucceeded: true, meetingsPayload: {} }, { isReady: true, isBooked: true }],
  ['hubspot', { height: 950 }, { isReady: true, heightPx: 950 }],
  ['hubspot', { meetingBookSucceeded: 'no' }, {}],
  ['demo', { demo: 'ready' }, { isReady: true }],
  ['demo', { demo: 'height', heightPx: 950 }, { isReady: true, heightPx: 950 }],
  ['demo', { demo: 'booked' }, { isReady: true, isBooked: true }],
];

test.each(spoken)('%s: %j', (vendor, data, meaning) => {
  const dialect: everyDialect.Dialect = dialects[vendor];
  expect(dialect.isReady(data)).toBe(meaning.isReady ?? false);
  expect(dialect.heightPx(data)).toBe(meaning.heightPx ?? null);
  expect(dialect.isBooked(data)).toBe(meaning.isBooked ?? false);
});

test('heights stay between 900 and 3,000 px, and no height is made of nonsense', () => {
  const height = (px: unknown) => dialects.leadconnector.heightPx(['highlevel.setHeight', { height: px }]);
  expect([319, 320, 899, 900.2, 3000, 3001, 10_000, 10_001].map(height)).toEqual([
    null,
    900,
    900,
    901,
    3000,
    3000,
    3000,
    null,
  ]);
  for (const px of [
    Number.NaN,
    Infinity,
    -1000,
    '1000',
    [1000],
    { valueOf: () => 1000 },
    1000n,
    null,
    true,
  ]) {
    expect(height(px)).toBeNull();
  }
});

test('Cal.com and LeadConnector are answered what they wait for, with nothing of the visitor in it', () => {
  expect(dialects.cal.reply?.(cal('__iframeReady'))).toEqual({
    originator: 'CAL',
    method: 'parentKnowsIframeReady',
  });
  expect(dialects.leadconnector.reply?.('[iFrameResizerChild]Ready')).toBe(
    '[iFrameSizer]booking:0:false:false:32',
  );
  expect(dialects.leadconnector.reply?.(['fetch-query-params'])).toBeNull();
  expect(dialects.leadconnector.reply?.(['fetch-sticky-contacts'])).toBeNull();
});
