/** Runs at the end of the page: adds the campaign to booking links, and makes the menu modal. */

// The address holds only what may travel on (address.ts). The links get it at once rather than on press, so that the
// prefetched booking page is the one the visitor then opens.
if (location.search) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]'))
    link.setAttribute('href', link.pathname + location.search + link.hash);
}

// A browser that has no popovers throws at their selector, and shows a link in the menu's place.
const hasPopovers = 'popover' in HTMLElement.prototype;
const menu = hasPopovers ? document.querySelector<HTMLDialogElement>('dialog[popover]') : null;
const isOpen = () => menu?.matches(':popover-open') ?? false;

/** Everything outside the menu: its siblings, and the siblings of each of its ancestors. */
function listCovered() {
  const covered: HTMLElement[] = [];
  for (let part: HTMLElement | null = menu; part && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement) covered.push(sibling);
  return covered;
}

/**
 * An open popover leaves the page behind it to the keyboard and to screen readers. A modal dialog would not, but
 * turning a popover into one moves the focus twice. So the page behind the menu becomes inert instead; after the next
 * frame, because that takes a slow phone 50 ms or more.
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
  // On closing, the browser returns focus to the menu's button, which could not take it while inert.
  if (newState === 'closed')
    for (const part of listCovered()) if (part.matches('header *')) part.inert = false;
  closeOffPage();
});
// A link to a section of this page does not close the menu by itself, and an inert section could not take the focus.
menu?.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || !isOpen()) return;
  event.preventDefault();
  menu.hidePopover();
  closeOffPage(() => link.click());
});
// After Back, the page appears as it was left, so the menu must be closed before leaving.
addEventListener('pagehide', () => isOpen() && menu?.hidePopover());
