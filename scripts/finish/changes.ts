import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comparePages, TooDifferent } from '@/lib/changes/compare';
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
const timeoutSeconds = 15;

/** Four times the longest page of this site. A longer one is another site's, and would take minutes to read. */
const mostLetters = 1_000_000;

/** A path that exists on no site, to get the site's 404 page. */
const missingPath = '/no-such-page';

async function parse(html: string): Promise<Document> {
  const { JSDOM } = await import('jsdom');
  // Styles are not needed, and jsdom cannot parse all of them.
  return new JSDOM(html.replace(/<style\b[\s\S]*?<\/style>/g, '')).window.document;
}

/** Why a live site cannot be compared. The message completes a sentence that begins with its address. */
class NotComparable extends Error {}

/** @throws NotComparable if the response is too long */
async function readText(response: Response) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > mostLetters) throw new NotComparable('is far larger than this site');
  }
  return text;
}

/** The email address that Cloudflare has hidden in a page. Its first byte is the key to the others. */
function decodeEmail(hex: string) {
  const [key = 0, ...bytes] = Buffer.from(hex, 'hex');
  return Buffer.from(bytes.map((byte) => byte ^ key)).toString();
}

/** A page without what Cloudflare does to email addresses, which its own script undoes in a visitor's browser. */
function withEmails(html: string) {
  return html
    .replace(/\/cdn-cgi\/l\/email-protection#([\da-f]+)/g, (_, hex) => `mailto:${decodeEmail(hex)}`)
    .replace(/<(\w+)[^>]*\bdata-cfemail="?([\da-f]+)[^>]*>.*?<\/\1>/g, (_, _name, hex) => decodeEmail(hex));
}

/**
 * The live page, or null if there is none.
 * @throws NotComparable if the site responds with any other error
 */
async function fetchPage(origin: string, { path }: Pick<Page, 'path'>, signal: AbortSignal) {
  const response = await fetch(origin + (path === '/404' ? missingPath : path), { signal });
  const { status, ok } = response;
  if (status === 404 && path !== '/404') return null;
  if (ok || status === 404) return withEmails(await readText(response));
  if (status === 401) throw new NotComparable('asks for a password');
  if (status === 403) throw new NotComparable('lets no program in (status 403)');
  throw new NotComparable(`answers with an error (status ${status})`);
}

/** The paths in the live site's sitemap. */
async function fetchListed(origin: string, signal: AbortSignal) {
  const response = await fetch(`${origin}/sitemap.xml`, { signal });
  const listed = response.ok ? [...(await readText(response)).matchAll(/<loc>([^<]+)<\/loc>/g)] : [];
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

/** Whether a text has one of the words in a field's path, e.g. "36 TMS sessions" of "coreTreatment.tmsSessions". */
function namesField(text: string, path: string) {
  const words = path.match(/[A-Z]?[a-z]{2,}/g) ?? [];
  return words.some((word) => text.toLowerCase().includes(word.toLowerCase().replace(/s$/, '')));
}

/**
 * Returns a function that tells whether a number in a page's text is written in content/, rather than computed from
 * others. A bare number may equal an unrelated one by chance, so its text must name the field.
 */
function numberFinder() {
  const files = listContentFiles();
  const sources = files.flatMap((name) => listSources(name, readFileSync(join('content', name), 'utf8')));
  return (number: string, text: string) => {
    const isBare = /^\d[\d,.]*$/.test(number);
    const inSentence = new RegExp(`(?<![\\d.,])${number.replace(/[$.]/g, '\\$&')}(?![\\d%])`);
    return sources.some(({ parts, path }) =>
      parts.some((part) =>
        part === number || part === number.replace('%', '')
          ? !isBare || namesField(text, path)
          : inSentence.test(part) && text.includes(part.trim()),
      ),
    );
  };
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
  const [link = ''] = /<link [^>]*rel="?canonical\b[^>]*>/.exec(html ?? '') ?? [];
  return /href="?(https?:\/\/[^"\s>]+)/.exec(link)?.[1] ?? null;
}

async function compareWith(origin: string, ownOrigin: string, outDir: string): Promise<Changes> {
  const nothing = (note: string) => ({ groups: [], note, settings: {} });
  const signal = AbortSignal.timeout(timeoutSeconds * 1000);
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
      // The list puts the name into quotation marks, which the name of a policy already has inside.
      changes.push(wholePage('new', page.name.replace('“', '‘').replace('”', '’'), page.path));
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

function whyNot(error: unknown) {
  if (error instanceof NotComparable || error instanceof TooDifferent) return error.message;
  if ((error as Error).name === 'TimeoutError') return `did not answer within ${timeoutSeconds} seconds`;
  return 'could not be reached';
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
    return {
      ...nothing,
      note: 'There is no live site to compare with yet. Once there is, the setting SITE_URL names it.',
    };
  }
  try {
    return await compareWith(origin, ownOrigin, outDir);
  } catch (error) {
    return { ...nothing, note: `${origin} ${whyNot(error)}, so nothing is compared with it.` };
  }
}
