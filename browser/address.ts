/**
 * Stands first in every page: what others add to its address (an email, a name, a search) leaves it before anything else
 * is asked for, which would pass it on. Only the query keys in `data-words` stay; on /thank-you none and no fragment,
 * because some schedulers write there who has booked.
 */
const isThankYou = location.pathname.startsWith('/thank-you');
const kept = isThankYou ? [] : (document.currentScript?.dataset.words?.split(' ') ?? []);
const query = Array.from(new URLSearchParams(location.search)).filter(([key]) => kept.includes(key));
const search = query.length > 0 ? `?${new URLSearchParams(query)}` : '';
const address = location.origin + location.pathname + search + (isThankYou ? '' : location.hash);
if (address !== location.href) history.replaceState(history.state, '', address);

// A scheduler that goes to a page of this site inside its own frame means the whole page. No page here is made for a
// frame but those of public/demo, which do not have this script.
if (top && top !== window) top.location.replace(address);
