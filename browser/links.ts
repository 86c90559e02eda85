/** Runs inline after the last link of a page, and is what following one of them takes beside the following. */
import { type Attribution, attributionKeys, withAttribution } from '@/lib/attribution';

const keys = attributionKeys(document.documentElement.dataset.attribution as Attribution);

function carry(link: Element | null | undefined) {
  const href = link?.getAttribute('href');
  if (link && href) link.setAttribute('href', withAttribution(href, location.search, keys));
}

if (withAttribution('', location.search, keys)) {
  // At once, so that a prefetched booking page is the one the visitor then asks for;
  for (const link of document.querySelectorAll('a[href^="/booking"]')) carry(link);
  // and at the first sign of intent, for links drawn since.
  for (const sign of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(
      sign,
      (event) => carry((event.target as Element).closest?.('a[href^="/booking"]')),
      true,
    );
  }
}

// The menu is native, but a link to a place on this page does not close it by itself.
const menu = document.querySelector<HTMLElement>('[popover]');
menu?.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('a[href*="#"]')) menu.hidePopover();
});
