import type { BrowserContext } from '@playwright/test';
import { checkExport } from '@/lib/launch/export';
import { whereIs } from '@/lib/launch/finding';
import { pages } from '@/lib/pages';
import { twinOf } from '@/lib/twin-address';
import { shownByContent, visit, wait } from './live-visit';
import { withPlaces } from './place-in-content';

/**
 * The origin of an address as people type it, who may leave out "https://".
 * @throws Error with one sentence if it is no address of a website
 */
export function readOrigin(told: string): string {
  const address = told.includes('://') ? told : `https://${told}`;
  if (/^https?:/i.test(address) && URL.canParse(address)) return new URL(address).origin;
  throw new Error(`"${told}" is no website's address: write it like https://www.your-clinic.com.`);
}

/** The status of a response, or the error if there is none. Tries twice, so that one lost request causes no alarm. */
async function ask(address: string, tries = 2): Promise<number | Error> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(wait.timeout) })).status;
  } catch (error) {
    return tries > 1 ? ask(address, tries - 1) : (error as Error);
  }
}

/** The status of a response, or 0 if there is none. */
async function askStatus(address: string) {
  const answer = await ask(address);
  return typeof answer === 'number' ? answer : 0;
}

/**
 * The URL to ask whether a film exists; null for any other URL. If a film was deleted or may not be embedded, its page
 * still exists, but its provider's oEmbed endpoint (https://oembed.com) returns an error.
 */
function filmQuestion(address: string) {
  const query = `url=${encodeURIComponent(address)}`;
  if (address.startsWith('https://www.youtube.com/watch?')) return `https://www.youtube.com/oembed?${query}`;
  return address.startsWith('https://vimeo.com/') ? `https://vimeo.com/api/oembed.json?${query}` : null;
}

/** What is wrong with a link whose address answered with this status, or with 0 if it did not answer. */
export async function linkProblem(address: string, status: number) {
  const question = filmQuestion(address);
  if (question && [400, 401, 404].includes(await askStatus(question)))
    return `${address}: the film is gone, or may not be shown on other sites.`;
  if (status === 0) return `${address}, to which a page links, does not answer.`;
  // Many sites answer automated requests with 403 or 429, so only 404, 410 or no answer count as broken.
  return [404, 410].includes(status) && `${address}, to which a page links, does not exist.`;
}

