import type { PagePath } from './pages';

/**
 * The href of a link to a section, e.g. "/#process". On the home page it is only the fragment, so that the link
 * scrolls. The full path would reload the page and drop the campaign from its query.
 */
export function sectionHref(href: string, onHome: boolean): string {
  return onHome ? href.replace(/^\/(?=#)/, '') : href;
}

/**
 * The href of a link to the booking page. On the booking page itself it leads to the calendar, because a reload would
 * lose what the visitor has filled in.
 */
export function bookingHref(href: string, page: PagePath): string {
  return page === '/booking' && href === '/booking' ? '#calendar' : href;
}
