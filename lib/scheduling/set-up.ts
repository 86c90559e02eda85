import type { RealVendorId } from './vendors';

/** What the clinic sets in any scheduler. The README and the launch check use these words. */
export const setUpInAll =
  'In every scheduler: confirmation as a message, not a redirect; no name, email or answer in an address; pixels and remembered contacts off; an agreement (BAA) signed before the first patient books.';

type SetUp = { scheduler: string; linkToCopy: string; besides: string };

const other: SetUp = {
  scheduler: 'any other',
  linkToCopy: 'its booking page’s address',
  besides:
    '`frame` if the page allows framing, else `link`; neither reports bookings, so the confirmation comes by email',
};

/** What the clinic sets in each scheduler: the rows of the README's table. */
export const setUps: Readonly<Record<RealVendorId, SetUp>> = {
  leadconnector: {
    scheduler: 'GoHighLevel (LeadConnector)',
    linkToCopy:
      '*Calendars, Calendar settings*, the calendar’s menu, *Share, Permanent link* (`…/widget/booking/…`)',
    besides: '*Sticky contacts* off',
  },
  calendly: {
    scheduler: 'Calendly',
    linkToCopy: '*Scheduling, Event types*, the event’s *Copy link*',
    besides: '–',
  },
  cal: {
    scheduler: 'Cal.com',
    linkToCopy: '*Event types*, the event’s copy sign',
    besides: 'events that you confirm by hand say “asked for”, not “booked”',
  },
  acuity: {
    scheduler: 'Acuity',
    linkToCopy: '*Appointment types*, the call’s *Direct scheduling link*',
    besides:
      "*Integrations, Custom conversion tracking*: `<script>top.postMessage({event:'acuityBookingComplete'},'*')</script>`, without which Acuity reports no bookings",
  },
  hubspot: {
    scheduler: 'HubSpot',
    linkToCopy: '*Meetings scheduler*, the page’s *Copy link*',
    besides: '*Tracking* off',
  },
  frame: other,
  link: other,
};

/** A cell of the table without Markdown's signs, for terminals and sentences. */
export function plainWords(cell: string): string {
  return cell.replace(/`([^`]*)`|\*([^*]+)\*/g, (_, code, words) => code ?? words);
}

/** What to set in the scheduler of the given provider; empty if none is chosen. */
export function setUpFor(provider = ''): string {
  if (!Object.hasOwn(setUps, provider)) return '';
  const { scheduler, linkToCopy, besides } = setUps[provider as keyof typeof setUps];
  const own = besides === '–' ? '' : ` ${scheduler}: ${plainWords(besides)}.`;
  return `${setUpInAll}${own} Link to copy: ${plainWords(linkToCopy)}.`;
}
