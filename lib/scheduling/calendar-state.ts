/**
 * How the calendar does. `browser/calendar.ts` keeps it in the `data-calendar` of the page's root, where styles and
 * `components/booking/calendar-states.tsx` read it; without scripts there is none.
 *
 * - loading: nothing was heard of it yet · stalled: for a long time · blocked: the browser refused it
 * - lost: while in use it went to a page that the browser refused, perhaps after a booking
 * - ready: it showed that it runs · requested: a time is asked for, the clinic has to confirm it · booked
 */
export type CalendarState = 'loading' | 'stalled' | 'blocked' | 'lost' | 'ready' | 'requested' | 'booked';

/** Events on the document: told by the browser's part, and asked of it. */
export const calendarEvents = {
  changed: 'calendar-changed',
  /** Ask the vendor anew and wait as long again. */
  retry: 'calendar-retry',
  /** The visitor wants to see the frame as it is. */
  show: 'calendar-show',
  /** Told by `browser/vendor-script.ts`: the vendor's script has run, or never will. */
  scriptSettled: 'calendar-script-settled',
};
