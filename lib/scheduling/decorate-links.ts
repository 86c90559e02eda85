import { readKeys, withAttribution } from '@/lib/attribution';

/** Gives the vendor's links what the visitor arrived with, as soon as all of them stand in the page. */
export function decorateLinks() {
  if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', decorateLinks);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-attribution]')) {
    link.href = withAttribution(link.href, location.search, readKeys(link.dataset.attribution));
  }
}
