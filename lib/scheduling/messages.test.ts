import { readers } from './messages';
import type { VendorId } from './vendors';

function cal(type: string, data: unknown = {}) {
  return { originator: 'CAL', type, namespace: 'booking', fullType: `CAL:booking:${type}`, data };
}

const contact = JSON.stringify({ email: 'pat@example.com', appointment: { id: 'a1' } });

/** What each vendor was documented or seen to say, and what that means; a number is a height in px. */
test.each<[VendorId, unknown, string]>([
  ['leadconnector', ['iframeLoaded'], 'ready'],
  ['leadconnector', '[iFrameResizerChild]Ready', 'ready'],
  ['leadconnector', ['highlevel.setHeight', { height: 1200, id: 'x' }], 'ready 1200'],
  ['leadconnector', '[iFrameSizer]booking:1210.5:320:resize', 'ready 1211'],
  ['leadconnector', ['msgsndr-booking-complete', { fingerprint: 'f' }], 'ready booked'],
  ['leadconnector', ['set-sticky-contacts', '_ud', contact, 'l', 'f'], 'ready booked'],
  ['leadconnector', ['set-sticky-contacts', '_ud', '{"email":"pat@example.com"}', 'l', 'f'], 'ready'],
  ['leadconnector', ['modify-parent-url', 'https://a.example/booked?scheduled'], 'ready'],
  ['leadconnector', 'booking scheduled booked', ''],
  ['calendly', { event: 'calendly.event_type_viewed', payload: {} }, 'ready'],
  ['calendly', { event: 'calendly.page_height', payload: { height: '1200px' } }, 'ready 1200'],
  ['calendly', { event: 'calendly.event_scheduled', payload: {} }, 'ready booked'],
  ['calendly', { event: 'calendly.booked' }, ''],
  ['cal', cal('__iframeReady'), ''],
  ['cal', cal('linkFailed', { code: '404' }), ''],
  ['cal', cal('linkReady'), 'ready'],
  ['cal', cal('__dimensionChanged', { iframeHeight: 1000 }), 'ready 1000'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u' }), 'ready booked'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', paymentRequired: true }), 'ready'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', status: 'PENDING' }), 'ready requested'],
  ['cal', cal('bookingSuccessful', { booking: {} }), ''],
  ['acuity', 'sizing:1100', 'ready 1100'],
  ['acuity', 'sizing:1100:smooth', 'ready 1100'],
  ['acuity', { event: 'acuityBookingComplete' }, 'booked'],
  ['acuity', '{"event":"acuityBookingComplete"}', 'booked'],
  ['acuity', '{"event":', ''],
  ['hubspot', { readyForConsentListener: true }, 'ready'],
  ['hubspot', { meetingBookSucceeded: true, meetingsPayload: {} }, 'ready booked'],
  ['hubspot', { height: 950 }, 'ready 950'],
  ['hubspot', { meetingBookSucceeded: 'no' }, ''],
])('%s saying %j means “%s”', (vendor, data, meaning) => {
  const { isReady, heightPx, isBooked, isRequested } = readers[vendor]?.(data, true) ?? {};
  const heard = [isReady && 'ready', heightPx, isBooked && 'booked', isRequested && 'requested'];
  expect(heard.filter(Boolean).join(' ')).toBe(meaning);
});

test('heights stay between 900 and 3,000 px, and no height is made of nonsense', () => {
  const heightPx = (height: unknown) => readers.hubspot?.({ height }, true).heightPx;
  const heights = [320, 899, 900.2, 3000, 3001, 10_000].map(heightPx);
  expect(heights).toEqual([900, 900, 901, 3000, 3000, 3000]);
  const nonsense = [319, 10_001, Number.NaN, Infinity, '1000', [1000], { valueOf: () => 1000 }, 1000n, null];
  expect(nonsense.map(heightPx).every((px) => px === null)).toBe(true);
});

test('Cal.com and LeadConnector are answered what they wait for, with nothing of the visitor in it', () => {
  const answer = { originator: 'CAL', method: 'parentKnowsIframeReady' };
  expect(readers.cal?.(cal('__iframeReady'), true).reply).toEqual(answer);
  const replyTo = (data: unknown) => readers.leadconnector?.(data, true).reply;
  expect(replyTo('[iFrameResizerChild]Ready')).toMatch(/^\[iFrameSizer\]booking:0:false:.*:child:/);
  expect(replyTo(['fetch-query-params'])).toBeFalsy();
});
