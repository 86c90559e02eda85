/**
 * Stands first in every page. What others add to its address (an email, a name, a search) leaves it before anything else
 * is asked for, which would pass it on: only the query keys named in `data-words` stay, on /thank-you none and no
 * fragment, because some schedulers write there who has booked.
 */
const isThankYou = location.pathname.startsWith('/thank-you');
const kept = isThankYou ? [] : (document.currentScript?.dataset.words?.split(' ') ?? []);
const query = new URLSearchParams(location.search);
for (const key of Array.from(query.keys())) {
  if (!kept.includes(key)) query.delete(key);
}
const search = query.toString() && `?${query}`;
const address = location.origin + location.pathname + search + (isThankYou ? '' : location.hash);
if (address !== location.href) history.replaceState(history.state, '', address);

// A scheduler that goes to /thank-you inside its own frame: the whole page is meant.
if (isThankYou && top && top !== window) top.location.replace(address);

export {};
