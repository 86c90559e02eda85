import { pages } from '@/lib/pages';
import { twinOf } from '@/lib/twin-address';
import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

type Site = {
  siteUrl: string;
  /** The paths of the files in public/, e.g. "/npp.pdf". */
  publicFiles: readonly string[];
};

/** Texts that hold an address: links, and the policies of the clinic's record. */
const holdsAddress = /\.(href|url)$|^clinic\.clinic\.(\w+Url|noticeOfPrivacyPractices|\w+Notice)$/;

/** Where an office keeps its documents. A link to one may ask readers to sign in, and lets anyone with the right change it. */
const keptElsewhere =
  /^https:\/\/(docs\.google\.com\/(?!forms\/)(?!.*\/pub\b)|drive\.google\.com|(www\.)?dropbox\.com|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com)/i;

/** Files that the build writes and a page may link to. */
const builtFiles = ['/sitemap.xml', '/og.png'];

/** The path on this site that an address leads to, or null if it leads elsewhere. */
function pathHere(text: string, siteUrl: string): string | null {
  if (/^\/[\w-]/.test(text)) return new URL(text, siteUrl).pathname;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const { origin, pathname } = new URL(text);
  return [siteUrl, twinOf(siteUrl)].includes(origin) ? pathname : null;
}

/**
 * Reports links to a page or file of this site that neither content/ nor public/ has. A full URL may lead to a file that
 * someone puts on the host by another way, so it is only a warning.
 */
export function checkOwnLinks(texts: readonly Text[], { siteUrl, publicFiles }: Site): Note[] {
  const there = [...pages.map(({ path }) => path as string), ...publicFiles, ...builtFiles].map(encodeURI);
  return texts
    .filter(({ at }) => holdsAddress.test(at) && !isPending(at))
    .flatMap(({ at, text }) => {
      if (keptElsewhere.test(text)) {
        const message = `“${text}” may ask readers to sign in: save the document as PDF into public/, and write its path, like /notice.pdf.`;
        return [{ ...warning(at, message), text }];
      }
      const path = pathHere(text, siteUrl);
      if (path === null || there.includes(path)) return [];
      const id = path.slice(1).replace(/(\.html|\/)$/, '');
      if (there.includes(`/${id}`)) return [error(at, `“${text}” is the page /${id}: write /${id}.`, text)];
      const isPage = /^[a-z][a-z0-9-]*$/.test(id);
      const cure = isPage
        ? `add an entry with the id '${id}' in content/policies.ts, or write another address`
        : `put the file into public/, or write another address`;
      const note = text.startsWith('/') ? error : warning;
      return [{ ...note(at, `“${text}” leads to no page or file of this site: ${cure}.`), text }];
    });
}
