/**
 * How a vendor's frame speaks to the page around it. Readers take whatever a message carried, return nothing of it
 * but the signal, and treat every shape they do not know as silence.
 */
export type Dialect = {
  /** Says that the vendor's own page runs. A frame's `load` event does not: browsers fire it for error pages too. */
  isReady(data: unknown): boolean;
  /** Wanted height, already clamped, or null. */
  heightPx(data: unknown): number | null;
  isBooked(data: unknown): boolean;
  /** What the vendor's page waits to hear back, if anything. */
  reply?(data: unknown): unknown;
};

type Fields = Record<string, unknown>;

/** The fields of a message, or of nothing when the message is null or undefined. */
function fields(data: unknown) {
  return Object(data) as Fields;
}

/** A frame asking for less than 320 or more than 10,000 px is not talking about its calendar. */
function clampHeight(px: number) {
  return px >= 320 && px <= 1e4 ? Math.min(Math.max(Math.ceil(px), 900), 3000) : null;
}

function heightOf(value: unknown) {
  return typeof value === 'number' ? clampHeight(value) : null;
}

function heightIn(pattern: RegExp, data: unknown) {
  return typeof data === 'string' && data.length < 500 ? clampHeight(Number(pattern.exec(data)?.[1])) : null;
}

const leadConnectorHeads: unknown[] = [
  'iframeLoaded',
  'fetch-query-params',
  'fetch-sticky-contacts',
  'set-sticky-contacts',
  'modify-parent-url',
  'highlevel.setHeight',
  'msgsndr-booking-complete',
];

/** The phone widget's only sign of a booking: an appointment id inside the contact it sends. Looked at, never kept. */
function hasAppointment(json: unknown) {
  return typeof json === 'string' && json.length < 1e5 && !!fields(fields(JSON.parse(json)).appointment).id;
}

export const leadconnector: Dialect = {
  isReady: (data) =>
    typeof data === 'string'
      ? /^\[iFrame(Resizer|Sizer)/.test(data)
      : Array.isArray(data) && leadConnectorHeads.includes(data[0]),
  heightPx: (data) =>
    Array.isArray(data)
      ? data[0] === 'highlevel.setHeight'
        ? heightOf(fields(data[1]).height)
        : null
      : heightIn(/^\[iFrameSizer\][^:]*:(\d+(?:\.\d+)?):/, data),
  isBooked: (data) =>
    Array.isArray(data) &&
    (data[0] === 'msgsndr-booking-complete' ||
      (data[0] === 'set-sticky-contacts' && data[1] === '_ud' && hasAppointment(data[2]))),
  // iframe-resizer's greeting: without it the widget reports the height of its first screen only.
  reply: (data) => (data === '[iFrameResizerChild]Ready' ? '[iFrameSizer]booking:0:false:false:32' : null),
};

export const calendly: Dialect = {
  isReady: (data) =>
    [
      'profile_page_viewed',
      'event_type_viewed',
      'date_and_time_selected',
      'event_scheduled',
      'page_height',
    ].some((event) => fields(data).event === `calendly.${event}`),
  heightPx: (data) =>
    fields(data).event === 'calendly.page_height'
      ? heightIn(/^(\d+(?:\.\d+)?)px$/, fields(fields(data).payload).height)
      : null,
  isBooked: (data) => fields(data).event === 'calendly.event_scheduled',
};

function isCal(data: unknown, ...types: unknown[]) {
  return fields(data).originator === 'CAL' && types.includes(fields(data).type);
}

export const cal: Dialect = {
  // Not `__iframeReady`: a calendar that was renamed or switched off says that too, then `linkFailed`.
  isReady: (data) => isCal(data, 'linkReady', '__dimensionChanged', 'bookerViewed', 'bookingSuccessfulV2'),
  heightPx: (data) =>
    isCal(data, '__dimensionChanged') ? heightOf(fields(fields(data).data).iframeHeight) : null,
  // A booking that still has to be paid for is not done.
  isBooked: (data) =>
    isCal(data, 'bookingSuccessfulV2') && fields(fields(data).data).paymentRequired !== true,
  // Cal.com keeps its page invisible until the page around it has answered.
  reply: (data) =>
    isCal(data, '__iframeReady') ? { originator: 'CAL', method: 'parentKnowsIframeReady' } : null,
};

export const acuity: Dialect = {
  isReady: (data) => typeof data === 'string' && data.startsWith('sizing:'),
  heightPx: (data) => heightIn(/^sizing:(\d+(?:\.\d+)?)(?::|$)/, data),
  // Acuity says nothing itself; the clinic adds this message as a custom conversion.
  isBooked: (data) => fields(data).event === 'acuityBookingComplete',
};

export const hubspot: Dialect = {
  isReady: (data) => fields(data).meetingBookSucceeded === true || heightOf(fields(data).height) !== null,
  heightPx: (data) => heightOf(fields(data).height),
  isBooked: (data) => fields(data).meetingBookSucceeded === true,
};

export const demo: Dialect = {
  isReady: (data) => ['ready', 'height', 'booked'].includes(fields(data).demo as string),
  heightPx: (data) => (fields(data).demo === 'height' ? heightOf(fields(data).heightPx) : null),
  isBooked: (data) => fields(data).demo === 'booked',
};
