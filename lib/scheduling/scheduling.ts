/** What the chosen scheduler means for the pages: made once, at build, from the settings. */
export type Scheduling = {
  vendor: VendorId;
  /** Who runs the calendar, e.g. "Calendly", or the host of a plain link. */
  vendorName: string;
  /** The booking page as it opens in a tab of its own. */
  linkUrl: string;
  /** Null where the vendor cannot be framed. */
  frame: SchedulingFrame | null;
  /** Query keys that a visitor's arrival may add to the vendor's addresses. */
  attributionKeys: readonly string[];
  /** What the booking page's Content-Security-Policy has to allow, and no more. */
  csp: { scriptSrc: string[]; frameSrc: string[] };
};

export type SchedulingFrame = {
  src: string;
  /** Exact origins whose messages count when they come from the frame itself; `'self'` is the page's own. */
  origins: readonly string[];
  /** Exact origins of a frame inside the frame, trusted to say "booked" and nothing else. */
  nestedOrigins: readonly string[];
  /** The vendor's own embed script, when the settings ask for it. */
  scriptSrc: string | null;
};

export type VendorId = 'leadconnector' | 'calendly' | 'cal' | 'acuity' | 'hubspot' | 'link' | 'demo';
