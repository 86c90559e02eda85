import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePages } from '@/lib/changes/compare';
import { type ChangeGroup, groupChanges, type PlacedChange } from '@/lib/changes/group';
import { compareSettings, readPage, type SettingsCompared } from '@/lib/changes/read-page';
import { listContentFiles } from '@/lib/editing/content-files';
import { listSources } from '@/lib/editing/sources';
import { type Page, pages } from '@/lib/pages';

/** What a preview changes on the live site, or one sentence that says why that is unknown. */
export type Changes = {
  groups: readonly ChangeGroup[];
  note: string | null;
  /** Keyed by page path. */
  settings: Readonly<Record<string, SettingsCompared>>;
};

/** The limit is for all pages together, so that a site that does not answer never delays a build for longer. */
const timeoutMs = 15_000;

/** A path that exists on no site, to get the site's 404 page. */
const missingPath = '/no-such-page';

async function parse(html: string): Promise<Document> {
  const { JSDOM } = await import('jsdom');
  // Styles are not needed, and jsdom cannot parse all of them.
  return new JSDOM(html.replace(/<style\b[\s\S]*?<\/style>/g, '')).window.document;
}

/**
 * The live page, or null if there is none.
 * @throws Error if the site responds with any other error
 */
async function fetchPage(origin: string, { path }: Pick<Page, 'path'>, signal: AbortSignal) {
  const response = await fetch(origin + (path === '/404' ? missingPath : path), { signal });
  const html = await response.text();
  if (response.status === 404) return path === '/404' ? html : null;
  if (response.ok) return html;
  throw new Error(`${path} answers ${response.status}`);
}

/** The paths in the live site's sitemap. */
async function fetchListed(origin: string, signal: AbortSignal) {
  const response = await fetch(`${origin}/sitemap.xml`, { signal });
  const listed = response.ok ? [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)] : [];
  return listed.map(([, address = '']) => (URL.canParse(address) ? new URL(address).pathname : '/'));
}

function wholePage(kind: 'new' | 'gone', name: string, path: string): PlacedChange {
  const texts = { was: kind === 'gone' ? name : '', now: kind === 'new' ? name : '', pieces: [] };
  return { kind, what: 'text', ...texts, place: '', at: 0, path, page: 'the site' };
}

/** Whether a live page has any of our sentences; the pages of a clinic's older site do not. */
function isOurs(live: Document, now: Document) {
  const sentences = new Set(readPage(now).map(({ text }) => text));
  return readPage(live).some(({ text }) => text.length > 40 && sentences.has(text));
}

/** Returns a function that tells whether a number is written in content/, rather than computed from others. */
function numberFinder() {
  const files = listContentFiles();
  const sources = files.flatMap((name) => listSources(name, readFileSync(join('content', name), 'utf8')));
  const shown = new Set(sources.flatMap(({ parts }) => parts));
  return (number: string) => shown.has(number) || shown.has(number.replace('%', ''));
}

/** Removes a page's own URL, which the page shows in print, because a preview and the live site have different ones. */
function withoutAddress(html: string, origins: readonly string[]) {
  return origins.reduce((text, origin) => {
    const host = new URL(origin).host.replaceAll('.', '\\.');
    // Email addresses and names of subdomains are kept.
    return text.replace(new RegExp(`(?:https?://|(?<![@\\w.-]))${host}(?![\\w-])`, 'g'), 'this site');
  }, html);
}

/** The canonical URL of a page, or null if it has none, like the 404. */
function readCanonical(html: string | null | undefined) {
  return /<link rel="canonical" href="(https?:\/\/[^"]+)"/.exec(html ?? '')?.[1] ?? null;
}

async function compareWith(origin: string, ownOrigin: string, outDir: string): Promise<Changes> {
  const nothing = (note: string) => ({ groups: [], note, settings: {} });
  const signal = AbortSignal.timeout(timeoutMs);
  const [listed, ...answers] = await Promise.all([
    fetchListed(origin, signal),
    ...pages.map((page) => fetchPage(origin, page, signal)),
  ]);
  const changes: PlacedChange[] = [];
  const settings: Record<string, SettingsCompared> = {};
  for (const [i, page] of pages.entries()) {
    const html = answers[i];
    const now = await parse(withoutAddress(readFileSync(join(outDir, page.file), 'utf8'), [ownOrigin]));
    if (page.path === '/') {
      if (!html) return nothing(`Nothing is live at ${origin} yet, so nothing is compared.`);
      if (html.includes('data-review-tag'))
        return nothing(`What answers at ${origin} is a preview, too, so nothing is compared.`);
    }
    if (!html) {
      changes.push(wholePage('new', page.name, page.path));
      continue;
    }
    const canonical = readCanonical(html) ?? readCanonical(answers[0]) ?? origin;
    const live = await parse(withoutAddress(html, [origin, canonical]));
    if (page.path === '/' && !isOurs(live, now))
      return nothing(`What answers at ${origin} is another site, so nothing is compared.`);
    const compared = compareSettings(live, now);
    settings[page.path] = compared;
    const found = comparePages(readPage(live, compared), readPage(now, compared));
    changes.push(...found.map((change) => ({ ...change, path: page.path, page: page.name })));
  }
  const gone = listed.filter((path) => !pages.some((page) => page.path === path));
  changes.push(...gone.map((path) => wholePage('gone', `the page ${path}`, '/')));
  return { groups: groupChanges(changes, numberFinder()), note: null, settings };
}

/**
 * Compares the pages of an export, built for `ownOrigin`, with those of the live site. Without a network or a response,
 * it does not throw; `note` then says so.
 */
export async function findChanges(
  origin: string | null,
  ownOrigin: string,
  outDir: string,
): Promise<Changes> {
  const nothing = { groups: [], settings: {} };
  if (!origin) {
    return { ...nothing, note: 'No live site is known to compare with: SITE_URL names it.' };
  }
  try {
    return await compareWith(origin, ownOrigin, outDir);
  } catch {
    return { ...nothing, note: `${origin} did not answer as expected, so nothing is compared with it.` };
  }
}
