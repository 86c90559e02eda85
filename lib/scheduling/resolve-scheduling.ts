import { type Attribution, attributionKeys } from '@/lib/attribution';
import { twinOf } from '@/lib/twin-address';
import { readBookingLink, schedulerId } from './booking-link';
import { type Vendor, type VendorId, vendors } from './vendors';

/** `public/demo/calendar.html`, by the address that needs no redirect: hosts leave ".html" away. */
const demoCalendarPath = '/demo/calendar';

type Options = {
  provider: string;
  url?: string;
  /** Address of the built site, e.g. "https://example.com". */
  siteUrl: string;
  attribution?: Attribution;
  /** Whether the booking page loads the vendor's embed script, where there is one. */
  usesVendorScript?: boolean;
};

/** What the chosen scheduler means for the pages: made once, at build. */
export type Scheduling = ReturnType<typeof resolveScheduling>;

/**
 * The scheduler that the settings name.
 *
 * @throws Error with one sentence that names the setting, its value and a right example
 */
export function resolveScheduling({
  provider,
  url = '',
  siteUrl,
  attribution = 'campaign',
  usesVendorScript = true,
}: Options) {
  const id = schedulerId(provider) as VendorId;
  if (!Object.hasOwn(vendors, id)) {
    throw new Error(
      `SCHEDULING_PROVIDER is "${provider}", which is none of ${Object.keys(vendors).join(', ')}: write, for example, SCHEDULING_PROVIDER=calendly.`,
    );
  }
  const isDemo = id === 'demo';
  if (isDemo && url) {
    throw new Error(
      `SCHEDULING_URL is "${url}", but SCHEDULING_PROVIDER is "demo", which shows our own calendar: name the vendor too, for example SCHEDULING_PROVIDER=calendly.`,
    );
  }
  const vendor = vendors[id];
  const link = isDemo ? new URL(demoCalendarPath, siteUrl) : readBookingLink(id, url, siteUrl).link;
  const frameSrc = vendor.frameSrc?.(link, new URL(siteUrl).host) ?? null;
  const script = vendor.embedScript;
  const scriptSrc = usesVendorScript && typeof script === 'function' ? script(link) : null;
  const framed = frameSrc && !isDemo ? [new URL(frameSrc).origin, ...(vendor.moreOrigins ?? [])] : [];
  const origins = isDemo ? ["'self'"] : [...new Set(framed)];
  const twin = twinOf(siteUrl);
  const ownOrigins = twin ? ["'self'", twin] : ["'self'"];
  return {
    vendor: id,
    /** Who runs the calendar, e.g. "Calendly", or the host of a link without a vendor of its own. */
    vendorName: vendor.name ?? link.hostname,
    /** The booking page as it opens in a tab of its own. */
    linkUrl: isDemo ? demoCalendarPath : link.href,
    /** Null where the vendor cannot be framed. */
    frameSrc,
    /** What the visitor's browser needs to know, written into the page as JSON. */
    inBrowser: {
      /** Exact origins whose messages count when they come from the frame itself; `'self'` is the page's own. */
      origins,
      /** Exact origins of a frame inside the frame, trusted to say "booked" and nothing else. */
      nestedOrigins: vendor.nestedOrigins ?? [],
      /** Query keys that a visitor's arrival may add to the vendor's addresses. */
      attributionKeys: keysFor(vendor, attribution),
      /** Address of the vendor's embed script; not there when none is loaded. */
      ...(scriptSrc && { scriptSrc }),
    },
    policy: {
      // Some schedulers send a booked visitor to a page of this site inside their own frame, which that page then
      // leaves. They may name the address that redirects to the site's own.
      frameSrc: frameSrc ? [...new Set([...ownOrigins, ...origins])] : [],
      ...(scriptSrc && { vendorScript: isDemo ? "'self'" : scriptSrc }),
    },
  };
}

function keysFor(vendor: Vendor, attribution: Attribution) {
  if (vendor.attribution === 'none') return [];
  const keys = attributionKeys(attribution);
  return vendor.attribution ? keys : keys.filter((key) => key.startsWith('utm_'));
}
