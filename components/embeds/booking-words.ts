/** Every string is plain text: the component in the browser takes them as they are. */
export type SchedulingWords = {
  /** Always in view above the frame, before the two ways around it, e.g. "Calendar not showing?" */
  help: string;
  /** In its place while there is no network; no longer than it, so that nothing moves. */
  offline: string;
  /** Name of the link to the calendar itself, e.g. "Open the calendar in a new tab". */
  openText: string;
  /** Before the phone number, e.g. "Call". */
  callText: string;
  /** Before the address, e.g. "Email". */
  emailText: string;
  /** Before the phone hours, e.g. "Phone hours". */
  hoursText: string;
  /** Announced, not shown. */
  announced: { loading: string; ready: string; booked: string };
  /** Nothing was heard from the calendar; it may work all the same, so the words must suit both. */
  stalled: BookingNotice;
  /** The browser refused the calendar. */
  blocked: BookingNotice;
  /** Instead of a frame, where the scheduler has its own page only. */
  linkOut: BookingNotice;
  tryAgainText: string;
  /** Closes the notice, e.g. "Hide this message". */
  hideText: string;
};

export type BookingNotice = { title: string; text: string };

export type BookingContact = {
  /** As printed, e.g. "(202) 555-0142". */
  phone: string;
  /** e.g. "tel:+12025550142" */
  phoneHref: string;
  email: string;
  hours?: string;
};
