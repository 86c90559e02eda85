import type { BrowserContext, Frame, Response, Page as Tab } from '@playwright/test';
import { clinic } from '@/content/clinic';
import { notFound } from '@/content/errors';
import { heroVideo } from '@/content/home';
import { price, spots } from '@/content/offer';
import { formatDate, telHref } from '@/lib/format';
import { siteHeaders } from '@/lib/hosting';
import type { Page } from '@/lib/pages';
import { formatUsd } from '@/lib/pricing';

/** What content/ makes every page show, and what it adds to the home page. */
export const shownByContent = {
  everywhere: [telHref(clinic.phone), `mailto:${clinic.email}`],
  atHome: [formatUsd(price.paidInFullUsd), formatDate(price.asOf), formatDate(spots.asOf)],
};

/** Long enough for a busy machine, so that only missing elements time out. */
export const wait = { timeout: 45_000 };

/** Where the response headers differ from the site's. */
function headerProblems(path: string, headers: Readonly<Record<string, string>>) {
  const wrong = siteHeaders.filter(({ name, value }) => headers[name.toLowerCase()] !== value);
  const isMissing = wrong.every(({ name }) => headers[name.toLowerCase()] === undefined);
  // If a host sets no headers, they are missing from every page, so one sentence reports all of them.
  if (wrong.length === siteHeaders.length && isMissing)
    return [
      'The host sends none of the site’s headers, so other sites can frame the pages: see the table of hosts in README.md.',
    ];
  return wrong.map(({ name, value }) => {
    const sent = headers[name.toLowerCase()];
    return sent === undefined
      ? `${path} comes without ${name}: let the host send ${value}.`
      : `${path} comes with ${name}: ${sent}, where ${value} was meant.`;
  });
}

/** Why a page is not served. Hosts differ in how they handle /booking and missing pages. */
function statusProblem(path: string, status: number | undefined) {
  if (path === '/404')
    return `/no-such-page answers ${status ?? 'nothing'}: let the host answer 404 there, with 404.html.`;
  if (status === 404 && path !== '/')
    return `${path} answers 404: the host must answer it with ${path.slice(1)}.html or ${path.slice(1)}/index.html. Every link to it is dead.`;
  return `${path} answers ${status ?? 'nothing'}.`;
}

/** Lists what the host has changed on a page that was built well. */
export async function responseProblems(origin: string, page: Page, response: Response, html: string) {
  const { path, isSearched } = page;
  const headers = await response.allHeaders();
  const details = await response.securityDetails();
  const days = details?.validTo && Math.floor(details.validTo / 86_400 - Date.now() / 86_400_000);
  return [
    ...headerProblems(path, headers),
    isSearched && /noindex/.test(headers['x-robots-tag'] ?? '') && `${path} is kept out of search engines.`,
    isSearched &&
      !html.includes(`rel="canonical" href="${origin}`) &&
      `${path} names another address as its own: set SITE_URL to ${origin}, or check the other.`,
    !html.includes('<meta http-equiv="Content-Security-Policy"') &&
      `${path} has lost its Content-Security-Policy.`,
    days !== undefined && days < 14 && `The certificate holds for ${days} more days: renew it.`,
  ];
}

/** Whether a page of another company loads in a frame. If it is refused, the browser shows an error page instead. */
function isFramed(tab: Tab) {
  const predicate = (frame: Frame) => frame !== tab.mainFrame() && frame.url().startsWith('http');
  return tab.waitForEvent('framenavigated', { predicate, ...wait }).catch(() => null);
}

async function isTrueSoon(tab: Tab, test: () => boolean) {
  return (await tab.waitForFunction(test, null, wait).catch(() => null)) !== null;
}

async function calendarProblem(tab: Tab, framed: ReturnType<typeof isFramed>) {
  if (!(await framed)) return 'The calendar does not show in its frame.';
  const isReady = () => document.documentElement.dataset.calendar === 'ready';
  return !(await isTrueSoon(tab, isReady)) && 'The calendar does not say that it is ready.';
}

async function filmProblem(tab: Tab) {
  const isFile = await tab.locator('video.video-film').count();
  const framed = isFile ? null : isFramed(tab);
  await tab
    .getByRole('button', { name: heroVideo.title })
    .click(wait)
    .catch(() => null);
  const hasBegun = () => (document.querySelector('video.video-film') as HTMLVideoElement).readyState > 0;
  const isShown = framed ? await framed : await isTrueSoon(tab, hasBegun);
  return !isShown && 'The film does not come when play is pressed.';
}

/** Opens one page in a browser and returns every way in which it differs from what was built. */
export async function visit(
  context: BrowserContext,
  origin: string,
  page: Page,
  shown: typeof shownByContent,
) {
  const address = page.path === '/404' ? '/no-such-page' : page.path;
  const problems: unknown[] = [];
  const tab = await context.newPage();
  // Anything that a host adds to a page violates the policy that the build wrote.
  tab.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) problems.push(`${page.path}: ${message.text()}`);
  });
  const strangers = new Set<string>();
  tab.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) strangers.add(asked);
  });
  const framed = page.path === '/booking' ? isFramed(tab) : null;
  const open = () => tab.goto(origin + address, { ...wait, waitUntil: 'domcontentloaded' }).catch(() => null);
  const response = (await open()) ?? (await open());
  if (!framed) await tab.waitForLoadState('networkidle', wait).catch(() => null);
  let html = '';
  if (response?.status() === (page.path === '/404' ? 404 : 200)) {
    html = await response.text();
    // The host's own 404 page is not part of the site, so it needs no further checks.
    if (page.path === '/404' && !html.includes(notFound.title)) {
      await tab.close();
      return {
        ...page,
        html: '',
        problems: ['The host answers what is missing with its own page: let it show 404.html.'],
      };
    }
    const texts = page.path === '/' ? [...shown.everywhere, ...shown.atHome] : shown.everywhere;
    for (const text of texts.filter((text) => !html.includes(text)))
      problems.push(`${page.path} does not show ${text}, as content/ does: deploy it.`);
    problems.push(...(await responseProblems(origin, page, response, html)));
    if (!framed && strangers.size > 0)
      problems.push(`${page.path} asks ${[...strangers].join(', ')} for something unasked.`);
    if (framed && html.includes('<iframe')) problems.push(await calendarProblem(tab, framed));
    if (page.path === '/' && html.includes('video-player')) problems.push(await filmProblem(tab));
  } else problems.push(statusProblem(page.path, response?.status()));
  await tab.close();
  return { ...page, html, problems };
}
