import { attributionKeys } from '@/lib/attribution';
import type { Scheduling, VendorId } from './scheduling';
import { vendors } from './vendors';

/** `public/demo/calendar.html`, by the address that needs no redirect: hosts leave ".html" away. */
const demoCalendarPath = '/demo/calendar';

const vendorIds = Object.keys(vendors) as VendorId[];

function isVendorId(value: string): value is VendorId {
  return (vendorIds as string[]).includes(value);
}

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
  allowsClickIds = false,
  usesVendorScript = false,
}: {
  provider?: string;
  url?: string;
  /** Address of the built site, e.g. "https://example.com". */
  siteUrl: string;
  allowsClickIds?: boolean;
  usesVendorScript?: boolean;
}): Scheduling {
  if (!isVendorId(provider)) {
    throw new Error(
      `SCHEDULING_PROVIDER is "${provider}", which is none of ${vendorIds.join(', ')}: write, for example, SCHEDULING_PROVIDER=calendly.`,
    );
  }
  const vendor = vendors[provider];
  const link = provider === 'demo' ? demoLink(url, siteUrl) : bookingLink(provider, url);
  const frame = vendor.frame?.(link, new URL(siteUrl).host) ?? null;
  const scriptSrc = usesVendorScript ? (vendor.script?.(link) ?? null) : null;
  const keys = attributionKeys({
    clickIds: allowsClickIds && vendor.attribution === 'utm and click ids',
  });
  return {
    vendor: provider,
    vendorName: vendor.name ?? link.hostname,
    linkUrl: provider === 'demo' ? demoCalendarPath : link.href,
    frame: frame && { ...frame, scriptSrc },
    attributionKeys: vendor.attribution === 'none' ? [] : keys,
    csp: {
      scriptSrc: scriptSrc ? [new URL(scriptSrc).origin] : [],
      frameSrc: [...(frame?.origins ?? [])],
    },
  };
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
  const vendor = vendors[provider];
  const link = parse(url);
  const owner = vendorIds.find((id) => link && vendors[id].hosts?.test(link.hostname));
  const isRight =
    link?.protocol === 'https:' &&
    !link.username &&
    !link.password &&
    vendor.paths.test(link.pathname) &&
    (owner === provider || (!owner && vendor.allowsOtherHosts) || provider === 'link');
  if (!link || !isRight) {
    const kind = provider === 'link' ? 'an https address' : `a ${vendor.name} booking link`;
    const hint =
      owner && owner !== provider && provider !== 'link' ? ` (it looks like ${vendors[owner].name})` : '';
    throw new Error(
      `SCHEDULING_URL is "${url}", which is not ${kind}${hint}: write, for example, SCHEDULING_URL=${vendor.exampleUrl}.`,
    );
  }
  link.hash = '';
  return link;
}

function parse(url: string) {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
