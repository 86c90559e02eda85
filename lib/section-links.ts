import type { PagePath } from './pages';

/**
 * An address of the home page as it is written on the page it is shown on: on the home page itself only the
 * fragment, so that following it never reloads the page or drops its query.
 */
export function sectionHref(href: string, onHome: boolean): string {
  return onHome ? href.replace(/^\/(?=#)/, '') : href;
}

/** On the booking page itself a link to it leads to the calendar: loading the page anew would wipe what is filled in. */
export function bookingHref(href: string, page: PagePath): string {
  return page === '/booking' && href === '/booking' ? '#calendar' : href;
}