function listMatches(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/**
 * People type both www.clinic.com and clinic.com. Unless one redirects to the other, search engines and visitors see
 * two sites.
 */
async function twinProblem(origin: string) {
  const twin = twinOf(origin);
  if (!twin) return false;
  const path = '/booking?utm_source=twin';
  const answer = await fetch(twin + path, {
    redirect: 'manual',
    signal: AbortSignal.timeout(wait.timeout),
  }).catch(() => null);
  // Nobody types "www." before a subdomain such as plan.clinic.com.
  if (!answer && twin.split('.').length > 3) return false;
  if (!answer) return `${twin} does not answer: let it redirect to ${origin}, for people who type it.`;
  const location = answer.headers.get('location');
  const isRedirect = answer.status >= 301 && answer.status <= 308;
  const isRight = isRedirect && location && new URL(location, twin).href.startsWith(origin + path);
  return (
    !isRight && `${twin}/booking does not lead to ${origin}/booking: set up a redirect that keeps the path.`
  );
}

/** Whether the page at this http URL is shown without a redirect to https. No answer at all is safe. */
async function opensInsecurely(address: string, hops = 5): Promise<boolean> {
  const signal = AbortSignal.timeout(wait.timeout);
  const answer = await fetch(address, { redirect: 'manual', signal }).catch(() => null);
  if (!answer) return false;
  const location = answer.headers.get('location');
  if (!location) return answer.ok;
  const next = new URL(location, address);
  return next.protocol === 'http:' && hops > 0 && opensInsecurely(next.href, hops - 1);
}

/** Reports a host that shows the site without encryption, as shared hosting does until one switches that off. */
export async function insecureProblem(origin: string) {
  const insecure = origin.replace(/^https:/, 'http:');
  return (
    insecure !== origin &&
    (await opensInsecurely(`${insecure}/booking`)) &&
    `${insecure} opens without encryption: let the host redirect it to ${origin} (often called “Force HTTPS”).`
  );
}

/** What is wrong with a certificate, by the code of the error that Node throws for it; null for any other error. */
function certificateFault(code: string) {
  if (code === 'CERT_HAS_EXPIRED') return 'it has expired';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return 'it is for another address';
  return /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/.test(code)
    ? 'no recognized authority has issued it'
    : null;
}

/** Why nothing answers at `origin`, where a request failed with this error. A new host often lacks only the certificate. */
export async function silenceProblem(origin: string, { name, cause }: Error) {
  const fault = certificateFault((cause as NodeJS.ErrnoException | undefined)?.code ?? '');
  if (fault)
    return `The certificate of ${origin} does not hold (${fault}), so browsers warn of the site instead of showing it: renew it at the host (often called “SSL” or “Let’s Encrypt”).`;
  const insecure = origin.replace(/^https:/, 'http:');
  // A host that accepts the connection but never responds has a certificate. Something else is wrong with it.
  const mayLackCertificate = insecure !== origin && name !== 'TimeoutError';
  const signal = AbortSignal.timeout(wait.timeout);
  const answer =
    mayLackCertificate && (await fetch(insecure, { redirect: 'manual', signal }).catch(() => null));
  return answer
    ? `${insecure} answers, but ${origin} does not: switch on the host’s certificate for it (often called “SSL” or “Let’s Encrypt”).`
    : `${origin} does not answer: the site is down, its address is wrong, or there is no network here.`;
}

type Scope = {
  /** What every page has to show. */
  shown?: typeof shownByContent;
  /** Leaves out links to other sites. */
  isQuick?: boolean;
};

/** Lists every way in which the site at `origin` differs from what was built, each in one sentence. */
export async function checkLive(
  origin: string,
  context: BrowserContext,
  { shown = shownByContent, isQuick = false }: Scope = {},
) {
  // Without a network, no page and no link can be reached: that is one problem, not dozens.
  const answer = await ask(origin);
  if (answer instanceof Error) return [await silenceProblem(origin, answer)];
  const visits = [];
  for (const page of pages) visits.push(await visit(context, origin, page, shown));
  const right = visits.filter(({ html }) => html);
  const html = right.map((page) => page.html).join('');
  const links = [
    ...listMatches(html, /<(?:a|link)\s[^>]*?href="((?:https?:\/)?\/[^"#]*)/g),
    ...listMatches(html, /\s(?:data-)?src="((?:https:\/)?\/[^"]+)"/g),
    ...listMatches(html, / data-sources="([^"]*)"/g).flatMap((list) => list.split(' ')),
    ...listMatches(html, /<meta property="og:image" content="([^"]*)"/g),
  ];
  const isOwn = (address: string) => address.startsWith(`${origin}/`);
  const addresses = [...new Set(links.map((link) => new URL(link, origin).href))].filter(
    (address) => isOwn(address) || !isQuick,
  );
  const targets = await Promise.all(
    addresses.map(async (address) => ({ address, status: await askStatus(address) })),
  );
  const own = targets.filter(({ address, status }) => isOwn(address) && status === 200);
  const others = targets.filter(({ address }) => !isOwn(address));
  const isCutOff = others.length > 1 && others.every(({ status }) => status === 0);
  const files = new Set(own.map(({ address }) => new URL(address).pathname));
  const heads = checkExport({ pages: right, files, unlisted: [] }, true).filter(({ href }) =>
    right.some(({ path }) => path === href),
  );
  const problems = [
    ...visits.flatMap((page) => page.problems),
    await twinProblem(origin),
    await insecureProblem(origin),
    ...withPlaces(heads).map(
      (found) => `${found.line === null ? found.href : whereIs(found)}: ${found.message}`,
    ),
    isCutOff && 'No other site that the pages link to answers: this machine may reach none of them.',
    ...(await Promise.all(
      (isCutOff ? targets.filter(({ address }) => isOwn(address)) : targets).map(({ address, status }) =>
        linkProblem(address, status),
      ),
    )),
  ];
  return [...new Set(problems.filter((problem) => typeof problem === 'string'))];
}
