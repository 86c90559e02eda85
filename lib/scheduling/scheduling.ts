import type { VendorId } from './vendors';

/** What the chosen scheduler means for the pages: made once, at build, from the settings. */
export type Scheduling = {
  vendor: VendorId;
  /** Who runs the calendar, e.g. "Calendly", or the host of a link without a vendor of its own. */
  vendorName: string;
  /** The booking page as it opens in a tab of its own. */
  linkUrl: string;
  /** Address of the calendar in a frame; null where the vendor cannot be framed. */
  frameSrc: string | null;
  /** What the visitor's browser needs to know. */
  inBrowser: SchedulingInBrowser;
  /** What the booking page's Content-Security-Policy has to allow, and no more. */
  csp: { scriptSrc: string[]; frameSrc: string[] };
};

/** Written into the page as JSON. */
export type SchedulingInBrowser = {
  /** Exact origins whose messages count when they come from the frame itself; `'self'` is the page's own. */
  origins: readonly string[];
  /** Exact origins of a frame inside the frame, trusted to say "booked" and nothing else. */
  nestedOrigins: readonly string[];
  /** The vendor's own embed script, when the settings ask for it. */
  scriptSrc: string | null;
  /** Query keys that a visitor's arrival may add to the vendor's addresses. */
  attributionKeys: readonly string[];
};
