/** @jest-environment jsdom */

import type { BookingHandle } from './booking-handle';
import { addFrame, forgetListeners, guard, paint, speak, watchListeners } from './guard-harness';
import { hostileMessage, seeded } from './hostile-messages';

const seed = 20_261_121;
const messagesPerVendor = 2500;
const vendors = ['leadconnector', 'calendly', 'cal', 'acuity', 'hubspot', 'demo'];

/** True bookings, one for each vendor: from the wrong mouth they must mean nothing either. */
const trueBookings: Record<string, unknown> = {
  leadconnector: ['msgsndr-booking-complete', {}],
  calendly: { event: 'calendly.event_scheduled', payload: {} },
  cal: { originator: 'CAL', type: 'bookingSuccessfulV2', data: { uid: 'u' } },
  acuity: { event: 'acuityBookingComplete' },
  hubspot: { meetingBookSucceeded: true },
  demo: { demo: 'booked' },
};

/** Not the vendor, however alike. */
const falseOrigins = [
  'https://vendor.example.evil.example',
  'https://evil-vendor.example',
  'http://vendor.example',
  'https://vendor.example:8443',
  'https://VENDOR.example',
  'https://vendor.exampl',
  'https://vendor.example ',
  'null',
  '',
  'http://localhost',
];

let errors: unknown[];

beforeEach(() => {
  errors = [];
  watchListeners();
  localStorage.clear();
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation((error) => errors.push(error));
  window.addEventListener('error', (event) => errors.push(event.error));
});

afterEach(() => {
  forgetListeners();
  jest.restoreAllMocks();
});

function expectUntouched(handle: BookingHandle, before: unknown, frame: HTMLIFrameElement) {
  expect(handle.signals()).toBe(before);
  expect(frame.style).toHaveLength(0);
  expect(localStorage.length + sessionStorage.length + document.cookie.length).toBe(0);
  expect(errors).toEqual([]);
}

test.each(vendors)('hostile messages from the %s frame itself change nothing', (vendor) => {
  const random = seeded(seed + vendors.indexOf(vendor));
  const frame = addFrame({ vendor });
  const handle = guard();
  paint();
  const post = jest.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation();
  const before = handle.signals();
  for (let count = 0; count < messagesPerVendor; count += 1)
    speak(hostileMessage(random), frame.contentWindow);
  expectUntouched(handle, before, frame);
  expect(post).not.toHaveBeenCalled();
  speak(trueBookings[vendor], frame.contentWindow);
  expect(handle.signals().isBooked).toBe(true);
});

test.each(vendors)('even a true %s booking means nothing from another window or origin', (vendor) => {
  const random = seeded(seed - vendors.indexOf(vendor));
  const frame = addFrame({ vendor });
  const stranger = document.createElement('iframe');
  document.body.append(stranger);
  const handle = guard();
  paint();
  const before = handle.signals();
  for (let count = 0; count < messagesPerVendor; count += 1) {
    const data = random() < 0.7 ? trueBookings[vendor] : hostileMessage(random);
    const origin = falseOrigins[Math.floor(random() * falseOrigins.length)];
    const source = [window, stranger.contentWindow, null][Math.floor(random() * 3)] ?? null;
    if (random() < 0.5) speak(data, frame.contentWindow, origin);
    else speak(data, source, 'https://vendor.example');
  }
  expectUntouched(handle, before, frame);
});
