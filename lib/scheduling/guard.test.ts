/** @jest-environment jsdom */

import { addFrame, forgetListeners, guard, paint, speak, watchListeners } from './guard-harness';

/** jsdom cannot leave a page; each attempt is an error of its own kind on the console. */
let departures: number;

beforeEach(() => {
  departures = 0;
  watchListeners();
  history.replaceState(null, '', '/booking');
  jest.spyOn(console, 'error').mockImplementation((error) => {
    if (/navigation/i.test(String(error))) departures += 1;
    else throw error;
  });
});

afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
});

/** A lazy frame that is not shown asks for nothing. */
function isShown(frame: HTMLIFrameElement) {
  return frame.style.display !== 'none';
}

const booked = ['msgsndr-booking-complete', { calendarId: 'c' }];

test('started twice there is one guard', () => {
  // A guard without a frame would go on to watch for those of the other tests.
  addFrame({ vendor: 'leadconnector' });
  expect(guard()).toBe(guard());
});

test('a frame that the parser has yet to reach gets its final address and starts', async () => {
  history.replaceState(null, '', '/booking?utm_source=news&email=pat%40example.com');
  guard();
  const frame = addFrame({ vendor: 'leadconnector', attribution: 'utm_source utm_medium' });
  await Promise.resolve();
  paint();
  expect(frame.src).toBe('https://vendor.example/calendar?a=1&utm_source=news');
  expect(frame.loading).toBe('eager');
});

test('a visitor without attribution gets the address of the HTML', () => {
  const frame = addFrame({ vendor: 'leadconnector', attribution: 'utm_source' });
  guard();
  paint();
  expect(frame.getAttribute('src')).toBe('https://vendor.example/calendar?a=1');
});

describe('the calendar is asked for', () => {
  let frame: HTMLIFrameElement;
  beforeEach(() => {
    history.replaceState(null, '', '/booking?utm_source=news');
    frame = addFrame({ vendor: 'leadconnector', attribution: 'utm_source' });
  });
  afterEach(() => jest.useRealTimers());

  function isAskedFor() {
    return isShown(frame) && frame.src === 'https://vendor.example/calendar?a=1&utm_source=news';
  }

  test('after the page is painted', () => {
    guard();
    expect(isAskedFor()).toBe(false);
    paint();
    expect(isAskedFor()).toBe(true);
  });

  test('once', () => {
    jest.useFakeTimers();
    guard();
    paint();
    frame.src = '';
    jest.runAllTimers();
    expect(isAskedFor()).toBe(false);
  });

  test('at once in a tab that nobody looks at', () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    guard();
    expect(isAskedFor()).toBe(true);
  });

  test('after a second where the browser does not tell what it painted', () => {
    jest.useFakeTimers();
    guard();
    jest.advanceTimersByTime(999);
    expect(isAskedFor()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isAskedFor()).toBe(true);
  });
});

test('links to the vendor carry the attribution too', () => {
  history.replaceState(null, '', '/booking?utm_source=news');
  const link = document.createElement('a');
  link.href = 'https://vendor.example/calendar';
  link.dataset.attribution = 'utm_source';
  document.body.append(link);
  guard();
  expect(link.href).toBe('https://vendor.example/calendar?utm_source=news');
});

test('for a vendor that takes no attribution the address stays, also when this page’s has a value without a name', () => {
  history.replaceState(null, '', '/booking?utm_source=news&=x');
  const frame = addFrame({ vendor: 'leadconnector' });
  guard();
  paint();
  expect(frame.getAttribute('src')).toBe('https://vendor.example/calendar?a=1');
});

