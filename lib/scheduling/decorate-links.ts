import { withAttribution } from '@/lib/attribution';

/** The query keys that an address of the vendor's may take over from this page's. */
export function keysOf(element: HTMLElement) {
  return (element.dataset.attribution ?? '').split(' ');
}

/** Gives the vendor's links what the visitor arrived with, as soon as all of them stand in the page. */
export function decorateLinks() {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', decorateLinks);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-attribution]')) {
    link.href = withAttribution(link.href, location.search, keysOf(link));
  }
}
