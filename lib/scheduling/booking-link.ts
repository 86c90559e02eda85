import { addressAmongWords, decodeEntities, shorten, unwrap } from '@/lib/pasted-address';
import { twinOf } from '@/lib/twin-address';
import { plainWords, setUps } from './set-up';
import { providerOf, type RealVendorId, type VendorId, vendors } from './vendors';

/** Other names of a scheduler, in lower-case letters and digits only. */
const aliases: Readonly<Record<string, VendorId>> = {
  ghl: 'leadconnector',
  gohighlevel: 'leadconnector',
  highlevel: 'leadconnector',
  leadconnectorhq: 'leadconnector',
  msgsndr: 'leadconnector',
  calcom: 'cal',
  acuityscheduling: 'acuity',
  squarespace: 'acuity',
  squarespacescheduling: 'acuity',
  hubspotmeetings: 'hubspot',
  google: 'frame',
  googlecalendar: 'frame',
  outlook: 'frame',
  microsoftbookings: 'frame',
  bookings: 'frame',
  healthie: 'frame',
  intakeq: 'frame',
  practiceq: 'frame',
  iframe: 'frame',
  jane: 'link',
  janeapp: 'link',
  zocdoc: 'link',
  nexhealth: 'link',
  simplepractice: 'link',
};

/**
 * Converts a provider's name or host as someone typed it, e.g. "GoHighLevel" or "www.calendly.com", to the name that the
 * settings use. An unknown name is returned unchanged.
 */
