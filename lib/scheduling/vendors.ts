/** One scheduler: what its booking links look like and how one becomes a frame. What its frame says: `messages.ts`. */
export type Vendor = {
  /** Not there where the booking page's host says it better. */
  name?: string;
  /** A link of the right kind, for error messages. */
  exampleUrl?: string;
  /** Hosts that are this vendor's own, so that a link in the wrong setting is noticed. */
  hosts?: RegExp;
  /** White-label or self-hosted calendars live on hosts of the clinic's. */
  allowsOtherHosts?: boolean;
  /** Which paths are booking links, where not all are. */
  paths?: RegExp;
  /** Address of the frame for a link; not there where the vendor cannot be framed. */
  frameSrc?: (link: URL, siteHost: string) => string;
  /** Exact origins that the frame may hand over to. */
  moreOrigins?: readonly string[];
  /** Exact origins of a frame inside the frame that says "booked". */
  nestedOrigins?: readonly string[];
  /**
   * The address of the script that the vendor's own embed code pairs with its frame, for a booking link. Other vendors'
   * embed code has a script build the frame in an empty box; our page has the frame already, so that script stays out.
   */
  embedScript: ((link: URL) => string) | 'builds its own frame' | 'none';
  /** Which of a campaign's query keys the vendor has a use for, where it is not utm alone. */
  attribution?: 'utm and click ids' | 'none';
};

function withQuery(link: URL, query: Record<string, string>) {
  const url = new URL(link);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

const rows = {
  leadconnector: {
    name: 'LeadConnector',
    exampleUrl: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
    hosts: /^(api\.leadconnectorhq\.com|link\.msgsndr\.com)$/,
    allowsOtherHosts: true,
    paths: /^\/widget\/(bookings?|group)\/[^/]/,
    frameSrc: (link) => link.href,
    // A white-label host may hand over to the vendor's own.
    moreOrigins: ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
    // The embed code of a white-label host names that host; the vendor's own names link.msgsndr.com.
    embedScript: (link) => {
      const isVendors = link.hostname === 'api.leadconnectorhq.com';
      return `${isVendors ? 'https://link.msgsndr.com' : link.origin}/js/form_embed.js`;
    },
    attribution: 'utm and click ids',
  },
  calendly: {
    name: 'Calendly',
    exampleUrl: 'https://calendly.com/your-clinic/free-call',
    hosts: /^(www\.)?calendly\.com$/,
    paths: /^\/[^/]/,
    // Without the two parameters Calendly sends no messages; www. redirects, and messages count by exact origin.
    frameSrc: (link, siteHost) =>
      withQuery(new URL(link.pathname + link.search, 'https://calendly.com'), {
        embed_domain: siteHost,
        embed_type: 'Inline',
      }),
    embedScript: 'builds its own frame',
  },
  cal: {
    name: 'Cal.com',
    exampleUrl: 'https://cal.com/your-clinic/free-call',
    hosts: /(^|\.)cal\.com$/,
    allowsOtherHosts: true,
    paths: /^\/[^/]/,
    // cal.com sends a frame on to app.cal.com, as Cal's own embed script knows.
    frameSrc: (link) => {
      const page = new URL(link);
      page.hostname = page.hostname.replace(/^(www\.)?cal\.com$/, 'app.cal.com');
      page.pathname = page.pathname.replace(/\/(embed)?\/?$/, '').concat('/embed');
      // Without its kind, Cal.com takes itself for a dialog on a dark ground.
      return withQuery(page, { embed: 'booking', embedType: 'inline' });
    },
    // An organization's address may hand over to the vendor's own.
    moreOrigins: ['https://cal.com', 'https://app.cal.com'],
    embedScript: 'builds its own frame',
  },
  acuity: {
    name: 'Acuity Scheduling',
    exampleUrl: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: /(^|\.)(acuityscheduling\.com|as\.me)$|^app\.squarespacescheduling\.com$/,
    frameSrc: (link) => withQuery(link, { ref: 'embedded_csp' }),
    moreOrigins: ['https://app.acuityscheduling.com'],
    nestedOrigins: ['https://sandbox.acuityinnovation.com'],
    embedScript: () => 'https://embed.acuityscheduling.com/js/embed.js',
    // Its documented link parameters have no place for a campaign.
    attribution: 'none',
  },
  hubspot: {
    name: 'HubSpot',
    exampleUrl: 'https://meetings.hubspot.com/your-clinic/free-call',
    hosts: /^meetings(-[a-z0-9]+)?\.hubspot\.com$/,
    paths: /^\/[^/]/,
    frameSrc: (link) => withQuery(link, { embed: 'true' }),
    embedScript: 'builds its own frame',
  },
  /** Any page that allows framing. It tells the page around it nothing. */
  frame: {
    exampleUrl: 'https://calendar.google.com/calendar/appointments/schedules/AbCdEf?gv=true',
    allowsOtherHosts: true,
    frameSrc: (link) => link.href,
    embedScript: 'none',
  },
  /** Any page, in a tab of its own. */
  link: {
    exampleUrl: 'https://your-clinic.janeapp.com/',
    allowsOtherHosts: true,
    embedScript: 'none',
  },
  demo: {
    name: 'Demonstration',
    frameSrc: (link) => link.pathname,
    embedScript: () => '/demo/embed.js',
  },
} satisfies Record<string, Vendor>;

export type VendorId = keyof typeof rows;

export const vendors: Readonly<Record<VendorId, Vendor>> = rows;

/** Schedulers that fit `frame` or `link`, for a link in the wrong setting. A short address redirects, which a frame may not. */
const otherHosts: readonly [hosts: RegExp, provider: 'frame' | 'link'][] = [
  [
    /^calendar\.google\.com$|^outlook\.office(365)?\.com$|(^|\.)gethealthie\.com$|(^|\.)intakeq\.com$/,
    'frame',
  ],
  [/^calendar\.app\.google$|(^|\.)(zocdoc|janeapp|nexhealth|clientsecure|simplepractice)\.(com|me)$/, 'link'],
];

/** The provider whose own host this is, if it is known. */
export function providerOf(hostname: string): VendorId | undefined {
  const ids = Object.keys(vendors) as VendorId[];
  return (
    ids.find((id) => vendors[id].hosts?.test(hostname)) ??
    otherHosts.find(([hosts]) => hosts.test(hostname))?.[1]
  );
}
