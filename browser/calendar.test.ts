/** @jest-environment jsdom */
import fc from 'fast-check';
import { readers } from '@/lib/scheduling/messages';
import type { Scheduling } from '@/lib/scheduling/resolve-scheduling';

const origin = 'https://vendor.example';
const root = document.documentElement;
const ready = ['iframeLoaded'];
const booked = ['msgsndr-booking-complete', { calendarId: 'c' }];
/** jsdom cannot navigate; it logs an error of a known kind for each attempt, and those are counted here. */
let departures: number;
let listening: [EventTarget, Parameters<EventTarget['addEventListener']>][];

/** Opens a booking page with one frame, as it is before the first paint. */
function open(vendor: string, settings: Partial<Scheduling['inBrowser']> = {}) {
  const plain = { origins: [origin], nestedOrigins: [], attributionKeys: [] };
  document.body.innerHTML = `<div>
    <iframe data-vendor="${vendor}" src="https://vendor.example/calendar" loading="lazy"></iframe></div>`;
  document.body.firstElementChild?.setAttribute('data-scheduling', JSON.stringify({ ...plain, ...settings }));
  jest.isolateModules(() => require('./calendar'));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return document.querySelector('iframe') as HTMLIFrameElement;
}

function height() {
  return root.style.getPropertyValue('--calendar-height');
}

function paint() {
  jest.advanceTimersByTime(200);
}

function say(data: unknown, source: MessageEventSource | null, from = origin) {
  window.dispatchEvent(new MessageEvent('message', { data, origin: from, source }));
}

beforeEach(() => {
  jest.useFakeTimers();
  departures = 0;
  listening = [];
  for (const target of [window, document]) {
    const add = target.addEventListener;
    jest.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<typeof add>) => {
      listening.push([target, args]);
      add.apply(target, args);
    });
  }
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (/navigation/i.test(String(error))) departures += 1;
    else throw error;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  for (const [target, args] of listening) target.removeEventListener(...args);
  delete root.dataset.calendar;
  root.removeAttribute('data-offline');
  root.removeAttribute('style');
  jest.useRealTimers();
});

test('the frame loads after the first paint, and immediately in a background tab', () => {
  const frame = open('leadconnector');
  expect(root.dataset.unasked).toBe('');
  paint();
  expect([frame.loading, root.dataset.unasked]).toEqual(['eager', undefined]);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(open('leadconnector').loading).toBe('eager');
});

test('a frame that the browser has already loaded is not loaded again', () => {
  const addresses = jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set');
  const frame = open('leadconnector');
  say(ready, frame.contentWindow);
  paint();
  expect(addresses).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(root.dataset.calendar).toBe('ready');
});

test('a frame with a vendor script loads when the script has run or failed, or after three seconds', () => {
  const scriptSrc = 'https://vendor.example/embed.js';
  const frame = open('leadconnector', { scriptSrc });
  paint();
  expect(frame.loading).not.toBe('eager');
  document.dispatchEvent(new Event('vendor-script-settled'));
  expect(frame.loading).toBe('eager');
  const other = open('leadconnector', { scriptSrc });
  paint();
  jest.advanceTimersByTime(2800);
  expect(other.loading).not.toBe('eager');
  jest.advanceTimersByTime(200);
  expect(other.loading).toBe('eager');
});

test('a frame refused by the page’s policy blocks the calendar, unless the visitor has booked', () => {
  const frame = open('leadconnector');
  function refuse(effectiveDirective: string) {
    const violation = new Event('securitypolicyviolation');
    window.dispatchEvent(Object.assign(violation, { effectiveDirective }));
    return root.dataset.calendar;
  }
  say(ready, frame.contentWindow);
  expect(refuse('img-src')).toBe('ready');
  expect(refuse('frame-src')).toBe('blocked');
  say(booked, frame.contentWindow);
  expect(refuse('frame-src')).toBe('booked');
});