export function schedulerId(written: string): string {
  const plain = written.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = [plain, plain.replace(/com$/, '')].find(
    (name) => aliases[name] || Object.hasOwn(vendors, name),
  );
  const [, host = ''] = /^(?:https?:\/\/)?([\w-]+(?:\.[\w-]+)+)(?:[/?#]|$)/i.exec(written.trim()) ?? [];
  return found ? (aliases[found] ?? found) : (providerOf(host.toLowerCase()) ?? written);
}

/** Short links redirect. Their target may refuse to be framed, and nobody can check that here. */
const shortHosts =
  /^(www\.)?(bit\.ly|tinyurl\.com|t\.co|goo\.gl|rebrand\.ly|lnkd\.in|ow\.ly|is\.gd|buff\.ly|cutt\.ly|rb\.gy|t\.ly|shorturl\.at|aka\.ms|hubs\.(ly|la)|calend\.ly|calendar\.app\.google|dub\.sh|short\.io|tiny\.cc|bl\.ink|qrco\.de|g\.co|share\.google|book\.ms|fb\.me|maps\.app\.goo\.gl)$/;

/** Pages that take no bookings with any scheduler, with a description of each kind. */
const otherPages: readonly [what: string, hosts: RegExp][] = [
  [
    'a form, not a calendar',
    /^(forms\.gle|forms\.office\.com|share\.hsforms\.com|((\w+\.)?(typeform|jotform|surveymonkey)\.com))$/,
  ],
  ['a form or a document, not a calendar', /^docs\.google\.com$/],
  ['a page of links, not a calendar', /^(www\.)?(linktr\.ee|beacons\.ai|campsite\.bio)$/],
  [
    'a page about the clinic, not a calendar',
    /^((www|m)\.)?(facebook|instagram|linkedin|yelp|google|bing|psychologytoday)\.com$|^maps\.(google|apple)\.com$|^(www\.)?g\.page$/,
  ],
  [
    'a meeting, not a calendar',
    /^(((?!scheduler)\w+\.)?zoom\.us|meet\.google\.com|teams\.(microsoft|live)\.com)$/,
  ],
  ['a chat, not a calendar', /^(wa\.me|(api|web)\.whatsapp\.com|m\.me|t\.me)$/],
  [
    'a file, not a calendar',
    /^((drive|photos)\.google\.com|(www\.)?dropbox\.com|1drv\.ms|onedrive\.live\.com|www\.canva\.com|(www\.)?icloud\.com)$/,
  ],
  [
    'a copy of a page, not the page itself',
    /^(web\.archive\.org|archive\.(org|ph|today)|translate\.google\.com|webcache\.googleusercontent\.com|.+\.translate\.goog)$/,
  ],
  [
    'a page to log in',
    /^(mail\.google\.com|(account|secure)\.simplepractice\.com|accounts\.google\.com|login\.(microsoftonline|live)\.com|auth\.calendly\.com|account\.squarespace\.com)$/,
  ],
];

/** A scheduler's other pages, on most of which the clinic sets it up. `who` is the scheduler. */
const setUpPages: readonly { who: RealVendorId; hosts: RegExp; paths?: RegExp }[] = [
  {
    who: 'calendly',
    hosts: /^(www\.)?calendly\.com$/,
    paths:
      /^\/(app|login|signup|event_types|scheduled_events|users?|integrations|settings|account|admin|organizations?|availability|analytics|workflows|routing|oauth|invitees|cancellations|reschedulings|home|help|pricing|features|about|blog|resources|enterprise|download|people|teams|contacts|meetings|billing|getting_started|dashboard|notifications|api|polls?|events?|confirmed)(\/|$)|^\/[^/]+\/[^/]+\/(edit|settings|availability|preview)(\/|$)/,
  },
  { who: 'calendly', hosts: /^(help|developer|community|api)\.calendly\.com$/ },
  {
    who: 'cal',
    hosts: /^((app|www)\.)?cal\.(com|eu)$/,
    paths:
      /^\/(event-types|bookings?|availability|settings|apps|teams|workflows|insights|auth|getting-started|login|signup|more|members|routing(-forms)?|forms|reschedule|pricing|docs|blog|enterprise|help|api|signin|logout|upgrade|onboarding|admin|video|booking-successful|success|router)(\/|$)/,
  },
  { who: 'cal', hosts: /^(console|docs|developer|api|go|design)\.cal\.(com|eu)$/ },
  {
    who: 'leadconnector',
    hosts: /^((?!api\.leadc)[\w-]+\.)*(gohighlevel|leadconnectorhq)\.com$|^(?!link\.)[\w-]+\.msgsndr\.com$/,
  },
  { who: 'leadconnector', hosts: /./, paths: /^\/v2\/location\/[^/]+\// },
  {
    who: 'acuity',
    hosts:
      /^((app|secure|www|developers|help|docs|embed|static)\.)?acuityscheduling\.com$|^app\.squarespacescheduling\.com$/,
    paths: /^\/(?!schedule(\.php$|\/[^/])|embed\/schedule)/,
  },
  { who: 'acuity', hosts: /\.squarespace\.com$/, paths: /^\/config(\/|$)/ },
  { who: 'hubspot', hosts: /^app(-[a-z0-9]+)?\.hubspot\.com$|^(www\.|knowledge\.)?hubspot\.com$/ },
  {
    who: 'frame',
    hosts: /^calendar\.google\.com$/,
    paths: /^(?!\/calendar\/(u\/\d+\/)?appointments\/(schedules\/)?[^/]+)/,
  },
  {
    who: 'frame',
    hosts: /^outlook\.(office(365)?|live)\.com$|^(outlook|bookings)\.cloud\.microsoft$/,
    paths: /^(?!\/(owa\/calendar\/.+\/bookings|book\/|bookwithme\/(?!me(\/|$))))/,
  },
];

/** Hosts that only a machine in the clinic’s own network can reach. */
const localHosts =
  /^([\w-]+|.+\.(local|localhost|internal|lan|home)|(127|10)(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|0\.0\.0\.0|\[.*\])$/;

/** Links that work once. Calendly's permanent links may begin with "/d/", too, and then three groups of letters. */
const oneBooking: readonly { hosts: RegExp; paths: RegExp }[] = [
  { hosts: /^(www\.)?calendly\.com$/, paths: /^\/(s\/|d\/\w+-\w+(\/|$))/ },
  { hosts: /(^|\.)cal\.(com|eu)$/, paths: /^\/[ds]\// },
];

/** Path segments that only pages behind a log-in have. */
const behindLogIn =
  /\/(log-?in|sign-?in|sign_in|log-?out|sign-?up|register|oauth2?|sso|wp-admin|wp-login\.php|dashboard|admin|settings)(\/|$)/i;

const menus: Readonly<Record<string, string>> = {
  'calendar.google.com':
    'in Google Calendar open the appointment schedule, press Share, and under “Website embed” copy the inline booking page',
  'book.ms':
    'in Microsoft Bookings open “Booking page” and copy the long address that your browser shows then',
  'calendar.app.google':
    'in Google Calendar open the appointment schedule, press Share, and under “Website embed” copy the inline booking page, whose address begins with https://calendar.google.com/calendar/appointments/',
};

/** A phrase for an error message: which link to copy, and from where. */
function whatToCopy(id: RealVendorId, hostname = ''): string {
  const menu = menus[hostname];
  if (menu) return menu;
  if (/outlook|microsoft$/.test(hostname))
    return 'in Microsoft Bookings open “Booking page” and copy its link';
  const { scheduler, linkToCopy } = setUps[id];
  return id === 'frame' || id === 'link'
    ? 'open the page on which a visitor picks a time, logged out, and copy its address'
    : `copy the link that ${scheduler} gives under ${plainWords(linkToCopy)}`;
}

/** The link inside embed code, or null if there is none. Text that is not code is taken for the link itself. */
function linkIn(pasted: string): string | null {
  const text = decodeEntities(pasted).replace(/<link\b[^>]*>/gi, '');
  if (/^<?https?:/.test(text)) return addressAmongWords(text);
  if (!/[<{]|\bcalLink\b|data-(url|src|cal-link)/.test(text)) return addressAmongWords(text);
  const value = (name: string) => {
    const quoted = `(?<![\\w-])${name}\\s*[=:]\\s*["'\`]([^"'\`\\s>]+)["'\`]`;
    const bare = `\\s${name}=((?:https?:)?//[^"'\`\\s<>]+)`;
    const [, inQuotes, alone] = new RegExp(`${quoted}|${bare}`, 'i').exec(text) ?? [];
    return inQuotes ?? alone;
  };
  const calLink = value('data-cal-link') ?? value('calLink');
  if (calLink) {
    const origin = value('data-cal-origin') ?? value('calOrigin') ?? value('origin') ?? 'https://cal.com';
    return `${origin.replace(/\/\/app\.(?=cal\.(com|eu)$)/, '//')}/${calLink.replace(/^\//, '')}`;
  }
  const frame = /<iframe\b[^>]*>/i.exec(text)?.[0] ?? '';
  const inFrame = /\ssrc\s*=\s*["']?([^"'\s>]+)/i.exec(frame)?.[1];
  return value('data-url') ?? value('data-src') ?? inFrame ?? value('url') ?? value('href') ?? null;
}

/**
 * Query keys that belong to one visitor, one day or one copy of the link, or that are a secret of the clinic's. They are
 * written in lower-case letters and digits only.
 */
const personal =
  /^(month|date|datetime|day|week|time|slot|start|duedate|timezone|tz|name|fullname|firstname|lastname|email|phone|phonenumber|mobile|tel|attendeephonenumber|smsremindernumber|guests?|notes|comments?|a\d+|contactid|contact|cancelorreschedule|uuid|salesforceuuid|rescheduleuid|overlaycalendar|embed|embedtype|embeddomain|previewsource|back|from|gclid|fbclid|msclkid|gl|ga|eventid|sid|sessionid|phpsessid|jsessionid|hsenc|hsmi|hssc|hstc|hsfp|mceid|sharetoken|ssuid|(access|auth|api|id|refresh)?token|apikey|jwt|secret|clientsecret|password)$/;

/** Keys that identify a person in a scheduler's link, but that another company's page may need. */
const ambiguous =
  /^(name|contact|from|back|time|day|week|start|embed|comments?|notes|eventid|sid|token|apikey)$/;

/** Removes from a link whatever belongs to one person or one day, and returns the names of the removed keys. */
function dropPersonal(link: URL, isVendor: boolean): string[] {
  const dropped: string[] = [];
  for (const [key, value] of [...link.searchParams]) {
    const plain = key.toLowerCase().replace(/[^a-z0-9]/g, '');
    const isKnown = personal.test(plain) && (isVendor || !ambiguous.test(plain));
    if (!isKnown && !/^[^\s@]+@[^\s@]+\.[a-z]+$/i.test(value)) continue;
    link.searchParams.delete(key);
    if (!/^embed/.test(plain)) dropped.push(key);
  }
  return dropped;
}

function kindOf(id: RealVendorId) {
  const name = id === 'frame' || id === 'link' ? 'https address' : `${setUps[id].scheduler} booking link`;
  return /^[aeiou]|^https/i.test(name) ? `an ${name}` : `a ${name}`;
}

/**
 * Reads the booking link from a pasted value: a URL with or without "https://", or embed code. Whatever belongs to one
 * visitor or one day is removed, and listed in `dropped`. `siteUrl` is the origin of this site, whose own pages take no
 * bookings.
 *
 * @throws Error with one sentence that names the setting, its value, and the link to copy or a correct example
 */
export function readBookingLink(
  id: RealVendorId,
  pasted: string,
  siteUrl: string,
): { link: URL; dropped: string[] } {
  const { hosts, paths, allowsOtherHosts, exampleUrl } = vendors[id];
  const isVendor = hosts !== undefined;
  const example = `for example, SCHEDULING_URL=${exampleUrl}`;
  const refuse = (why: string, advice: string): never => {
    throw new Error(`SCHEDULING_URL is "${shorten(pasted)}", which is ${why}: ${advice}.`);
  };
  const placeholder = /(?<!=)\{\{[^:]*\}\}/.test(pasted) || /^\s*https?:\S*(\{\{|%7B%7B)/i.test(pasted);
  if (placeholder) return refuse('a placeholder that only your scheduler’s emails fill in', whatToCopy(id));
  const found = linkIn(pasted.trim());
  if (found === null)
    return refuse('embed code without a booking link in it', `write the link alone, ${example}`);
  // A "#" before a colour value would start the URL's fragment.
  const whole = found.replace(/(=)#(?=[\da-f]{3,8}(&|$))/gi, '$1').replace(/^\/\//, 'https://');
  const isBare = /^[\w-]+(\.[\w-]+)+([/?]|$)/.test(whole);
  const address = isBare ? `https://${whole}` : whole;
  const link = URL.canParse(address) ? unwrap(new URL(address)) : null;
  if (link?.protocol === 'http:' && providerOf(link.hostname)) link.protocol = 'https:';
  if (link && localHosts.test(link.hostname))
    return refuse('an address that only machines in your own network reach', whatToCopy(id));
  if (link?.protocol === 'http:' && allowsOtherHosts)
    return refuse(
      'not encrypted',
      `if its https address opens in your browser, write SCHEDULING_URL=${link.href.replace('http:', 'https:')}`,
    );
  if (link?.protocol !== 'https:' || link.username || link.password || /\s/.test(whole)) {
    return refuse(`not ${kindOf(id)}`, `write, ${example}`);
  }
  const { hostname, pathname } = link;
  if ([siteUrl, twinOf(siteUrl)].some((own) => own && new URL(own).hostname === hostname))
    return refuse('a page of this site, which would open itself again and again', whatToCopy(id));
  const setUp = setUpPages.find((page) => page.hosts.test(hostname) && (page.paths?.test(pathname) ?? true));
  const other = otherPages.find(([, pattern]) => pattern.test(hostname));
  if (other) return refuse(other[0], whatToCopy(id));
  if (shortHosts.test(hostname) && !(id === 'link' && hostname === 'calendar.app.google')) {
    const advice = menus[hostname] ?? 'open it, and copy the address that your browser shows then';
    return refuse('a short link that leads on to another address', advice);
  }
  if (setUp) return refuse('no page on which a visitor can book', whatToCopy(setUp.who, hostname));
  const owner = providerOf(hostname);
  if (owner !== undefined && owner !== id && id !== 'link') {
    const name = vendors[owner].name ?? hostname;
    const forFrames =
      owner === 'link' ? 'a page that may not be framed' : 'a page with a provider of its own';
    return refuse(
      id === 'frame' ? `${forFrames} (${name})` : `not ${kindOf(id)} (it looks like ${name})`,
      `write SCHEDULING_PROVIDER=${owner}`,
    );
  }
  if (oneBooking.some((page) => page.hosts.test(hostname) && page.paths.test(pathname))) {
    return refuse('a link that works for one booking only', whatToCopy(id));
  }
  const isOneVisit =
    (owner === 'calendly' && /\/invitees\//.test(pathname)) ||
    (id === 'acuity' && link.searchParams.get('action') === 'appt');
  if (isOneVisit) return refuse('the page of a booking that someone has made', whatToCopy(id));
  if (/^\/widget\/(form|survey|quiz)\//.test(pathname))
    return refuse('a form, not a calendar', whatToCopy(id));
  if (/\.(pdf|docx?|png|jpe?g|ics|vcf)$/i.test(pathname))
    return refuse('a file, not a calendar', whatToCopy(id));
  if (behindLogIn.test(pathname)) return refuse('a page behind a log-in', whatToCopy(id, hostname));
  if (
    /\/schedule\.php$/.test(pathname) &&
    /^(app|secure)\./.test(hostname) &&
    !link.searchParams.get('owner')
  ) {
    return refuse('an Acuity address that names no clinic (owner=…)', whatToCopy(id));
  }
  const isOurs = owner === id || allowsOtherHosts;
  const itsPaths = owner !== id && allowsOtherHosts instanceof RegExp ? allowsOtherHosts : paths;
  if (!isOurs || (itsPaths && !itsPaths.test(pathname)))
    return refuse(`not ${kindOf(id)}`, `${whatToCopy(id)}, ${example}`);

  const dropped = dropPersonal(link, isVendor);
  // Calendly's and Acuity's links to a single time end with a date and time; Cal.com's embed code ends with "/embed";
  // Google's contains an account number. Jane's frames a button, which leads to the page above it.
  link.pathname = pathname
    .replace(/(\/datetime)?\/\d{4}-\d\d-\d\dT[^/]*$/, '')
    .replace(/(?<=.)\/embed\/?$/, id === 'cal' ? '' : '$&')
    .replace(/^\/calendar\/u\/\d+\//, '/calendar/')
    .replace(/^\/embed\/book_online\/?$/, '/');
  if (id === 'acuity' && link.searchParams.get('ref') === 'embedded_csp') link.searchParams.delete('ref');
  if (hostname === 'calendar.google.com' && id === 'frame') link.searchParams.set('gv', 'true');
  // Other pages may need their fragment; a scheduler's own links do not.
  if (isVendor) link.hash = '';
  return { link, dropped };
}
