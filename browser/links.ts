/** Stands after the last link of a page, and does what following one of them takes beside the following. */

// The address holds nothing but what may travel along (address.ts). At once, and not at a press, so that the booking
// page that is fetched ahead is the one the visitor then asks for.
if (location.search) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]'))
    link.setAttribute('href', link.pathname + location.search + link.hash);
}

// As a popover the menu leaves what it covers to the keyboard and to screen readers; as a modal dialog it does not. It
// opens as a popover, and is modal from the next frame on: closing off the page takes a slow phone 50 ms and more.
const menu = document.querySelector<HTMLDialogElement>('dialog[popover]');
document.querySelector('[popovertarget]')?.addEventListener('click', () => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!menu?.matches(':popover-open')) return;
      menu.hidePopover();
      menu.showModal();
    }),
  );
});
// Its X knows only popovers, and a link to a place on this page does not close it by itself.
menu?.addEventListener('click', ({ target }) => {
  if (!(target as Element).closest('button, a[href*="#"]')) return;
  menu.close();
  menu.hidePopover();
});
