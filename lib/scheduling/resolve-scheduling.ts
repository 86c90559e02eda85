import { type Attribution, attributionKeys } from '@/lib/attribution';
import type { Scheduling } from './scheduling';
import { providerOf, type Vendor, type VendorId, vendors } from './vendors';

/** `public/demo/calendar.html`, by the address that needs no redirect: hosts leave ".html" away. */
const demoCalendarPath = '/demo/calendar';

/**
 * The scheduler that the settings name.
 *
 * `usesVendorScript` loads the vendor's embed script besides its frame. The frame, its height and its booked signal
 * work without it, so it is off: a stranger's script on a booking page can read what the page can.
 *
 * @throws Error with one sentence that names the setting, its value and a right example
 */
export function resolveScheduling({
  provider = '',
  url = '',
  siteUrl,
  attribution = 'campaign',
  usesVendorScript = false,
}: {
  provider?: string;
  url?: string;
  /** Address of the built site, e.g. "https://example.com". */
  siteUrl: string;
  attribution?: Attribution;
  usesVendorScript?: boolean;
}): Scheduling {
  if (!Object.hasOwn(vendors, provider)) {
    throw new Error(
      `SCHEDULING_PROVIDER is "${provider}", which is none of ${Object.keys(vendors).join(', ')}: write, for example, SCHEDULING_PROVIDER=calendly.`,
    );
  }
  const id = provider as VendorId;
  const vendor = vendors[id];
  const link = id === 'demo' ? demoLink(url, siteUrl) : bookingLink(id, url);
  const frameSrc = vendor.frameSrc?.(link, new URL(siteUrl).host) ?? null;
  const scriptSrc = usesVendorScript ? (vendor.scriptSrc?.(link) ?? null) : null;
  const origins = frameSrc ? frameOrigins(id, frameSrc) : [];
  return {
    vendor: id,
    vendorName: vendor.name ?? link.hostname,
    linkUrl: id === 'demo' ? demoCalendarPath : link.href,
    frameSrc,
    inBrowser: {
      origins,
      nestedOrigins: vendor.nestedOrigins ?? [],
      scriptSrc,
      attributionKeys: keysFor(vendor, attribution),
    },
    csp: {
      scriptSrc: scriptSrc ? [new URL(scriptSrc).origin] : [],
      // Some schedulers send a booked visitor to /thank-you inside their own frame; that page then leaves it.
      frameSrc: frameSrc ? [...new Set(["'self'", ...origins])] : [],
    },
  };
}

function frameOrigins(id: VendorId, frameSrc: string) {
  if (id === 'demo') return ["'self'"];
  return [...new Set([new URL(frameSrc).origin, ...(vendors[id].moreOrigins ?? [])])];
}

function keysFor(vendor: Vendor, attribution: Attribution) {
  if (vendor.attribution === 'none') return [];
  const keys = attributionKeys(attribution);
  return vendor.attribution === 'utm' ? keys.filter((key) => key.startsWith('utm_')) : keys;
}

function demoLink(url: string, siteUrl: string) {
  if (url) {
    throw new Error(
      `SCHEDULING_URL is "${url}", but SCHEDULING_PROVIDER is "demo", which shows our own calendar: name the vendor too, for example SCHEDULING_PROVIDER=calendly.`,
    );
  }
  return new URL(demoCalendarPath, siteUrl);
}

function bookingLink(provider: VendorId, url: string) {
  const { name, hosts, paths, allowsOtherHosts, exampleUrl } = vendors[provider];
  const link = URL.canParse(url) ? new URL(url) : null;
  const isSafe = link?.protocol === 'https:' && !link.username && !link.password && !/\S\s+\S/.test(url);
  const owner = isSafe ? providerOf(link.hostname) : undefined;
  const isForeign = hosts !== null && owner !== undefined && owner !== provider;
  const isOurs = owner === provider || (allowsOtherHosts && !isForeign);
  if (!isSafe || !isOurs || !paths.test(link.pathname)) {
    const kind = name ? `a ${name} booking link` : 'an https address';
    const advice = isForeign ? `SCHEDULING_PROVIDER=${owner}` : `for example, SCHEDULING_URL=${exampleUrl}`;
    const reason = isForeign ? ` (it looks like ${vendors[owner].name ?? link?.hostname})` : '';
    throw new Error(`SCHEDULING_URL is "${url}", which is not ${kind}${reason}: write ${advice}.`);
  }
  link.hash = '';
  return link;
}
