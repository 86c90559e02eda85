/**
 * Stands between the vendor's frame and the page. It runs inline ahead of the frame, so it hears the first message. It
 * accepts messages only from the frame's own window and from exact origins, and keeps only what they mean, never the
 * data in them. It sets the frame's height, sets the frame's `src` once, and takes a visitor who has booked to the
 * thank-you page. Only this script writes the calendar's state, and the frame's `src`, `loading` and `inert`. It does not
 * depend on React, which may never load.
 */

import { withAttribution } from '@/lib/attribution';
import type { PagePath } from '@/lib/pages';
import {
  type CalendarPress,
  type CalendarState,
  calendarChanged,
  calendarWaitMs,
  readCalendarState,
  vendorScriptSettled,
  vendorScriptWaitMs,
} from '@/lib/scheduling/calendar-state';
import { type Meaning, readers } from '@/lib/scheduling/messages';
import type { VendorId } from '@/lib/scheduling/vendors';
import { fitFrame } from './calendar-fit';
import { readCalendarSettings } from './calendar-settings';
import { afterFirstWords } from './first-words';

/**
 * How long to wait, after a vendor's old event name for "booked", for its new one. A vendor that has both sends them at
 * nearly the same time.
 */
const newNameWaitMs = 500;

const root = document.documentElement;
const container = document.querySelector<HTMLElement>('[data-scheduling]');
const settings = readCalendarSettings(container);
const { origins } = settings;
let address = '';
let timer = 0;
let hasNewName = false;
/** Whether a content blocker hides the frame. */
let isHidden = false;

/** Queries each time, because an ad blocker may have removed the frame from the page. */
function findFrame() {
  return document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
}

function isIn(...states: CalendarState[]) {
  return (states as (CalendarState | undefined)[]).includes(readCalendarState());
}

/**
 * Whether the calendar ends below the viewport. If it does, it can become shorter without moving anything that the
 * visitor sees.
 */
function isEndBelowScreen() {
  return container !== null && container.getBoundingClientRect().bottom >= innerHeight;
}

function setState(state: CalendarState) {
  clearTimeout(timer);
  root.dataset.calendar = state;
  const frame = findFrame();
  // While a notice covers the frame, the frame must not take focus.
  if (frame) frame.inert = isIn('loading', 'stalled', 'blocked', 'lost');
  root.toggleAttribute('data-calendar-short', isIn('stalled', 'blocked', 'lost') && isEndBelowScreen());
  document.dispatchEvent(new Event(calendarChanged));
}

/** Shows the frame. If a content blocker hides it, shows a notice instead of the empty space. */
function setReady() {
  setState('ready');
  const frame = findFrame();
  // Before loadFrame runs, the site's own style sheet hides the frame.
  const isAsked = !('unasked' in root.dataset);
  isHidden = isAsked && frame !== null && getComputedStyle(frame).display === 'none';
  if (isHidden) setState('blocked');
}

function startWait() {
  isHidden = false;
  root.removeAttribute('data-calendar-anyway');
  setState('loading');
  timer = window.setTimeout(() => setState(findFrame() ? 'stalled' : 'blocked'), calendarWaitMs);
}

/** Asks for a dark page if the visitor's browser prefers one: at night a white frame dazzles. */
function inVisitorsColours(href: string) {
  const { darkQuery } = settings;
  if (!darkQuery || !matchMedia('(prefers-color-scheme: dark)').matches) return href;
  const url = new URL(href);
  for (const [key, value] of Object.entries(darkQuery)) url.searchParams.set(key, value);
  return url.href;
}

/**
 * Loads the frame. Because it is lazy and hidden, it has requested nothing so far; with its final URL it makes a single
 * request.
 */
function loadFrame() {
  delete root.dataset.unasked;
  const frame = findFrame();
  if (address) return;
  if (!frame?.src) {
    // A scheduler that only opens in a new tab has no frame and no origins.
    if (origins.length > 0) setState('blocked');
    return;
  }
  address = inVisitorsColours(withAttribution(frame.src, location.search, settings.attributionKeys));
  const isSame = address === frame.src;
  // Browsers without lazy frames, or without the style sheet that hides this one, have loaded it already. Setting the
  // same URL would load it a second time.
  const isLoaded = isSame && isIn('ready');
  if (!isSame) frame.src = address;
  // Set `loading` after the URL: an eager frame would request the old URL immediately.
  frame.loading = 'eager';
  if (isLoaded) setReady();
  else startWait();
}

function retry() {
  const inner = findFrame()?.contentWindow;
  // If the frame was removed or has lost its URL, only reloading the page brings it back.
  if (!inner || !address) return location.reload();
  // Setting `src` would add an entry to the visitor's history with every retry.
  inner.location.replace(address);
  startWait();
}

