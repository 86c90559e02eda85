import { policyPages } from '@/content/policies';

/** As visitors ask for it, e.g. "/booking". */
export type PagePath = `/${string}`;

/** One page of the site. */
export type Page = {
  path: PagePath;
  /** Its name in the export, e.g. "booking.html". */
  file: string;
  /** Whether search engines are to list it. */
  isSearched: boolean;
};

const sitePages: readonly Page[] = [
  { path: '/', file: 'index.html', isSearched: true },
  { path: '/booking', file: 'booking.html', isSearched: true },
  { path: '/thank-you', file: 'thank-you.html', isSearched: false },
  { path: '/404', file: '404.html', isSearched: false },
];

/** @throws one sentence when its id is no address of its own */
function policyPage({ id }: { id: string }): Page {
  const path: PagePath = `/${id}`;
  if (/^[a-z][a-z0-9-]*$/.test(id) && !sitePages.some((page) => page.path === path))
    return { path, file: `${id}.html`, isSearched: true };
  throw new Error(
    `content/policies.ts: “${id}” cannot be an address: write one like privacy or terms-of-use.`,
  );
}

/**
 * Every page, in the order a visitor meets them, then the policies. The sitemap, checks and tests read it.
 */
export const pages: readonly Page[] = [...sitePages, ...policyPages.map(policyPage)];
