import type { VendorId } from './vendors';

/**
 * What a message from a vendor's frame means. Nothing else of the message is kept, and a message of unknown shape has
 * no meaning.
 */
export type Meaning = {
  /**
   * The vendor's own page is running. The frame's `load` event does not show that, because browsers fire it for error
   * pages too.
   */
  isReady?: boolean;
  /** The height that the calendar asks for. */
  heightPx?: number | null;
  /** The visitor is on another step, which starts at the top of the frame. */
  isNewStep?: boolean;
  /**
   * How far the calendar asks the page to scroll: from the current position, the top of the page, or the top of the
   * frame.
   */
  scroll?: { from: 'here' | 'page' | 'frame'; px: number };
  /** The vendor's page is running, but has no calendar to show. */
  isFailed?: boolean;
  isBooked?: boolean;
  /** A time was requested, which the clinic has to confirm. */
  isRequested?: boolean;
  /**
   * Which of the vendor's event names reported the booking. A vendor with a new name may send both, and only the new
   * one says whether the booking still has to be paid for.
   */
  bookedName?: 'old' | 'new';
  /** The reply that the vendor's page is waiting for. */
  reply?: unknown;
};

/** `isUsed`: whether the visitor has moved the focus into the frame, by click, tap or keyboard. */
type Reader = (data: unknown, isUsed: boolean) => Meaning;

/** The fields of a message; none if it is not an object. */
function fields(data: unknown) {
  return Object(data) as Record<string, unknown>;
}

function fieldsOfJson(text: unknown) {
  if (typeof text !== 'string' || text.length > 1e5) return {};
  try {
    return fields(JSON.parse(text));
  } catch {
    return {};
  }
}

/**
 * The frame's minimum height and its maximum. The minimum is also the initial height, which app/styles/tokens.css repeats;
 * on a phone, the initial height there is 940 px.
 */
export const frameHeightPx = { least: 900, most: 3000 };

/**
 * Converts a height that the vendor reports to the height of the frame. A page that is hidden or not laid out yet
 * reports next to nothing, so values under 100 px and over 10,000 px are ignored; the last step of a booking can be as
 * short as 200 px.
 */
function height(px: unknown) {
  if (typeof px !== 'number' || !(px >= 100 && px <= 1e4)) return null;
  return Math.min(Math.max(Math.ceil(px), frameHeightPx.least), frameHeightPx.most);
}

function heightIn(pattern: RegExp, text: unknown) {
  return typeof text === 'string' && text.length < 500 ? height(Number(pattern.exec(text)?.[1])) : null;
}

function scrollFrom(from: 'here' | 'page' | 'frame', px: unknown): Meaning['scroll'] {
  return typeof px === 'number' && Math.abs(px) < 1e5 ? { from, px } : undefined;
}

/**
 * In messages of iframe-resizer, "[iFrameSizer]id:height:width:kind", most kinds say why the frame measured its size.
 * These kinds ask for something else, and their numbers are not sizes. The list covers all versions.
 */
const otherKinds =
  /^(scrollTo|scrollBy|scrollToOffset|message|inPageLink|mouse\w*|pageInfo\w*|parentInfo\w*|close|title|autoResize|beforeUnload|true|false)$/;

/** Reads a message of iframe-resizer. It also helps to decide what a vendor's own script may receive. */
function readSizer(data: string): Meaning {
  const [, first, kind = ''] =
    /^\[iFrameSizer\][^:]*:(-?\d+(?:\.\d+)?):[^:]*:(\w+)/.exec(data.slice(0, 500)) ?? [];
  const px = Number(first);
  if (kind === 'scrollTo') return { scroll: scrollFrom('page', px) };
  if (kind === 'scrollToOffset') return { scroll: scrollFrom('frame', px) };
  return { heightPx: kind === '' || otherKinds.test(kind) ? null : height(px) };
}

/**
 * The reply to iframe-resizer's greeting. Without it, the widget reports only the height of its first screen. It lists
 * every field, because some versions fail to parse a shorter one; "child" makes the frame notice when it becomes
 * narrower.
 */
const sizerAnswer =
  '[iFrameSizer]booking:0:false:false:32:true:true:null:bodyOffset:null:null:0:false:child:scroll:false';

const leadConnectorHeads: unknown[] = [
  'iframeLoaded',
  'fetch-query-params',
  'fetch-sticky-contacts',
  'set-sticky-contacts',
  'modify-parent-url',
  'highlevel.setHeight',
  'msgsndr-booking-complete',
];

