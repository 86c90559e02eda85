/**
 * Stands between the vendor's frame and the page, inline ahead of the frame: hears its first message, believes only the
 * frame's own window on an exact origin, keeps what messages mean and none of what they carry, sets the frame's height,
 * gives it its address once, and takes a booked visitor to the thank-you page. It alone writes the calendar's state and
 * the frame's attributes, and needs nothing else: React may never come.
 */
import { withAttribution } from '@/lib/attribution';
import {
  type CalendarPress,
  type CalendarState,
  calendarChanged,
  readCalendarState,
  vendorScriptSettled,
} from '@/lib/scheduling/calendar-state';
import { type Meaning, readers } from '@/lib/scheduling/messages';
import type { Scheduling } from '@/lib/scheduling/resolve-scheduling';
import type { VendorId } from '@/lib/scheduling/vendors';
import { fitFrame } from './calendar-fit';
import { afterFirstWords } from './first-words';

/** How long the frame may say nothing before the visitor is told. */
const waitMs = 12_000;
/** The calendar waits no longer for the vendor's own script. */
const vendorScriptWaitMs = 3000;
/** A vendor who also has a newer name for "booked" sends it in the same instant. */
const newerNameWaitMs = 500;

const root = document.documentElement;
const place = document.querySelector<HTMLElement>('[data-scheduling]');
const settings: Scheduling['inBrowser'] = JSON.parse(place?.dataset.scheduling ?? '');
const origins = settings.origins.map((origin) => (origin === "'self'" ? location.origin : origin));
let address = '';
let timer = 0;
let hasNewName = false;

/** Looked up each time, because an ad blocker may have taken it out of the page. */
function findFrame() {
  return document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
}

function isIn(...states: CalendarState[]) {
  return (states as (CalendarState | undefined)[]).includes(readCalendarState());
}

function become(state: CalendarState) {
  clearTimeout(timer);
  root.dataset.calendar = state;
  const frame = findFrame();
  // What is covered takes no focus.
  if (frame) frame.inert = isIn('loading', 'stalled', 'blocked', 'lost');
  document.dispatchEvent(new Event(calendarChanged));
}

function startWait() {
  become('loading');
  timer = window.setTimeout(() => become(findFrame() ? 'stalled' : 'blocked'), waitMs);
}

/** Lazy and not shown, the frame has asked for nothing so far; given its final address it makes one request. */
function ask() {
  delete root.dataset.unasked;
  const frame = findFrame();
  if (address) return;
  if (!frame) {
    // A scheduler that only opens in a new tab has none.
    if (origins.length > 0) become('blocked');
    return;
  }
  address = withAttribution(frame.src, location.search, settings.attributionKeys);
  // Firefox tells of a refused frame so.
  frame.addEventListener('error', hearRefusal);
  // From a vendor who says nothing, that it has loaded is all there is to know.
  if (!readers[frame.dataset.vendor as VendorId])
    frame.addEventListener('load', () => isIn('loading', 'stalled') && become('ready'));
  // The address comes first: an eager frame would ask for the old one at once.
  frame.src = address;
  frame.loading = 'eager';
  startWait();
}

function retry() {
  const inner = findFrame()?.contentWindow;
  // Only loading the page again brings back a frame that was taken out.
  if (!inner) return location.reload();
  // Not through `src`, which would leave each try in the visitor's history.
  inner.location.replace(address);
  startWait();
}

function answerPress({ target }: Event) {
  const button = (target as Element).closest?.<HTMLElement>('[data-calendar-press]');
  const press = button?.dataset.calendarPress as CalendarPress | undefined;
  if (press === 'retry') retry();
  if (press === 'show') become('ready');
}

function hear({ data, origin, source }: MessageEvent<unknown>) {
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
    if (said.isReady && isIn('loading', 'stalled', 'blocked', 'lost')) become('ready');
    if (said.isFailed && isIn('loading')) become('stalled');
  }
  hasNewName ||= said.bookedName === 'new';
  if (said.bookedName === 'old') setTimeout(() => hasNewName || hearBooking(said), newerNameWaitMs);
  else hearBooking(said);
}

function hearBooking({ isBooked, isRequested }: Meaning) {
  if (isIn('booked')) return;
  if (isRequested) become('requested');
  if (!isBooked) return;
  become('booked');
  goOn();
}

/** The browser refused what the frame was sent to. A visitor who was using it may have booked just before. */
function hearRefusal() {
  if (isIn('booked')) return;
  const isUsed = isIn('ready', 'requested', 'lost') && document.activeElement === findFrame();
  become(isUsed ? 'lost' : 'blocked');
}

/** The vendor's own redirect may arrive in the same instant; replacing leaves one thank-you page, not two. */
function goOn() {
  if (navigator.onLine) location.replace('/thank-you');
}

function showNetwork() {
  root.toggleAttribute('data-offline', !navigator.onLine);
}

/** Links to the vendor take along what the visitor arrived with, at the first sign that one is about to be followed. */
function decorateLink({ target }: Event) {
  const link = (target as Element).closest?.<HTMLAnchorElement>('[data-scheduling] a[target]');
  if (link) link.href = withAttribution(link.href, location.search, settings.attributionKeys);
}

for (const sign of ['pointerdown', 'focusin', 'click']) document.addEventListener(sign, decorateLink, true);
// Ahead of any listener of the vendor's own script.
addEventListener('message', hear, true);
addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
  // The only frame of the page is the calendar's, wherever it was sent.
  if (effectiveDirective === 'frame-src') hearRefusal();
});
// A visitor who comes back from the thank-you page may book once more.
addEventListener('pageshow', ({ persisted }) => persisted && isIn('booked') && become('ready'));
addEventListener('offline', showNetwork);
addEventListener('online', () => {
  showNetwork();
  if (isIn('booked')) goOn();
  else if (address && findFrame() && isIn('loading', 'stalled', 'blocked')) retry();
});
document.addEventListener('click', answerPress);

showNetwork();
become('loading');
// Its address is not taken away: the browser would set up an empty page in its place, 10 ms of a phone's first paint.
root.dataset.unasked = '';
// What is asked for before shares the line and the phone with the page's words.
if (settings.scriptSrc) {
  // Some scripts have to run before the frame loads (vendor-script.ts).
  document.addEventListener(vendorScriptSettled, ask);
  afterFirstWords(() => setTimeout(ask, vendorScriptWaitMs));
} else afterFirstWords(ask);
