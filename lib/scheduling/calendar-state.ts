/**
 * The state of the calendar. Only `browser/calendar.ts` writes it, to the `data-calendar` attribute of the root
 * element. Styles (the `calendar-…` variants in app/globals.css) and `components/booking/scheduling-widget.tsx` read
 * it. Without scripts there is no such attribute.
 *
 * - loading: the frame has sent nothing yet · stalled: it has sent nothing for a long time
 * - blocked: the browser refused the frame, or something removed it from the page
 * - lost: while in use, it went to a page that the browser refused, perhaps after a booking
 * - ready: the frame has shown that it runs · requested: the clinic has to confirm the chosen time · booked
 */
export type CalendarState = 'loading' | 'stalled' | 'blocked' | 'lost' | 'ready' | 'requested' | 'booked';

/** How long the frame may send nothing before the visitor sees a notice. */
export const calendarWaitMs = 12_000;

/** How long the frame waits at most for the vendor's own script. */
export const vendorScriptWaitMs = 3000;

/** An event on the document after each change of the state. */
export const calendarChanged = 'calendar-changed';

/** An event on the document from `browser/vendor-script.ts`: the vendor's script has run, or never will. */
export const vendorScriptSettled = 'vendor-script-settled';

/**
 * The values of a button's `data-calendar-press`, which browser/calendar.ts handles: load the calendar again, or show
 * the frame as it is.
 */
export type CalendarPress = 'retry' | 'show';

/** The current state of the calendar; undefined during the build and without scripts. */
export function readCalendarState() {
  return document.documentElement.dataset.calendar as CalendarState | undefined;
}
