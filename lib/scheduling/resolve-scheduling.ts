import leven from 'leven';
import { type Attribution, attributionKeys } from '@/lib/attribution';
import { demoPage } from '@/lib/demo-pages';
import { twinOf } from '@/lib/twin-address';
import { readBookingLink } from './booking-link';
import { type Vendor, type VendorId, vendors } from './vendors';

const demoCalendarPath = demoPage('calendar');

type Options = {
  /** The name that the settings use; `cleanEnvironment` has converted other spellings. */
  provider: string;
  url?: string;
  /** Origin of the built site, e.g. "https://example.com". */
  siteUrl: string;
  attribution?: Attribution;
  /** Whether the booking page loads the vendor's embed script, if there is one. */
  usesVendorScript?: boolean;
};

/** What the chosen scheduler means for the pages. It is resolved once, during the build. */
export type Scheduling = ReturnType<typeof resolveScheduling>;

/**
 * Resolves the scheduler that the settings name.
 *
 * @throws Error with one sentence that names the setting, its value and a correct example
 */
export function resolveScheduling({
  provider,
  url = '',
  siteUrl,
  attribution = 'campaign',
  usesVendorScript = true,
}: Options) {
  const id = provider as VendorId;
  if (!Object.hasOwn(vendors, id)) {
    const known = Object.keys(vendors);
    const near = known.find((each) => each.length > 3 && leven(each, provider.toLowerCase()) <= 2);
    const advice = near
      ? `write SCHEDULING_PROVIDER=${near}`
      : 'for the page of another company write SCHEDULING_PROVIDER=link, or if it allows framing SCHEDULING_PROVIDER=frame';
    throw new Error(`SCHEDULING_PROVIDER is "${provider}", which is none of ${known.join(', ')}: ${advice}.`);
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
  const framed = frameSrc && !isDemo ? [new URL(frameSrc).origin, ...(vendor.moreOrigins?.(link) ?? [])] : [];
  const origins = isDemo ? ["'self'"] : [...new Set(framed)];
  const twin = twinOf(siteUrl);
  const ownOrigins = twin ? ["'self'", twin] : ["'self'"];
  return {
    vendor: id,
    /** The name of the scheduler, e.g. "Calendly", or the host of a link if its vendor is unknown. */
    vendorName: vendor.name ?? link.hostname,
    /** The booking page, to be opened in a tab of its own. */
    linkUrl: isDemo ? demoCalendarPath : link.href,
    /** Null if the vendor's page cannot be framed. */
    frameSrc,
    /** What the visitor's browser needs to know; it is written into the page as JSON. */
    inBrowser: {
      /** Exact origins whose messages count if they come from the frame itself; `'self'` is the page's own origin. */
      origins,
      /** Exact origins of a frame nested in the frame, whose only message that counts is "booked". */
      nestedOrigins: vendor.nestedOrigins ?? [],
      /** Query keys of the visitor's arrival that may be added to the vendor's URLs. */
      attributionKeys: keysFor(vendor, attribution),
      /** The URL of the vendor's embed script; missing if none is loaded. */
      ...(scriptSrc && { scriptSrc }),
      /** The query that asks the vendor for a dark page; missing if the vendor offers none. */
      ...(vendor.darkQuery && { darkQuery: vendor.darkQuery }),
    },
    policy: {
      // After a booking, some schedulers open a page of this site inside their own frame, sometimes at the site's other
      // address (with or without "www."), which redirects here. That page then breaks out of the frame.
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