test('the first verified message makes the calendar ready, for those who asked to know', () => {
  const frame = addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  const listener = jest.fn();
  const stop = handle.subscribe(listener);
  speak(['iframeLoaded'], frame.contentWindow);
  expect(handle.signals().isReady).toBe(true);
  expect(frame.hasAttribute('data-ready')).toBe(true);
  speak(['iframeLoaded'], frame.contentWindow);
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  speak(booked, frame.contentWindow);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('a booking is taken on once, however often it is said', () => {
  const frame = addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  speak(booked, frame.contentWindow);
  speak(booked, frame.contentWindow);
  expect(handle.signals().isBooked).toBe(true);
  expect(departures).toBe(1);
});

test('a visitor who comes back from the thank-you page can book again', () => {
  const frame = addFrame({ vendor: 'leadconnector' });
  guard();
  speak(booked, frame.contentWindow);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  speak(booked, frame.contentWindow);
  expect(departures).toBe(2);
});

test('the frame only ever grows', () => {
  const frame = addFrame({ vendor: 'demo' });
  guard();
  for (const heightPx of [950, 1200, 1000]) speak({ demo: 'height', heightPx }, frame.contentWindow);
  expect(frame.style.height).toBe('1200px');
});

test('a frame of our own origin is believed on our own origin only', () => {
  const frame = addFrame({ vendor: 'demo', origins: "'self'" });
  const handle = guard();
  speak({ demo: 'ready' }, frame.contentWindow);
  expect(handle.signals().isReady).toBe(false);
  speak({ demo: 'ready' }, frame.contentWindow, location.origin);
  expect(handle.signals().isReady).toBe(true);
});

test('a frame inside the frame may say "booked" and nothing else', () => {
  const frame = addFrame({ vendor: 'acuity', nestedOrigins: 'https://inner.example' }, 'about:blank');
  const handle = guard();
  const inner = document.createElement('iframe');
  frame.contentDocument?.body.append(inner);
  speak('sizing:1200', inner.contentWindow, 'https://inner.example');
  expect(handle.signals().isReady).toBe(false);
  expect(frame.style.height).toBe('');
  const own = document.createElement('iframe');
  document.body.append(own);
  speak({ event: 'acuityBookingComplete' }, own.contentWindow, 'https://inner.example');
  speak({ event: 'acuityBookingComplete' }, inner.contentWindow, 'https://inner.example.evil');
  expect(handle.signals().isBooked).toBe(false);
  speak({ event: 'acuityBookingComplete' }, inner.contentWindow, 'https://inner.example');
  expect(handle.signals().isBooked).toBe(true);
});

test('a calendar that waits for an answer gets it, on its own origin', () => {
  const frame = addFrame({ vendor: 'cal' });
  guard();
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
  speak({ originator: 'CAL', type: '__iframeReady', data: {} }, frame.contentWindow);
  expect(post).toHaveBeenCalledWith(
    { originator: 'CAL', method: 'parentKnowsIframeReady' },
    'https://vendor.example',
  );
});

test('a frame that is replaced is guarded in its place', () => {
  const first = addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  const gone = first.contentWindow;
  first.remove();
  const second = addFrame({ vendor: 'leadconnector' });
  speak(['iframeLoaded'], gone);
  expect(handle.signals().isReady).toBe(false);
  speak(['iframeLoaded'], second.contentWindow);
  expect(handle.signals().isReady).toBe(true);
  paint();
  expect(second.loading).toBe('eager');
});

function violate(blockedURI: string, more = {}) {
  const event = new Event('securitypolicyviolation');
  window.dispatchEvent(
    Object.assign(event, { blockedURI, effectiveDirective: 'frame-src', disposition: 'enforce', ...more }),
  );
}

test('only an enforced policy against this very frame counts as blocked', () => {
  addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  violate('https://other.example/frame');
  violate('https://vendor.example/calendar', { effectiveDirective: 'img-src' });
  violate('https://vendor.example/calendar', { disposition: 'report' });
  expect(handle.signals().isBlocked).toBe(false);
  violate('https://vendor.example/calendar');
  expect(handle.signals().isBlocked).toBe(true);
});

test('trying again starts the wait anew', () => {
  jest.useFakeTimers();
  const frame = addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  const startedAtMs = handle.signals().startedAtMs;
  frame.dispatchEvent(new Event('error'));
  expect(handle.signals().isBlocked).toBe(true);
  jest.advanceTimersByTime(5000);
  handle.retry();
  expect(handle.signals()).toMatchObject({
    isBlocked: false,
    isReady: false,
    startedAtMs: startedAtMs + 5000,
  });
  jest.useRealTimers();
});

test('a calendar that has not been asked for yet is not asked for by trying again', () => {
  addFrame({ vendor: 'leadconnector' });
  const handle = guard();
  const before = handle.signals();
  handle.retry();
  expect(handle.signals()).toBe(before);
  expect(departures).toBe(0);
});

test('the vendor’s script comes first, hears heights only and can store nothing', () => {
  const descriptors = ['localStorage', 'sessionStorage'].map((name) =>
    Object.getOwnPropertyDescriptor(window, name),
  );
  localStorage.clear();
  const realStorage = localStorage;
  const frame = addFrame({ vendor: 'leadconnector', script: 'https://vendor.example/form_embed.js' });
  guard();
  const script = document.querySelector<HTMLScriptElement>(
    'script[src="https://vendor.example/form_embed.js"]',
  );
  expect(isShown(frame)).toBe(false);
  script?.dispatchEvent(new Event('load'));
  expect([isShown(frame), frame.src]).toEqual([true, 'https://vendor.example/calendar?a=1']);

  const heard: unknown[] = [];
  window.onmessage = (event) => heard.push(event.data);
  for (const data of [
    null,
    '[iFrameSizer]x:1000:1:init',
    ['highlevel.setHeight', { height: 1000 }],
    ['set-sticky-contacts', '_ud', '{"email":"pat@example.com"}'],
    ['fetch-query-params'],
    ['modify-parent-url', 'https://evil.example'],
    booked,
  ]) {
    speak(data, frame.contentWindow);
  }
  speak('[iFrameSizer]x:1000:1:init', frame.contentWindow, 'https://evil.example');
  expect(heard).toEqual(['[iFrameSizer]x:1000:1:init', ['highlevel.setHeight', { height: 1000 }]]);
  window.onmessage = null;

  localStorage.setItem('_ud', 'x');
  window.localStorage._ud = 'x';
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the vendor's script does
  document.cookie = 'a=b';
  expect(realStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  Reflect.deleteProperty(document, 'cookie');
  expect(document.cookie).toBe('');
  ['localStorage', 'sessionStorage'].forEach((name, index) => {
    Object.defineProperty(window, name, descriptors[index] ?? {});
  });
});

test('a vendor script that writes the page anew leaves a frame with its address', () => {
  const frame = addFrame({ vendor: 'leadconnector', script: 'https://vendor.example/rewriting.js' });
  guard();
  const copy = frame.cloneNode() as HTMLIFrameElement;
  frame.replaceWith(copy);
  document.querySelector('script[src$="rewriting.js"]')?.dispatchEvent(new Event('load'));
  expect([isShown(copy), copy.src]).toEqual([true, 'https://vendor.example/calendar?a=1']);
});

test('a vendor script that fails or hangs does not keep the calendar back', () => {
  jest.useFakeTimers();
  for (const end of [
    (script: Element | null) => script?.dispatchEvent(new Event('error')),
    () => jest.advanceTimersByTime(3000),
  ]) {
    const frame = addFrame({ vendor: 'leadconnector', script: 'https://vendor.example/form_embed.js' });
    guard();
    expect(isShown(frame)).toBe(false);
    end(document.head.querySelector('script:last-of-type'));
    expect([isShown(frame), frame.src]).toEqual([true, 'https://vendor.example/calendar?a=1']);
    forgetListeners();
    watchListeners();
  }
  jest.useRealTimers();
});

test('where storage cannot be taken away the vendor script does not run, and the calendar shows', () => {
  const define = jest.spyOn(Object, 'defineProperty').mockImplementation(() => {
    throw new TypeError('Cannot redefine property: cookie');
  });
  const frame = addFrame({ vendor: 'leadconnector', script: 'https://locked.example/form_embed.js' });
  guard();
  define.mockRestore();
  expect(document.querySelector('script[src^="https://locked.example"]')).toBeNull();
  expect([isShown(frame), frame.src]).toEqual([true, 'https://vendor.example/calendar?a=1']);
});
