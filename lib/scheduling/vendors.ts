import type { SchedulingFrame, VendorId } from './scheduling';

/** One scheduler: what its booking links look like and how one becomes a frame. */
export type Vendor = {
  /** Null where the booking page's host says it better. */
  name: string | null;
  /** A link of the right kind, for error messages. */
  exampleUrl: string | null;
  /** Whether a host is this vendor's own, so that a link in the wrong setting is noticed. */
  hosts: RegExp | null;
  /** White-label or self-hosted calendars live on hosts of the clinic's. */
  allowsOtherHosts: boolean;
  /** Which paths are booking links. */
  paths: RegExp;
  frame: ((link: URL, siteHost: string) => Omit<SchedulingFrame, 'scriptSrc'>) | null;
  /** Address of the vendor's embed script for a link, where it adds anything to a plain frame. */
  script: ((link: URL) => string) | null;
  attribution: 'utm' | 'utm and click ids' | 'none';
};

function withQuery(link: URL, query: Record<string, string>) {
  const url = new URL(link);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}

export const vendors: Record<VendorId, Vendor> = {
  leadconnector: {
    name: 'LeadConnector',
    exampleUrl: 'https://api.leadconnectorhq.com/widget/booking/AbCdEfGhIjKlMnOpQrSt',
    hosts: /^(api\.leadconnectorhq\.com|link\.msgsndr\.com)$/,
    allowsOtherHosts: true,
    paths: /^\/widget\/bookings?\/[^/]/,
    // A white-label host may hand over to the vendor's own.
    frame: (link) => ({
      src: link.href,
      origins: [...new Set([link.origin, 'https://api.leadconnectorhq.com', 'https://link.msgsndr.com'])],
      nestedOrigins: [],
    }),
    script: (link) =>
      link.hostname === 'api.leadconnectorhq.com'
        ? 'https://link.msgsndr.com/js/form_embed.js'
        : `${link.origin}/js/form_embed.js`,
    attribution: 'utm and click ids',
  },
  calendly: {
    name: 'Calendly',
    exampleUrl: 'https://calendly.com/your-clinic/free-call',
    hosts: /^calendly\.com$/,
    allowsOtherHosts: false,
    paths: /^\/[^/]/,
    // Without the two parameters Calendly sends no messages.
    frame: (link, siteHost) => ({
      src: withQuery(link, { embed_domain: siteHost, embed_type: 'Inline' }),
      origins: [link.origin],
      nestedOrigins: [],
    }),
    script: null,
    attribution: 'utm',
  },
  cal: {
    name: 'Cal.com',
    exampleUrl: 'https://cal.com/your-clinic/free-call',
    hosts: /(^|\.)cal\.com$/,
    allowsOtherHosts: true,
    paths: /^\/[^/]/,
    // An organization's address may hand over to the vendor's own.
    frame: (link) => {
      const page = new URL(link);
      page.pathname = page.pathname.replace(/\/(embed)?\/?$/, '').concat('/embed');
      return {
        src: withQuery(page, { embed: 'booking' }),
        origins: [...new Set([link.origin, 'https://cal.com', 'https://app.cal.com'])],
        nestedOrigins: [],
      };
    },
    script: null,
    attribution: 'utm',
  },
  acuity: {
    name: 'Acuity Scheduling',
    exampleUrl: 'https://app.acuityscheduling.com/schedule.php?owner=12345678',
    hosts: /(^|\.)(acuityscheduling\.com|as\.me)$|^app\.squarespacescheduling\.com$/,
    allowsOtherHosts: false,
    paths: /^\//,
    frame: (link) => ({
      src: withQuery(link, { ref: 'embedded_csp' }),
      origins: [...new Set([link.origin, 'https://app.acuityscheduling.com'])],
      nestedOrigins: ['https://sandbox.acuityinnovation.com'],
    }),
    script: null,
    // Its documented link parameters have no place for a campaign.
    attribution: 'none',
  },
  hubspot: {
    name: 'HubSpot',
    exampleUrl: 'https://meetings.hubspot.com/your-clinic/free-call',
    hosts: /^meetings(-[a-z0-9]+)?\.hubspot\.com$/,
    allowsOtherHosts: false,
    paths: /^\/[^/]/,
    frame: (link) => ({
      src: withQuery(link, { embed: 'true' }),
      origins: [link.origin],
      nestedOrigins: [],
    }),
    script: null,
    attribution: 'utm',
  },
  link: {
    name: null,
    exampleUrl: 'https://your-clinic.janeapp.com/',
    hosts: null,
    allowsOtherHosts: true,
    paths: /^\//,
    frame: null,
    script: null,
    attribution: 'utm',
  },
  demo: {
    name: 'Demonstration',
    exampleUrl: null,
    hosts: null,
    allowsOtherHosts: false,
    paths: /^$/,
    frame: (link) => ({ src: link.pathname, origins: ["'self'"], nestedOrigins: [] }),
    script: null,
    attribution: 'utm',
  },
};
