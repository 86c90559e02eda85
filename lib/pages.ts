import { type PolicyPage, policyPages } from '@/content/policies';

const sitePaths = ['/', '/booking', '/thank-you', '/404'] as const;

/** The path of a page that is not a policy. Tests that need an entry for every page use this type for its keys. */
export type SitePath = (typeof sitePaths)[number];

/** The path of a policy page; only `policyPath` makes one. */
type PolicyPath = `/${string}` & { readonly isPolicy: true };

/** A page's path, e.g. "/booking". A path that is not in `pages` does not type-check. */
export type PagePath = SitePath | PolicyPath;

/** One page of the site. */
export type Page = {
  path: PagePath;
  /** Its file in the export, e.g. "booking.html". */
  file: string;
  /** Whether search engines may list it. */
  isSearched: boolean;
  /** What reviewers call it, e.g. "the home page". */
  name: string;
};

const sitePages: readonly Page[] = [
  { path: '/', file: 'index.html', isSearched: true, name: 'the home page' },
  { path: '/booking', file: 'booking.html', isSearched: true, name: 'the booking page' },
  { path: '/thank-you', file: 'thank-you.html', isSearched: false, name: 'the thank-you page' },
  { path: '/404', file: '404.html', isSearched: false, name: 'the page for addresses that are not there' },
];

/**
 * The path of a policy page.
 * @throws Error with a one-sentence message if its id cannot be a path, or is that of another page
 */
export function policyPath({ id }: Pick<PolicyPage, 'id'>): PolicyPath {
  if (/^[a-z][a-z0-9-]*$/.test(id) && !sitePaths.some((path) => path === `/${id}`))
    return `/${id}` as PolicyPath;
  throw new Error(`content/: "${id}" cannot be a page’s address: write one like privacy or terms-of-use.`);
}

function policyPage(policy: PolicyPage): Page {
  const path = policyPath(policy);
  return { path, file: `${policy.id}.html`, isSearched: true, name: `the page “${policy.title}”` };
}

/**
 * Every page, in the order in which a visitor meets them, then the policies. The sitemap, checks and tests read this
 * list.
 */
export const pages: readonly Page[] = [...sitePages, ...policyPages.map(policyPage)];

/** The file of a page in the export, e.g. "/booking" → "booking.html". */
export function fileOf(path: PagePath): string {
  return pages.find((page) => page.path === path)?.file ?? '';
}

/** The page that a failing server shows in place of any other. It has no path of its own, so it is not in `pages`. */
export const serverErrorFile = '500.html';
