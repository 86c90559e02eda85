/**
 * The state of the calendar. `browser/calendar.ts` alone writes it, into the `data-calendar` attribute of the root
 * element; styles (the `calendar-…` variants of app/globals.css) and `components/booking/scheduling-widget.tsx` read it.
 * Without scripts the attribute is missing.
 *
 * - loading: the frame has said nothing yet · stalled: it has said nothing for a long time
 * - blocked: the browser refused the frame, or something took it out of the page
 * - lost: in use, it went to a page that the browser refused, perhaps after a booking
 * - ready: the frame has shown that it runs · requested: the clinic still has to confirm the chosen time · booked
 */
export type CalendarState = 'loading' | 'stalled' | 'blocked' | 'lost' | 'ready' | 'requested' | 'booked';

/** Sent to the document after each change of the state. */
export const calendarChanged = 'calendar-changed';

/** Sent to the document by `browser/vendor-script.ts`: the vendor's script has run, or never will. */
export const vendorScriptSettled = 'vendor-script-settled';

/**
 * What a button's `data-calendar-press` asks of browser/calendar.ts: to request the calendar again, or to show the frame
 * as it is.
 */
export type CalendarPress = 'retry' | 'show';

/** The calendar's state now; undefined at build and without scripts. */
export function readCalendarState() {
  return document.documentElement.dataset.calendar as CalendarState | undefined;
}
