/** Every string is plain text: the component in the browser takes them as they are. */
export type CalendarWords = {
  /** Before the ways around the frame, above one that does not show and below one that does, e.g. "Calendar not showing?" */
  help: string;
  /** Over the frame while there is no network. */
  offline: string;
  /** In its place, when the call is booked and the page cannot go on yet. */
  bookedOffline: string;
  openText: string;
  callText: string;
  emailText: string;
  hoursText: string;
  /** Announced, not shown. */
  announced: { loading: string; ready: string; booked: string };
  /** Nothing was heard from the calendar, which is covered; it may work all the same. */
  stalled: Notice;
  /** The browser refused the calendar. */
  blocked: Notice;
  /** The visitor asked for a time that the clinic has to confirm. */
  requested: Notice;
  /** Instead of a frame, where the scheduler has its own page only. */
  linkOut: Notice;
  tryAgainText: string;
  /** Uncovers a calendar from which nothing was heard, e.g. "Show the calendar anyway". */
  showText: string;
  /** Closes the notice, e.g. "Hide this message". */
  hideText: string;
};

export type Notice = { title: string; text: string };

/** How to reach the clinic without the frame. */
export type CalendarContact = {
  phone: string;
  phoneHref: string;
  email: string;
  hours?: string;
};

/** All there is around the frame. */
export type CalendarWays = { linkUrl: string; contact: CalendarContact; words: CalendarWords };
