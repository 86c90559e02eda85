/**
 * One scheduler: what its booking links look like, and how a link becomes a frame. For its frame's messages see
 * `messages.ts`.
 */
export type Vendor = {
  /** Missing if the host of the booking page is the better name. */
  name?: string;
  /** A correct link, for error messages. */
  exampleUrl?: string;
  /** The vendor's own host names, by which a link in the wrong setting is noticed. */
  hosts?: RegExp;
  /**
   * Whether white-label or self-hosted calendars may be on the clinic's own hosts; the paths of booking links there, if
   * they differ from `paths`.
   */
  allowsOtherHosts?: boolean | RegExp;
  /** The paths of booking links, if not every path is one. */
  paths?: RegExp;
  /** The frame's URL for a link; missing if the vendor's page cannot be framed. */
  frameSrc?: (link: URL, siteHost: string) => string;
  /** Exact origins that the frame of a booking link may redirect to. */
  moreOrigins?: (link: URL) => readonly string[];
  /** Exact origins of a frame nested in the frame that reports bookings. */
  nestedOrigins?: readonly string[];
  /**
   * The URL of the script that the vendor's own embed code pairs with its frame, for a booking link. If a vendor's
   * script builds the frame in an empty box instead, it is left out, because our page already has the frame.
   */
  embedScript: ((link: URL) => string) | 'builds its own frame' | 'none';
  /** The query that asks for a dark page, if the vendor's documents offer one. */
  darkQuery?: Readonly<Record<string, string>>;
  /** Which query keys of a campaign the vendor can use, if not just utm. */
  attribution?: 'utm and click ids' | 'none';
};

function withQuery(link: URL, query: Record<string, string>) {
  const url = new URL(link);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

/** Cal.com and its European twin, which keep separate accounts. */
const calHosts = /(?:^|\.)cal\.(com|eu)$/;

const microsoftHosts = ['outlook.office.com', 'outlook.office365.com', 'bookings.cloud.microsoft'];

const rows = {
  leadconnector: {
    name: 'LeadConnector',
    exampleUrl: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
    hosts: /^(api\.leadconnectorhq\.com|(link\.)?msgsndr\.com)$/,
    allowsOtherHosts: true,
    paths: /^\/widget\/(bookings?|groups?|appointment|service-menu)\/[^/]/,
    frameSrc: (link) => link.href,
    // A white-label host may redirect to the vendor's own.
    moreOrigins: () => ['https://api.leadconnectorhq.com', 'https://link.msgsndr.com'],
    // The embed code of a white-label host names that host; the vendor's own code names link.msgsndr.com.
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
    // Calendly sends messages only with these two parameters. Messages are accepted only from the exact origin of the
    // frame, and www.calendly.com redirects to calendly.com. So the frame's URL is always on calendly.com.
    frameSrc: (link, siteHost) =>
      withQuery(new URL(link.pathname + link.search, 'https://calendly.com'), {
        embed_domain: siteHost,
        embed_type: 'Inline',
      }),
    embedScript: 'builds its own frame',
    // --surface and --ink of the dark mode. The blue is readable on this background, and so is white on the blue.
    // Calendly honours colours on its paid plans only.
    darkQuery: { background_color: '1d3844', text_color: 'f3eee4', primary_color: '4d9bcb' },
  },
  cal: {
    name: 'Cal.com',
    exampleUrl: 'https://cal.com/your-clinic/free-call',
    hosts: calHosts,
    allowsOtherHosts: true,
    paths: /^\/[^/]/,
    // cal.com redirects a frame to app.cal.com, cal.eu to app.cal.eu; Cal's own embed script expects that too.
    frameSrc: (link) => {
      const page = new URL(link);
      page.hostname = page.hostname.replace(/^(www\.)?(cal\.(com|eu))$/, 'app.$2');
      page.pathname = page.pathname.replace(/\/(embed)?\/?$/, '').concat('/embed');
      // Without `embedType`, Cal.com's page behaves like a dialog on a dark background.
      return withQuery(page, { embed: 'booking', embedType: 'inline' });
    },
    // An organization's address may redirect to the vendor's own.
    moreOrigins: ({ hostname }) => {
      const home = calHosts.exec(hostname)?.[1] === 'eu' ? 'cal.eu' : 'cal.com';
      return [`https://${home}`, `https://app.${home}`];
    },
    embedScript: 'builds its own frame',
    darkQuery: { theme: 'dark' },
  },
  acuity: {
    name: 'Acuity Scheduling',
    exampleUrl: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: /(^|\.)(acuityscheduling\.com|as\.me)$|^app\.squarespacescheduling\.com$/,
    frameSrc: (link) => withQuery(link, { ref: 'embedded_csp' }),
    moreOrigins: () => ['https://app.acuityscheduling.com'],
    nestedOrigins: ['https://sandbox.acuityinnovation.com'],
    embedScript: () => 'https://embed.acuityscheduling.com/js/embed.js',
    // None of Acuity's documented link parameters is for a campaign.
    attribution: 'none',
  },
  hubspot: {
    name: 'HubSpot',
    exampleUrl: 'https://meetings.hubspot.com/your-clinic/free-call',
    hosts: /^meetings(-[a-z0-9]+)?\.hubspot\.com$/,
    paths: /^\/[^/]/,
    // A clinic's own domain, if it is connected to HubSpot.
    allowsOtherHosts: /^\/meetings\/[^/]/,
    frameSrc: (link) => withQuery(link, { embed: 'true' }),
    embedScript: 'builds its own frame',
  },
  /** Any page that allows framing. It sends no messages. */
  frame: {
    exampleUrl: 'https://calendar.google.com/calendar/appointments/schedules/AbCdEf?gv=true',
    allowsOtherHosts: true,
    frameSrc: (link) => link.href,
    // Microsoft Bookings is at several hosts, and the older ones redirect.
    moreOrigins: ({ hostname }) =>
      microsoftHosts.includes(hostname) ? microsoftHosts.map((host) => `https://${host}`) : [],
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

/** Every scheduler but the demonstration, which has no link and nothing to set up. */
export type RealVendorId = Exclude<VendorId, 'demo'>;

export const vendors: Readonly<Record<VendorId, Vendor>> = rows;

/**
 * Hosts of schedulers that belong under the provider `frame` or `link`. Used to notice a link that was pasted under the
 * wrong provider. A short link counts as `link`, because it may redirect to a page that refuses framing.
 */
const otherHosts: readonly [hosts: RegExp, provider: 'frame' | 'link'][] = [
  [
    /^(calendar\.google\.com|outlook\.office(365)?\.com|bookings\.cloud\.microsoft|scheduler\.zoom\.us)$|(^|\.)(gethealthie|intakeq|setmore|tidycal)\.com$|(^|\.)youcanbook\.me$/,
    'frame',
  ],
  [/^calendar\.app\.google$|(^|\.)(zocdoc|janeapp|nexhealth|clientsecure|simplepractice)\.(com|me)$/, 'link'],
];

/** The provider that owns this host, if it is known. */
export function providerOf(hostname: string): VendorId | undefined {
  const ids = Object.keys(vendors) as VendorId[];
  return (
    ids.find((id) => vendors[id].hosts?.test(hostname)) ??
    otherHosts.find(([hosts]) => hosts.test(hostname))?.[1]
  );
}