function readLeadConnector(data: unknown, isUsed: boolean): Meaning {
  if (typeof data === 'string') {
    return {
      ...readSizer(data),
      isReady: /^\[iFrame(Resizer|Sizer)/.test(data),
      reply: data === '[iFrameResizerChild]Ready' && sizerAnswer,
    };
  }
  const [head, key, value] = Array.isArray(data) ? data : [];
  // The phone widget's only sign of a booking is an appointment in the contact that it stores. Because it sends the
  // stored contact again whenever a visitor returns, the message counts only if the visitor has used the calendar.
  const isContact = head === 'set-sticky-contacts' && key === '_ud' && isUsed;
  return {
    isReady: leadConnectorHeads.includes(head),
    heightPx: head === 'highlevel.setHeight' ? height(fields(key).height) : null,
    isBooked:
      head === 'msgsndr-booking-complete' || (isContact && !!fields(fieldsOfJson(value).appointment).id),
  };
}

const calendlyEvents: unknown[] = [
  'calendly.profile_page_viewed',
  'calendly.event_type_viewed',
  'calendly.date_and_time_selected',
  'calendly.event_scheduled',
  'calendly.page_height',
];

function readCalendly(data: unknown): Meaning {
  const { event, payload } = fields(data);
  const isHeight = event === 'calendly.page_height';
  return {
    isReady: calendlyEvents.includes(event),
    heightPx: isHeight ? heightIn(/^(\d+(?:\.\d+)?)px$/, fields(payload).height) : null,
    isBooked: event === 'calendly.event_scheduled',
  };
}

// `__iframeReady` is not in this list: a calendar that was renamed or switched off also sends it, before `linkFailed`.
const calTypes: unknown[] = [
  'linkReady',
  '__dimensionChanged',
  'bookerViewed',
  'bookingSuccessful',
  'bookingSuccessfulV2',
];

/**
 * Cal.com's names for a booking. Until 2024 `bookingSuccessful` was the only one, and self-hosted versions still use
 * it.
 */
const calBookedNames: Record<string, 'old' | 'new'> = {
  bookingSuccessful: 'old',
  bookingSuccessfulV2: 'new',
};

function readCal(data: unknown): Meaning {
  const { originator, type, data: more } = fields(data);
  if (originator !== 'CAL') return {};
  const { iframeHeight, distance, paymentRequired, status, confirmed } = fields(more);
  const bookedName = calTypes.includes(type) ? calBookedNames[`${type}`] : undefined;
  // A booking that still has to be paid for is not complete.
  const isDone = bookedName !== undefined && paymentRequired !== true;
  const isPending = status === 'PENDING' || confirmed === false;
  return {
    isReady: calTypes.includes(type),
    isFailed: type === 'linkFailed',
    heightPx: type === '__dimensionChanged' ? height(iframeHeight) : null,
    isNewStep: type === '__routeChanged',
    scroll: type === '__scrollByDistance' ? scrollFrom('here', distance) : undefined,
    isBooked: isDone && !isPending,
    isRequested: isDone && isPending,
    bookedName,
    // Cal.com keeps its page invisible until the page around it has replied.
    reply: type === '__iframeReady' && { originator: 'CAL', method: 'parentKnowsIframeReady' },
  };
}

function readAcuity(data: unknown): Meaning {
  const { event } = typeof data === 'string' ? fieldsOfJson(data) : fields(data);
  const text = typeof data === 'string' ? data : '';
  const [, offset] = /^scrollTo:(\d{1,5})$/.exec(text) ?? [];
  const isLoad = /^load(:|$)/.test(text);
  return {
    isReady: isLoad || text.startsWith('sizing:'),
    heightPx: heightIn(/^sizing:(\d+(?:\.\d+)?)(?::|$)/, data),
    isNewStep: isLoad,
    scroll: offset ? scrollFrom('frame', Number(offset)) : undefined,
    // The same reply as from Acuity's own script.
    reply: isLoad && 'acuity:init',
    // Acuity itself reports no booking. The clinic adds this message as a custom conversion.
    isBooked: event === 'acuityBookingComplete',
  };
}

function readHubSpot(data: unknown): Meaning {
  const { meetingBookSucceeded, readyForConsentListener, height: px } = fields(data);
  const heightPx = height(px);
  const isBooked = meetingBookSucceeded === true;
  return { isReady: isBooked || readyForConsentListener === true || heightPx !== null, heightPx, isBooked };
}

/**
 * How each vendor of `vendors.ts` reports to the page; null if its frame sends no messages. The readers are not part of
 * the vendors' rows, because the visitor's browser runs only the readers.
 */
export const readers: Record<VendorId, Reader | null> = {
  leadconnector: readLeadConnector,
  calendly: readCalendly,
  cal: readCal,
  acuity: readAcuity,
  hubspot: readHubSpot,
  frame: null,
  link: null,
  // Our own demo calendar sends Calendly's messages.
  demo: readCalendly,
};

/**
 * Whether a message may be passed on to a vendor's own script. Only sizes and scroll positions may. Other messages
 * carry what a visitor typed or the page's URL, which LeadConnector's script would store or send back, or they would
 * make iframe-resizer remove the frame.
 */
export function isForVendorScript(data: unknown): boolean {
  if (typeof data === 'string') {
    const { heightPx, scroll } = readSizer(data);
    return typeof heightPx === 'number' || scroll !== undefined || /^(sizing|scrollTo):\d|^load$/.test(data);
  }
  if (Array.isArray(data)) return data[0] === 'iframeLoaded' || data[0] === 'highlevel.setHeight';
  return fields(data).event === 'calendly.page_height';
}