test('a refused frame that only fires an error event, as in Firefox, blocks the calendar', () => {
  const frame = open('leadconnector');
  frame.dispatchEvent(new Event('error'));
  expect(root.dataset.calendar).toBe('blocked');
});

test('each change of state is announced to the island', () => {
  const states: (string | undefined)[] = [];
  document.addEventListener('calendar-changed', () => states.push(root.dataset.calendar));
  const frame = open('leadconnector');
  paint();
  say(ready, frame.contentWindow);
  say(booked, frame.contentWindow);
  expect(states.slice(-2)).toEqual(['ready', 'booked']);
});

test('“Try again” loads the frame’s page again, without an entry in the visitor’s history', () => {
  const frame = open('leadconnector');
  paint();
  const replace = jest.fn();
  jest.spyOn(frame, 'contentWindow', 'get').mockReturnValue({ location: { replace } } as never);
  frame.insertAdjacentHTML('afterend', '<button data-calendar-press="retry">Try again</button>');
  document.querySelector('button')?.click();
  expect(replace).toHaveBeenCalledWith(expect.stringContaining('https://vendor.example/calendar'));
});

test('Cal.com’s older name for a booking counts if the newer one does not follow', () => {
  const frame = open('cal');
  say({ originator: 'CAL', type: 'bookingSuccessful', data: {} }, frame.contentWindow);
  expect(departures).toBe(0);
  jest.advanceTimersByTime(500);
  expect([root.dataset.calendar, departures]).toEqual(['booked', 1]);
});

test('a Cal.com booking that still has to be paid for is not counted under its older name', () => {
  const frame = open('cal');
  const unpaid = { paymentRequired: true };
  say({ originator: 'CAL', type: 'bookingSuccessful', data: {} }, frame.contentWindow);
  say({ originator: 'CAL', type: 'bookingSuccessfulV2', data: unpaid }, frame.contentWindow);
  jest.advanceTimersByTime(500);
  expect(departures).toBe(0);
});

