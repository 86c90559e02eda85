/** Stands after the last link of a page, and does what following one of them takes beside the following. */

// The address holds nothing but what may travel along (address.ts). At once, and not at a press, so that the booking
// page that is fetched ahead is the one the visitor then asks for.
if (location.search) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]')) {
    link.setAttribute('href', link.pathname + location.search + link.hash);
  }
}

// The menu is native, but a link to a place on this page does not close it by itself.
const menu = document.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href*="#"]')) menu.hidePopover();
});

export {};
