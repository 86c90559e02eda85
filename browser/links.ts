/**
 * Runs at the end of the page: lets the links of a saved page lead to the site, adds the campaign to booking links, and
 * makes the menu modal.
 */

// In a page that was saved as a file, the address "/booking" would be a file on the visitor's own disk.
const home = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
if (location.protocol === 'file:' && home) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    link.href = new URL(link.getAttribute('href') ?? '', home).href;
}

// By now, the URL's query contains only keys that may be passed on (see address.ts). The query is added to the links
// now rather than on click, so that the prefetched URL is the one that the visitor opens.
if (location.search) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/booking"]'))
    link.setAttribute('href', link.pathname + location.search + link.hash);
}

// A proxy that translates or archives the page may add a <base> element. A link such as "#process" would then lead away
// from the page.
if (document.querySelector('base'))
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]'))
    link.href = new URL(link.hash, location.href).href;

// A browser without popovers throws an error on the :popover-open selector. It shows a link instead of the menu.
const hasPopovers = 'popover' in HTMLElement.prototype;

/** Queries each time, because a tool may have replaced the menu with a copy. */
function findMenu() {
  return hasPopovers ? document.querySelector<HTMLDialogElement>('dialog[popover]') : null;
}

function isOpen() {
  return findMenu()?.matches(':popover-open') ?? false;
}

/** Whether the link leads to a section of this page, even if a tool has made its href absolute. */
export function leadsWithinPage({ hash, origin, pathname }: HTMLAnchorElement) {
  return hash !== '' && origin === location.origin && pathname === location.pathname;
}

/** Everything outside the menu: its siblings, and the siblings of each of its ancestors. */
function listCovered() {
  const covered: HTMLElement[] = [];
  for (let part: HTMLElement | null = findMenu(); part && part !== document.body; part = part.parentElement)
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part && sibling instanceof HTMLElement) covered.push(sibling);
  return covered;
}

/**
 * Makes the page behind the open menu inert. The menu is a popover, and behind a popover the keyboard and screen
 * readers still reach the page. A modal dialog would prevent that, but turning a popover into a modal dialog moves the
 * focus twice. This waits for the next frame, because it takes a slow phone 50 ms or more.
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

// The listeners are on the document, because a copy of the menu would have none.
function handleToggle({ target, newState }: ToggleEvent) {
  if (target !== findMenu()) return;
  // On closing, the browser returns focus to the menu's button, which cannot receive it while it is inert.
  if (newState === 'closed')
    for (const part of listCovered()) if (part.matches('header *')) part.inert = false;
  closeOffPage();
}

/**
 * Closes the menu after a click on a link to a section of this page. Such a link does not close it by itself, and an
 * inert section cannot receive the focus.
 */
function closeForSection(event: MouseEvent) {
  const link = (event.target as Element).closest<HTMLAnchorElement>('dialog a');
  if (event.ctrlKey || event.metaKey || event.shiftKey || !link || !isOpen() || !leadsWithinPage(link))
    return;
  event.preventDefault();
  findMenu()?.hidePopover();
  closeOffPage(() => link.click());
}

document.addEventListener('beforetoggle', handleToggle as EventListener, true);
document.addEventListener('click', closeForSection);
// The Back button shows the page as it was left, so the menu must be closed before leaving.
addEventListener('pagehide', () => isOpen() && findMenu()?.hidePopover());
