/** Stands after the last link of a page, and does what following one of them takes beside the following. */

// The address holds nothing but what may travel along (address.ts). At once, and not at a press, so that the booking
// page that is fetched ahead is the one the visitor then asks for.
if (location.search) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]'))
    link.setAttribute('href', link.pathname + location.search + link.hash);
}

const menu = document.querySelector<HTMLDialogElement>('dialog[popover]');
const isOpen = () => menu?.matches(':popover-open') ?? false;

/** Everything outside the menu: its siblings, and the siblings of each element it stands in. */
function listCovered() {
  const covered: HTMLElement[] = [];
  for (let part: HTMLElement | null = menu; part && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement) covered.push(sibling);
  return covered;
}

/**
 * A popover leaves the page behind it to the keyboard and to screen readers. A modal dialog does not, but a popover that
 * becomes one moves the focus twice more. So the page behind it is made inert: after the next frame, because that takes a
 * slow phone 50 ms and more.
 */
function closeOffPage(done?: () => void) {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const part of listCovered()) part.inert = isOpen();
      document.documentElement.toggleAttribute('data-menu', isOpen());
      done?.();
    }),
  );
}

menu?.addEventListener('beforetoggle', ({ newState }) => {
  // Its button gets the focus back as the menu closes, and could not take it while inert.
  if (newState === 'closed')
    for (const part of listCovered()) if (part.matches('header *')) part.inert = false;
  closeOffPage();
});
// A link to a place on this page does not close the menu by itself, and an inert place would not take the focus.
menu?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || !isOpen()) return;
  event.preventDefault();
  menu.hidePopover();
  closeOffPage(() => link.click());
});
// Whoever comes back to this page finds it as it was left, but without the menu.
addEventListener('pagehide', () => isOpen() && menu?.hidePopover());
