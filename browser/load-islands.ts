/**
 * Runs at the end of a page with islands; scripts/finish.ts inserts it instead of Next's scripts. It records the served
 * content of each island, and fetches browser/islands.ts after everything else, unless no island is on screen or the
 * connection is slow. Before the script runs, and without it, every island works as plain HTML.
 */
import { afterFirstWords, whenIdle } from './first-words';
import { makeScript } from './make-script';
import { describePart, type Island } from './served';

/** A calendar that has not loaded after this long is unlikely to load, so the connection is free for the script. */
const calendarMs = 6000;

const source = document.currentScript?.dataset.value ?? '';
const islands = Array.from(document.querySelectorAll<Island>('[data-island]'));
for (const island of islands) island.served = describePart(island);

type Connection = { saveData?: boolean; effectiveType?: string };

/** How long the mark of the current section waits for the layout, which scrolling delays by seconds. */
const layoutMs = 1500;

/** Not every browser has the Network Information API. */
const { connection = {} } = navigator as { connection?: Connection };

let isAsked = false;

function load() {
  const isOnScreen = islands.some((island) => island.getClientRects().length > 0);
  const isSlow = connection.saveData || /2g|3g/.test(connection.effectiveType ?? '');
  if (isAsked || isSlow || !isOnScreen) return;
  isAsked = true;
  const script = makeScript('islands', source);
  script.fetchPriority = 'low';
  document.head.append(script);
}

/** Leaves the connection to the calendar until its page has loaded. */
function loadAfterCalendar() {
  const frame = document.querySelector('iframe[data-vendor]');
  if (!frame) return whenIdle(load);
  frame.addEventListener('load', () => whenIdle(load));
  setTimeout(whenIdle, calendarMs, load);
}

// On a visitor's first page, fonts and layout come first (see first-paint.ts).
if ('parts' in document.documentElement.dataset) {
  document.addEventListener('laid-out', loadAfterCalendar);
  setTimeout(loadAfterCalendar, layoutMs);
} else afterFirstWords(loadAfterCalendar);
