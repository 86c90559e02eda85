import { readFileSync } from 'node:fs';
import { frameHeightPx, isForVendorScript, readers } from './messages';
import type { VendorId } from './vendors';

function cal(type: string, data: unknown = {}) {
  return { originator: 'CAL', type, namespace: 'booking', fullType: `CAL:booking:${type}`, data };
}

const contact = JSON.stringify({ email: 'pat@example.com', appointment: { id: 'a1' } });

/** Messages that each vendor documents or was seen to send, and what they mean. A number is a height in px. */
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
  ['cal', cal('linkFailed', { code: '404' }), 'failed'],
  ['cal', cal('linkReady'), 'ready'],
  ['cal', cal('__dimensionChanged', { iframeHeight: 1000 }), 'ready 1000'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u' }), 'ready booked'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', paymentRequired: true }), 'ready'],
  ['cal', cal('bookingSuccessfulV2', { uid: 'u', status: 'PENDING' }), 'ready requested'],
  ['cal', cal('bookingSuccessful', { booking: {}, confirmed: true }), 'ready booked'],
  ['cal', cal('bookingSuccessful', { booking: {}, confirmed: false }), 'ready requested'],
  ['cal', cal('rescheduleBookingSuccessful', { booking: {} }), ''],
  ['cal', cal('toString'), ''],
  ['cal', cal('__routeChanged'), 'new step'],
  ['acuity', 'sizing:1100', 'ready 1100'],
  ['acuity', 'sizing:1100:smooth', 'ready 1100'],
  ['acuity', 'load', 'ready new step'],
  ['acuity', { event: 'acuityBookingComplete' }, 'booked'],
  ['acuity', '{"event":"acuityBookingComplete"}', 'booked'],
  ['acuity', '{"event":', ''],
  ['hubspot', { readyForConsentListener: true }, 'ready'],
  ['hubspot', { meetingBookSucceeded: true, meetingsPayload: {} }, 'ready booked'],
  ['hubspot', { height: 950 }, 'ready 950'],
  ['hubspot', { meetingBookSucceeded: 'no' }, ''],
])('%s saying %j means “%s”', (vendor, data, meaning) => {
  const { isReady, isFailed, heightPx, isNewStep, isBooked, isRequested } =
    readers[vendor]?.(data, true) ?? {};
  const states = [isReady && 'ready', isFailed && 'failed', heightPx, isNewStep && 'new step'];
  const heard = [...states, isBooked && 'booked', isRequested && 'requested'];
  expect(heard.filter(Boolean).join(' ')).toBe(meaning);
});

test('a height is kept within limits, and an impossible one is ignored', () => {
  const heightPx = (height: unknown) => readers.hubspot?.({ height }, true).heightPx;
  const { least, most } = frameHeightPx;
  const heights = [100, least - 1, least + 0.2, most, most + 1, 10_000].map(heightPx);
  expect(heights).toEqual([least, least, least + 1, most, most, most]);
  const nonsense = [99, 10_001, Number.NaN, Infinity, '1000', [1000], { valueOf: () => 1000 }, 1000n, null];
  expect(nonsense.map(heightPx).every((px) => px === null)).toBe(true);
});

test('Cal.com and LeadConnector get the reply they wait for, with no data about the visitor', () => {
  const answer = { originator: 'CAL', method: 'parentKnowsIframeReady' };
  expect(readers.cal?.(cal('__iframeReady'), true).reply).toEqual(answer);
  const replyTo = (data: unknown) => readers.leadconnector?.(data, true).reply;
  expect(replyTo('[iFrameResizerChild]Ready')).toMatch(/^\[iFrameSizer\]booking:0:false:.*:child:/);
  expect(replyTo(['fetch-query-params'])).toBeFalsy();
});

const sizerKinds = ['init', 'size', 'resize', 'interval', 'mutationObserver', 'resizeObserver', 'click'];
const otherKinds = [
  'scrollTo',
  'scrollToOffset',
  'message:{"a":1}',
  'inPageLink:#a',
  'mouseenter',
  'pageInfo',
];

test('of iframe-resizer’s messages, only sizes set a height', () => {
  const heightPx = (kind: string) =>
    readers.leadconnector?.(`[iFrameSizer]booking:2500:390:${kind}`, true).heightPx;
  expect(sizerKinds.filter((kind) => heightPx(kind) !== 2500)).toEqual([]);
  expect([...otherKinds, 'close', 'beforeUnload'].filter(heightPx)).toEqual([]);
});

test.each<[VendorId, unknown, object | undefined]>([
  ['leadconnector', '[iFrameSizer]booking:0:0:scrollTo', { from: 'page', px: 0 }],
  ['leadconnector', '[iFrameSizer]booking:700:0:scrollToOffset', { from: 'frame', px: 700 }],
  ['cal', cal('__scrollByDistance', { distance: 640 }), { from: 'here', px: 640 }],
  ['cal', cal('__scrollByDistance', { distance: '640' }), undefined],
  ['cal', cal('__scrollByDistance', { distance: Number.NaN }), undefined],
  ['acuity', 'scrollTo:250', { from: 'frame', px: 250 }],
  ['acuity', 'scrollTo:javascript', undefined],
])('%s saying %j asks the page to scroll: %j', (vendor, data, scroll) => {
  expect(readers[vendor]?.(data, true).scroll).toEqual(scroll);
});

test('a vendor’s script receives sizes and scroll positions, and nothing about a visitor', () => {
  const sizes = ['sizing:900', 'load', '[iFrameSizer]a:900:390:init', '[iFrameSizer]a:9:0:scrollTo'];
  const shapes = [['iframeLoaded'], ['highlevel.setHeight', {}], { event: 'calendly.page_height' }];
  expect([...sizes, ...shapes].filter((data) => !isForVendorScript(data))).toEqual([]);
  const personal = [
    ['set-sticky-contacts', '_ud', contact],
    ['fetch-sticky-contacts', 'l'],
    ['fetch-query-params'],
    ['modify-parent-url', 'https://a.example'],
    ['msgsndr-booking-complete'],
    '[iFrameSizer]a:900:390:message:{"email":"pat@example.com"}',
    '[iFrameSizer]a:0:0:close',
    { event: 'calendly.event_scheduled', payload: {} },
    contact,
    null,
  ];
  expect(personal.filter(isForVendorScript)).toEqual([]);
});

test('the style sheet gives the frame its minimum height at first', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  expect(tokens).toContain(`--calendar-least-height: ${frameHeightPx.least}px;`);
});

test('a stored contact with an appointment is a booking only if the visitor has used the calendar', () => {
  const message = ['set-sticky-contacts', '_ud', '{"appointment":{"id":"1"}}'];
  expect(readers.leadconnector?.(message, true).isBooked).toBe(true);
  expect(readers.leadconnector?.(message, false).isBooked).toBe(false);
});
