/** One page of the site. */
export type Page = {
  /** As visitors ask for it, e.g. "/booking". */
  path: string;
  /** Its name in the export, e.g. "booking.html". */
  file: string;
  /** Whether search engines are to list it. */
  isSearched: boolean;
};

/** Every page, in the order a visitor meets them. The sitemap, the last step of the build, checks and tests read it. */
export const pages = [
  { path: '/', file: 'index.html', isSearched: true },
  { path: '/booking', file: 'booking.html', isSearched: true },
  { path: '/thank-you', file: 'thank-you.html', isSearched: false },
  { path: '/404', file: '404.html', isSearched: false },
] as const satisfies readonly Page[];

export type PagePath = (typeof pages)[number]['path'];