test('a booking leads to the thank-you page once, and again after the visitor comes back from it', () => {
  const frame = open('leadconnector');
  say(booked, frame.contentWindow);
  say(booked, frame.contentWindow);
  expect([root.dataset.calendar, departures]).toEqual(['booked', 1]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  say(booked, frame.contentWindow);
  expect(departures).toBe(2);
});

test('a calendar that runs already is not replaced by a notice when one of its links fails', () => {
  const frame = open('cal');
  const fail = { originator: 'CAL', type: 'linkFailed', data: {} };
  say({ originator: 'CAL', type: 'linkReady', data: {} }, frame.contentWindow);
  say(fail, frame.contentWindow);
  expect(root.dataset.calendar).toBe('ready');
  const other = open('cal');
  say(fail, other.contentWindow);
  expect(root.dataset.calendar).toBe('stalled');
});

test('a visitor who books while offline stays on the page until the network is back', () => {
  const frame = open('leadconnector');
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  say(booked, frame.contentWindow);
  expect([root.dataset.calendar, departures]).toEqual(['booked', 0]);
  isOnline.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(departures).toBe(1);
});

test('a calendar that is refused while in use is lost, because the visitor may have booked', () => {
  const frame = open('leadconnector');
  say(ready, frame.contentWindow);
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
  const violation = new Event('securitypolicyviolation');
  window.dispatchEvent(Object.assign(violation, { effectiveDirective: 'frame-src' }));
  expect(root.dataset.calendar).toBe('lost');
});

test('the frame takes no focus while something covers it', () => {
  const frame = open('leadconnector');
  expect(frame.inert).toBe(true);
  say(ready, frame.contentWindow);
  expect(frame.inert).toBe(false);
});

test('the demo’s messages count only if they come from our own origin', () => {
  const frame = open('demo', { origins: ["'self'"] });
  say({ event: 'calendly.event_type_viewed' }, frame.contentWindow);
  expect(root.dataset.calendar).toBe('loading');
  say({ event: 'calendly.event_type_viewed' }, frame.contentWindow, location.origin);
  expect(root.dataset.calendar).toBe('ready');
});

test('from a frame nested in the calendar, only "booked" counts', () => {
  const frame = open('acuity', { nestedOrigins: ['https://inner.example'] });
  frame.src = 'about:blank';
  const inner = document.createElement('iframe');
  frame.contentDocument?.body.append(inner);
  say('sizing:1200', inner.contentWindow, 'https://inner.example');
  expect([root.dataset.calendar, height()]).toEqual(['loading', '']);
  say({ event: 'acuityBookingComplete' }, inner.contentWindow, 'https://inner.example.evil');
  say({ event: 'acuityBookingComplete' }, window, 'https://inner.example');
  expect(departures).toBe(0);
  say({ event: 'acuityBookingComplete' }, inner.contentWindow, 'https://inner.example');
  expect(departures).toBe(1);
});

test('the frame grows to the height that the calendar reports, up to a limit', () => {
  const frame = open('leadconnector');
  for (const px of [950, 9999, 1000]) say(['highlevel.setHeight', { height: px }], frame.contentWindow);
  expect(height()).toBe('3000px');
});

test('a calendar that waits for a reply gets one, addressed to its origin', () => {
  const frame = open('cal');
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
  say({ originator: 'CAL', type: '__iframeReady', data: {} }, frame.contentWindow);
  expect(post).toHaveBeenCalledWith(expect.objectContaining({ method: 'parentKnowsIframeReady' }), origin);
});

const bookings = fc.constantFrom<unknown>(
  booked,
  { event: 'calendly.event_scheduled' },
  { originator: 'CAL', type: 'bookingSuccessful', data: {} },
  { originator: 'CAL', type: 'bookingSuccessfulV2', data: {} },
  { event: 'acuityBookingComplete' },
  { meetingBookSucceeded: true, height: 2900 },
);
const words = fc.constantFrom(
  'set-sticky-contacts',
  '_ud',
  'highlevel.setHeight',
  'calendly.page_height',
  'CAL',
);
const texts = fc.constantFrom('[iFrameSizer]a:2900:1:init', 'sizing:2900', '{"appointment":{"id":"1"}}');
const keys = fc.constantFrom('event', 'payload', 'height', 'originator', 'type', 'data', '__proto__', 'then');
const anything = fc.anything({ withBigInt: true, withMap: true, withNullPrototype: true });
const fields = fc.dictionary(keys, fc.oneof(words, fc.double(), anything));
/** Real booking messages, and messages of every shape. */
const message = fc.oneof(bookings, words, texts, fields, fc.array(fc.oneof(words, texts, fields)), anything);
const vendors = Object.keys(readers).filter((id) => id !== 'link');
const strangers = fc.constantFrom(`${origin}.evil.example`, 'https://www.vendor.example', 'null', '');

test.each(vendors)('for %s, messages from any other window or origin change nothing', (vendor) => {
  const frame = open(vendor);
  paint();
  const before = root.outerHTML;
  fc.assert(
    fc.property(message, strangers, fc.boolean(), (data, stranger, isOwnWindow) => {
      if (isOwnWindow) say(data, frame.contentWindow, stranger);
      else say(data, window);
    }),
    { numRuns: 200 },
  );
  expect([root.outerHTML, departures]).toEqual([before, 0]);
});

test.each(vendors)(
  'for %s, no message of the frame throws, stores anything or leads to another page',
  (vendor) => {
    const frame = open(vendor);
    paint();
    fc.assert(
      fc.property(message, (data) => say(data, frame.contentWindow)),
      { numRuns: 200 },
    );
    expect(height()).toMatch(/^$|^(9\d\d|[12]\d\d\d|3000)px$/);
    expect(departures).toBeLessThanOrEqual(1);
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
    expect(Object.keys(Object.prototype)).toEqual([]);
  },
);
