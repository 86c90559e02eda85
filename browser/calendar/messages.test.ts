import { readers } from './messages';

function cal(type: string, data: unknown = {}) {
  return { originator: 'CAL', type, namespace: 'booking', fullType: `CAL:booking:${type}`, data };
}

const contact = JSON.stringify({ email: 'pat@example.com', appointment: { id: 'a1' } });

/** What each vendor was documented or seen to say, and what it means: ready, height in px, booked. */
const spoken: [
  string,
  unknown,
  { isReady?: true; heightPx?: number; isBooked?: true; isRequested?: true },
][] = [
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
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', status: 'PENDING' }), { isReady: true, isRequested: true }],
  ['cal', cal('bookingSuccessful', { booking: {} }), {}],
  ['acuity', 'sizing:1100', { isReady: true, heightPx: 1100 }],
  ['acuity', 'sizing:1100:smooth', { isReady: true, heightPx: 1100 }],
  ['acuity', { event: 'acuityBookingComplete' }, { isBooked: true }],
  ['acuity', '{"event":"acuityBookingComplete"}', { isBooked: true }],
  ['acuity', '{"event":', {}],
  ['hubspot', { readyForConsentListener: true }, { isReady: true }],
  ['hubspot', { meetingBookSucceeded: true, meetingsPayload: {} }, { isReady: true, isBooked: true }],
  ['hubspot', { height: 950 }, { isReady: true, heightPx: 950 }],
  ['hubspot', { meetingBookSucceeded: 'no' }, {}],
];

test.each(spoken)('%s: %j', (vendor, data, meaning) => {
  const said = readers[vendor]?.(data, true);
  expect(said?.isReady ?? false).toBe(meaning.isReady ?? false);
  expect(said?.heightPx ?? null).toBe(meaning.heightPx ?? null);
  expect(said?.isBooked ?? false).toBe(meaning.isBooked ?? false);
  expect(said?.isRequested ?? false).toBe(meaning.isRequested ?? false);
});

test('a contact that LeadConnector sends again counts as a booking only for a visitor who used the calendar', () => {
  const stored = ['set-sticky-contacts', '_ud', contact, 'l', 'f'];
  expect(readers.leadconnector?.(stored, false).isBooked).toBe(false);
  expect(readers.leadconnector?.(['msgsndr-booking-complete', {}], false).isBooked).toBe(true);
});

test('heights stay between 900 and 3,000 px, and no height is made of nonsense', () => {
  const heightPx = (px: unknown) =>
    readers.leadconnector?.(['highlevel.setHeight', { height: px }], true).heightPx;
  expect([319, 320, 899, 900.2, 3000, 3001, 10_000, 10_001].map(heightPx)).toEqual([
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
    expect(heightPx(px)).toBeNull();
  }
});

test('Cal.com and LeadConnector are answered what they wait for, with nothing of the visitor in it', () => {
  expect(readers.cal?.(cal('__iframeReady'), true).reply).toEqual({
    originator: 'CAL',
    method: 'parentKnowsIframeReady',
  });
  const replyTo = (data: unknown) => readers.leadconnector?.(data, true).reply;
  expect(replyTo('[iFrameResizerChild]Ready')).toBe('[iFrameSizer]booking:0:false:false:32');
  expect(replyTo(['fetch-query-params'])).toBeFalsy();
  expect(replyTo(['fetch-sticky-contacts'])).toBeFalsy();
});
