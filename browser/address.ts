import type { PagePath } from '@/lib/pages';

/**
 * Runs first on every page. It removes from the page's URL whatever others add to it (an email, a name, a search),
 * before any request can send that on in a Referer header. Only the query keys listed in `data-value` stay, unless a
 * newsletter has put the reader's email address into one. On /thank-you nothing stays, not even the fragment, because
 * some schedulers put the visitor's name in it.
 */
const isThankYou = location.pathname.startsWith('/thank-you' satisfies PagePath);
const kept = isThankYou ? [] : (document.currentScript?.dataset.value?.split(' ') ?? []);
// Not put together from `location.origin`, which is "null" in Firefox if the page was saved as a file.
const address = new URL(location.href);
const query = Array.from(address.searchParams).filter(
  ([key, value]) => kept.includes(key) && !value.includes('@'),
);
address.search = new URLSearchParams(query).toString();
if (isThankYou) address.hash = '';
if (address.href !== location.href) history.replaceState(history.state, '', address.href);

// If a scheduler opens a page of this site inside its own frame, the page is loaded in the whole window instead. Only
// the pages in public/demo are made for a frame, and they do not include this script.
if (top && top !== window) top.location.replace(address.href);
