import { connect } from 'node:tls';
import { clinic } from '@/content/clinic';
import { price } from '@/content/offer';
import { formatDate, telHref } from '@/lib/format';
import { siteHeaders } from '@/lib/hosting';
import { checkExport } from '@/lib/launch/export';
import { type Page, pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';
import { hashSource, inlinePieces } from './finish/policy';

type Answer = { status: number; headers: Headers; text: string };

/** Asks twice before it says that nothing answers (status 0), so that one lost request is no alarm. */
async function ask(address: string, tries = 2): Promise<Answer> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(20_000) });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch {
    return tries > 1 ? ask(address, tries - 1) : { status: 0, headers: new Headers(), text: '' };
  }
}

/** Others answer programs with 403 or 429 while people are let in: gone is only what says so, or says nothing. */
const isGone = ({ status }: Answer) => [0, 404, 410].includes(status);

/** Whole days for which the certificate of an https address still holds; none for a server on this machine. */
async function certificateDays(origin: string): Promise<number | null> {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol === 'http:') return null;
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname }, () => {
      resolve(Math.floor((Date.parse(socket.getPeerCertificate().valid_to) - Date.now()) / 86_400_000));
      socket.end();
    }).on('error', reject);
  });
}

function found(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** What stands in a page that its policy does not name, e.g. as a host put a script of its own into it. */
function policyProblem(html: string, path: string) {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  if (!policy) return `${path} has lost its Content-Security-Policy.`;
  const foreign = /<script[^>]* src="((?:https?:)?\/\/[^"]*)"/.exec(html)?.[1];
  if (foreign) return `${path} asks ${foreign} for a script, which the build did not.`;
  const unknown = inlinePieces(html, 'script').find((text) => !policy.includes(hashSource(text)));
  return unknown && `${path} holds a script that the build did not write: ${unknown.slice(0, 60)}`;
}

function pageProblems(origin: string, { path, isSearched, headers, text: html }: Page & Answer) {
  const shown = [telHref(clinic.phone), `mailto:${clinic.email}`];
  if (path === '/') shown.push(formatUsd(price.paidInFullUsd), formatDate(price.asOf));
  return [
    ...shown.map(
      (text) => !html.includes(text) && `${path} does not show ${text}, as content/ does: deploy it.`,
    ),
    ...siteHeaders.map(({ name, value }) => {
      const sent = headers.get(name);
      return sent !== value && `${path} comes with ${name}: ${sent}, where ${value} was meant.`;
    }),
    isSearched &&
      /noindex/.test(headers.get('X-Robots-Tag') ?? '') &&
      `${path} is kept out of search engines.`,
    isSearched &&
      !html.includes(`rel="canonical" href="${origin}`) &&
      `${path} names another address as its own: set SITE_URL to ${origin}, or check the other.`,
    policyProblem(html, path),
  ];
}

/** Every way in which what answers at `origin` is not what was meant, each in one sentence. */
export async function checkLive(origin: string, readDays = certificateDays): Promise<string[]> {
  const asked = pages.map((page) => ({
    ...page,
    address: page.path === '/404' ? '/no-such-page' : page.path,
  }));
  const answers = await Promise.all(
    asked.map(async (page) => ({ ...page, ...(await ask(origin + page.address)) })),
  );
  const wrong = answers.filter(({ path, status }) => status !== (path === '/404' ? 404 : 200));
  const right = answers.filter((answer) => !wrong.includes(answer));
  const html = right.map(({ text }) => text).join('');

  const links = [
    ...found(html, /<(?:a|link)\s[^>]*?href="((?:https?:\/)?\/[^"#]*)/g),
    ...found(html, /\ssrc="(\/[^"]+)"/g),
    ...found(html, / data-sources="([^"]*)"/g).flatMap((list) => list.split(' ')),
    ...found(html, /<meta property="og:image" content="([^"]*)"/g),
  ];
  const addresses = [...new Set(links.map((link) => new URL(link, origin).href))];
  const targets = await Promise.all(addresses.map(async (address) => ({ address, ...(await ask(address)) })));
  const own = targets.filter((target) => target.address.startsWith(`${origin}/`) && target.status === 200);
  const files = new Set(own.map(({ address }) => new URL(address).pathname));
  const heads = checkExport({ pages: right.map((page) => ({ ...page, html: page.text })), files }, true);

  const [frame] = found(html, /<iframe[^>]* src="(https:[^"]*)"/g);
  const calendar = frame ? await ask(frame) : null;
  const refusal = `${calendar?.headers.get('X-Frame-Options')} ${calendar?.headers.get('Content-Security-Policy')}`;
  const days = await readDays(origin).catch(({ code }) => (code === 'CERT_HAS_EXPIRED' ? 0 : null));
  const problems = [
    ...wrong.map(({ address, status }) => `${address} answers ${status || 'nothing'}.`),
    ...right.flatMap((answer) => pageProblems(origin, answer)),
    ...heads.map(({ href, message }) => !wrong.some(({ path }) => path === href) && `${href}: ${message}`),
    ...targets.map((target) => isGone(target) && `${target.address}, which a page names, is not there.`),
    calendar && isGone(calendar) && `The calendar at ${frame} is not there.`,
    /deny|sameorigin|frame-ancestors '(none|self)'\s*(;|$)/i.test(refusal) &&
      `The calendar at ${frame} may not be framed.`,
    days !== null && days < 14 && `The certificate holds for ${days} more days: renew it.`,
  ];
  return [...new Set(problems.filter((problem) => typeof problem === 'string'))];
}