function answerPress({ target }: Event) {
  const button = (target as Element).closest?.<HTMLElement>('[data-calendar-press]');
  const press = button?.dataset.calendarPress as CalendarPress | undefined;
  if (press === 'retry') retry();
  if (press !== 'show') return;
  // The frame may show only the browser's error page, so the other ways to book stay above it, and in view.
  if (isIn('stalled')) root.dataset.calendarAnyway = '';
  setReady();
  const whole = findFrame()?.closest('[data-scheduling]');
  if (whole && whole.getBoundingClientRect().top < 0) whole.scrollIntoView();
}

function handleMessage({ data, origin, source }: MessageEvent<unknown>) {
  const frame = findFrame();
  const inner = frame?.contentWindow;
  if (!frame || !inner) return;
  const isFrame = source === inner && origins.includes(origin);
  const isNested = (source as Window | null)?.parent === inner && settings.nestedOrigins.includes(origin);
  if (!isFrame && !isNested) return;
  const read = readers[frame.dataset.vendor as VendorId];
  const said = read?.(data, document.activeElement === frame) ?? {};
  if (isFrame) {
    fitFrame(frame, said);
    if (said.reply) inner.postMessage(said.reply, origin);
    if (said.isReady && !isHidden && isIn('loading', 'stalled', 'blocked', 'lost')) setReady();
    if (said.isFailed && isIn('loading')) setState('stalled');
  }
  hasNewName ||= said.bookedName === 'new';
  if (said.bookedName === 'old') setTimeout(() => hasNewName || handleBooking(said), newNameWaitMs);
  else handleBooking(said);
}

function handleBooking({ isBooked, isRequested }: Meaning) {
  if (isIn('booked')) return;
  if (isRequested) setState('requested');
  if (!isBooked) return;
  setState('booked');
  openThankYouPage();
}

/**
 * Handles a frame that the browser refused to load. A visitor who was using the calendar may have booked just before.
 */
function handleRefusal() {
  if (isIn('booked')) return;
  const isUsed = isIn('ready', 'requested', 'lost') && document.activeElement === findFrame();
  setState(isUsed ? 'lost' : 'blocked');
}

/** Whether the URL is that of a frame that someone else, such as a browser extension, has put into the page. */
function isOthersFrame(address: string) {
  const frame = findFrame();
  return Array.from(document.querySelectorAll('iframe')).some(
    (other) => other !== frame && other.src.startsWith(address),
  );
}

/** If the vendor sends no messages, the load event is the only sign that the calendar works. */
function handleLoad({ target }: Event) {
  const frame = findFrame();
  if (!frame?.src || target !== frame || readers[frame.dataset.vendor as VendorId]) return;
  if (isIn('loading', 'stalled')) setReady();
}

/**
 * Opens the thank-you page. Because the vendor's own redirect may arrive at the same moment, this replaces the history
 * entry, so that the Back button never shows the page twice.
 */
function openThankYouPage() {
  if (navigator.onLine) location.replace('/thank-you' satisfies PagePath);
}

function showNetwork() {
  root.toggleAttribute('data-offline', !navigator.onLine);
}

/**
 * Adds the campaign of the visit to a link to the vendor, at the first sign that the visitor is about to follow the
 * link.
 */
function decorateLink({ target }: Event) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('[data-scheduling] a[target]');
  if (link) link.href = withAttribution(link.href, location.search, settings.attributionKeys);
}

for (const sign of ['pointerdown', 'focusin', 'click']) document.addEventListener(sign, decorateLink, true);
// Capturing, and registered before the vendor's script, so that this listener runs first.
addEventListener('message', handleMessage, true);
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
  // The calendar's frame is the only frame that this site puts on the page. So the refused frame is the calendar's,
  // whatever URL it was sent to, unless someone else's frame has that URL.
  if (effectiveDirective === 'frame-src' && !isOthersFrame(blockedURI)) handleRefusal();
});
// The listener is on the document, because an extension may replace the frame with a copy, which has no listeners.
document.addEventListener('load', handleLoad, true);
// Firefox reports a refused frame by an error event.
document.addEventListener('error', ({ target }) => target === findFrame() && handleRefusal(), true);
// A visitor who comes back from the thank-you page may book again.
addEventListener('pageshow', ({ persisted }) => persisted && isIn('booked') && setState('ready'));
addEventListener('offline', showNetwork);
addEventListener('online', () => {
  showNetwork();
  if (isIn('booked')) openThankYouPage();
  else if (address && findFrame() && isIn('loading', 'stalled', 'blocked')) retry();
});
document.addEventListener('click', answerPress);

showNetwork();
setState('loading');
// The frame keeps its `src`: without one, the browser would load about:blank, which costs a slow phone 10 ms before the
// first paint.
root.dataset.unasked = '';
// Loading the frame earlier would compete with the page's own text for bandwidth and CPU.
if (settings.scriptSrc) {
  // Some vendor scripts have to run before the frame loads (vendor-script.ts).
  document.addEventListener(vendorScriptSettled, loadFrame);
  afterFirstWords(() => setTimeout(loadFrame, vendorScriptWaitMs));
} else afterFirstWords(loadFrame);
