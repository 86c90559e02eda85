import type { PagePath } from './pages';

/**
 * The address to use in a link to a section, e.g. "/#process". On the home page itself only the fragment is kept, so that
 * the link scrolls instead of reloading the page and losing the campaign in its query.
 */
export function sectionHref(href: string, onHome: boolean): string {
  return onHome ? href.replace(/^\/(?=#)/, '') : href;
}

/** On the booking page, a link to booking goes to the calendar: a reload would lose what the visitor has filled in. */
export function bookingHref(href: string, page: PagePath): string {
  return page === '/booking' && href === '/booking' ? '#calendar' : href;
}
