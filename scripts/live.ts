import type { BrowserContext, Response, Page as Tab } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { heroVideo } from '@/content/home';
import { price, spots } from '@/content/offer';
import { formatDate, telHref } from '@/lib/format';
import { siteHeaders } from '@/lib/hosting';
import { checkExport } from '@/lib/launch/export';
import { type Page, pages } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';

/** What content/ has every page show, and the home page besides. */
const shownByContent = {
  everywhere: [telHref(clinic.phone), `mailto:${clinic.email}`],
  atHome: [formatUsd(price.paidInFullUsd), formatDate(price.asOf), formatDate(spots.asOf)],
};

/** Long enough for a busy machine: only what never comes is missing. */
const wait = { timeout: 45_000 };

/** Asks twice before it says that nothing answers (status 0), so that one lost request is no alarm. */
async function askStatus(address: string, tries = 2): Promise<number> {
  try {
    return (await fetch(address, { signal: AbortSignal.timeout(wait.timeout) })).status;
  } catch {
    return tries > 1 ? askStatus(address, tries - 1) : 0;
  }
}

function listMatches(html: string, pattern: RegExp) {
  return [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** What a host may do to a page that was built well. */
async function responseProblems(
  origin: string,
  { path, isSearched }: Page,
  response: Response,
  html: string,
) {
  const headers = await response.allHeaders();
  const details = await response.securityDetails();
  const days = details?.validTo && Math.floor(details.validTo / 86_400 - Date.now() / 86_400_000);
  return [
    ...siteHeaders.map(({ name, value }) => {
      const sent = headers[name.toLowerCase()];
      return sent !== value && `${path} comes with ${name}: ${sent}, where ${value} was meant.`;
    }),
    isSearched && /noindex/.test(headers['x-robots-tag'] ?? '') && `${path} is kept out of search engines.`,
    isSearched &&
      !html.includes(`rel="canonical" href="${origin}`) &&
      `${path} names another address as its own: set SITE_URL to ${origin}, or check the other.`,
    !html.includes('<meta http-equiv="Content-Security-Policy"') &&
      `${path} has lost its Content-Security-Policy.`,
    days && days < 14 && `The certificate holds for ${days} more days: renew it.`,
  ];
}

/** The answer that fills a frame of the page next; null where none comes. */
function nextFrame(tab: Tab) {
  const isFrame = (answer: Response) =>
    answer.request().isNavigationRequest() && answer.frame() !== tab.mainFrame() && answer.ok();
  return tab.waitForResponse(isFrame, wait).catch(() => null);
}

async function frameProblem(what: string, answer: Response | null) {
  if (!answer) return `${what} is not there.`;
  const { 'x-frame-options': frame, 'content-security-policy': policy } = await answer.allHeaders();
  const isRefused = /deny|sameorigin|frame-ancestors '(none|self)'\s*(;|$)/i.test(`${frame} ${policy}`);
  return isRefused && `${what} at ${answer.url()} may not be framed.`;
}

async function isTrueSoon(tab: Tab, test: () => boolean) {
  return (await tab.waitForFunction(test, null, wait).catch(() => null)) !== null;
}

async function calendarProblem(tab: Tab, answered: Promise<Response | null>) {
  const problem = await frameProblem('The calendar', await answered);
  const isReady = () => document.documentElement.dataset.calendar === 'ready';
  return problem || (!(await isTrueSoon(tab, isReady)) && 'The calendar does not say that it is ready.');
}

async function filmProblem(tab: Tab) {
  const isFile = await tab.locator('video.video-film').count();
  const answered = isFile ? null : nextFrame(tab);
  await tab.getByRole('button', { name: heroVideo.title }).click(wait);
  if (answered) return frameProblem('The film', await answered);
  const hasBegun = () => (document.querySelector('video.video-film') as HTMLVideoElement).readyState > 0;
  return !(await isTrueSoon(tab, hasBegun)) && 'The film is not there.';
}

/** One page as a visitor's browser gets it, and every way in which it is not what was meant. */
async function visit(context: BrowserContext, origin: string, page: Page, shown: typeof shownByContent) {
  const address = page.path === '/404' ? '/no-such-page' : page.path;
  const problems: unknown[] = [];
  const tab = await context.newPage();
  // What a host puts into a page breaks the policy that the build wrote.
  tab.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(`${page.path}: ${message.text()}`);
  });
  const strangers = new Set<string>();
  tab.on('request', (request) => strangers.add(new URL(request.url()).origin));
  const framed = page.path === '/booking' ? nextFrame(tab) : null;
  const open = () => tab.goto(origin + address, { ...wait, waitUntil: 'domcontentloaded' }).catch(() => null);
  const response = (await open()) ?? (await open());
  if (!framed) await tab.waitForLoadState('networkidle', wait).catch(() => null);
  let html = '';
  if (response?.status() === (page.path === '/404' ? 404 : 200)) {
    html = await response.text();
    const texts = page.path === '/' ? [...shown.everywhere, ...shown.atHome] : shown.everywhere;
    for (const text of texts.filter((text) => !html.includes(text)))
      problems.push(`${page.path} does not show ${text}, as content/ does: deploy it.`);
    problems.push(...(await responseProblems(origin, page, response, html)));
    if (!framed)
      for (const stranger of strangers)
        if (stranger !== origin) problems.push(`${page.path} asks ${stranger} for something unasked.`);
    if (framed && html.includes('<iframe')) problems.push(await calendarProblem(tab, framed));
    if (page.path === '/') problems.push(await filmProblem(tab));
  } else problems.push(`${address} answers ${response?.status() ?? 'nothing'}.`);
  await tab.close();
  return { ...page, html, problems };
}

/** Every way in which what answers at `origin` is not what was meant, each in one sentence. */
export async function checkLive(
  origin: string,
  context: BrowserContext,
  shown = shownByContent,
): Promise<string[]> {
  const visits = [];
  for (const page of pages) visits.push(await visit(context, origin, page, shown));
  const right = visits.filter(({ html }) => html);
  const html = right.map((page) => page.html).join('');
  const links = [
    ...listMatches(html, /<(?:a|link)\s[^>]*?href="((?:https?:\/)?\/[^"#]*)/g),
    ...listMatches(html, /\ssrc="(\/[^"]+)"/g),
    ...listMatches(html, / data-sources="([^"]*)"/g).flatMap((list) => list.split(' ')),
    ...listMatches(html, /<meta property="og:image" content="([^"]*)"/g),
  ];
  const addresses = [...new Set(links.map((link) => new URL(link, origin).href))];
  const targets = await Promise.all(
    addresses.map(async (address) => ({ address, status: await askStatus(address) })),
  );
  const own = targets.filter(({ address, status }) => address.startsWith(`${origin}/`) && status === 200);
  const files = new Set(own.map(({ address }) => new URL(address).pathname));
  const heads = checkExport({ pages: right, files }, true).filter(({ href }) =>
    right.some(({ path }) => path === href),
  );
  const problems = [
    ...visits.flatMap((page) => page.problems),
    ...heads.map(({ href, message }) => `${href}: ${message}`),
    ...targets
      // Others answer programs with 403 or 429 while people are let in: gone is only what says so, or says nothing.
      .filter(({ status }) => [0, 404, 410].includes(status))
      .map(({ address }) => `${address}, which a page names, is not there.`),
  ];
  return [...new Set(problems.filter((problem) => typeof problem === 'string'))];
}
