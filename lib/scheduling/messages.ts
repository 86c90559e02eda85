import type { VendorId } from './vendors';

/** What a message of a vendor's frame means. Nothing else of it is kept, and an unknown shape means nothing. */
export type Meaning = {
  /** The vendor's own page runs. A frame's `load` event does not say that: browsers fire it for error pages too. */
  isReady?: boolean;
  /** Height that the calendar wants. */
  heightPx?: number | null;
  /** The visitor is on another step, which starts at the frame's top. */
  isNewStep?: boolean;
  /** Where the calendar wants the page scrolled: so far from here, from the top of the page or from that of the frame. */
  scroll?: { from: 'here' | 'page' | 'frame'; px: number };
  /** The vendor's page runs and has no calendar to show. */
  isFailed?: boolean;
  isBooked?: boolean;
  /** A time is asked for, and the clinic has to confirm it. */
  isRequested?: boolean;
  /**
   * Which of a vendor's names the news of a booking came by. A vendor that has a new name may send both, and then only
   * the new one says whether the booking still has to be paid for.
   */
  bookedName?: 'old' | 'new';
  /** What the vendor's page waits to hear back. */
  reply?: unknown;
};

/** `isUsed`: whether the visitor has put the focus into the frame, by a press or by keyboard. */
type Reader = (data: unknown, isUsed: boolean) => Meaning;

/** The fields of a message, or of nothing where it has none. */
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

/** Between 900 and 3,000 px; a frame asking for less than 320 or more than 10,000 is not talking about its calendar. */
function height(px: unknown) {
  if (typeof px !== 'number' || !(px >= 320 && px <= 1e4)) return null;
  return Math.min(Math.max(Math.ceil(px), 900), 3000);
}

function heightIn(pattern: RegExp, text: unknown) {
  return typeof text === 'string' && text.length < 500 ? height(Number(pattern.exec(text)?.[1])) : null;
}

function scrollFrom(from: 'here' | 'page' | 'frame', px: unknown): Meaning['scroll'] {
  return typeof px === 'number' && Math.abs(px) < 1e5 ? { from, px } : undefined;
}

/**
 * What iframe-resizer's frame side says in "[iFrameSizer]id:height:width:kind", in all its versions. Most kinds tell
 * what made the frame look at its size. These do not: they ask for something else, and their numbers are no sizes.
 */
const otherKinds =
  /^(scrollTo|scrollBy|scrollToOffset|message|inPageLink|mouse\w*|pageInfo\w*|parentInfo\w*|close|title|autoResize|beforeUnload|true|false)$/;

/** Also of interest for what a vendor's own script may hear. */
export function readSizer(data: string): Meaning {
  const [, first, kind = ''] =
    /^\[iFrameSizer\][^:]*:(-?\d+(?:\.\d+)?):[^:]*:(\w+)/.exec(data.slice(0, 500)) ?? [];
  const px = Number(first);
  if (kind === 'scrollTo') return { scroll: scrollFrom('page', px) };
  if (kind === 'scrollToOffset') return { scroll: scrollFrom('frame', px) };
  return { heightPx: kind === '' || otherKinds.test(kind) ? null : height(px) };
}

/**
 * The answer to iframe-resizer's greeting: without it the widget reports the height of its first screen only. In full,
 * because some versions make no number of a shorter one; "child" lets the frame notice that it became narrower.
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
  // The phone widget's only sign of a booking is an appointment inside the contact it stores. It sends the stored
  // contact again whenever a visitor comes back, so it counts only for one who has used the calendar.
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

// Not `__iframeReady`: a calendar that was renamed or switched off says that too, then `linkFailed`.
const calTypes: unknown[] = [
  'linkReady',
  '__dimensionChanged',
  'bookerViewed',
  'bookingSuccessful',
  'bookingSuccessfulV2',
];

/** Cal.com's news of a booking, by name: until 2024 that was `bookingSuccessful` alone, which self-hosted ones still say. */
const calBookedNames: Record<string, 'old' | 'new'> = {
  bookingSuccessful: 'old',
  bookingSuccessfulV2: 'new',
};

function readCal(data: unknown): Meaning {
  const { originator, type, data: more } = fields(data);
  if (originator !== 'CAL') return {};
  const { iframeHeight, distance, paymentRequired, status, confirmed } = fields(more);
  const bookedName = calTypes.includes(type) ? calBookedNames[`${type}`] : undefined;
  // A booking that still has to be paid for is not done.
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
    // Cal.com keeps its page invisible until the page around it has answered.
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
    // As Acuity's own script answers.
    reply: isLoad && 'acuity:init',
    // Acuity says nothing itself; the clinic adds this message as a custom conversion.
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
 * How each vendor of `vendors.ts` speaks; null where its frame tells the page nothing. Beside its row and not in it,
 * because a visitor's browser runs this and needs nothing of the row.
 */
export const readers: Record<VendorId, Reader | null> = {
  leadconnector: readLeadConnector,
  calendly: readCalendly,
  cal: readCal,
  acuity: readAcuity,
  hubspot: readHubSpot,
  frame: null,
  link: null,
  // Our own calendar speaks as Calendly does.
  demo: readCalendly,
};

/**
 * Whether a vendor's own script may hear a message: sizes and places on the page. The rest carries what a visitor typed
 * or the page's address, which LeadConnector's script stores or answers with, or has iframe-resizer take the frame away.
 */
export function isForVendorScript(data: unknown): boolean {
  if (typeof data === 'string') {
    const { heightPx, scroll } = readSizer(data);
    return typeof heightPx === 'number' || scroll !== undefined || /^(sizing|scrollTo):\d|^load$/.test(data);
  }
  if (Array.isArray(data)) return data[0] === 'iframeLoaded' || data[0] === 'highlevel.setHeight';
  return fields(data).event === 'calendly.page_height';
}
