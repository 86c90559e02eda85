/**
 * Stands last in a page that holds islands, put there by scripts/finish.ts in place of Next's scripts. Notes what each
 * island was served with, and fetches browser/islands.ts where that is of use, after everything else. Whatever an island
 * shows works before, and without.
 */
import { afterFirstWords, whenIdle } from './first-words';
import { describePart, type Island } from './served';

/** A calendar that has not loaded after so long is not about to: the line is free. */
const calendarMs = 6000;

const source = document.currentScript?.dataset.words ?? '';
const islands = Array.from(document.querySelectorAll<Island>('[data-island]'));
for (const island of islands) island.served = describePart(island);

type Connection = { saveData?: boolean; effectiveType?: string };
type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

/** Not every browser tells of its line. */
const { connection = {} } = navigator as { connection?: Connection };
const { trustedTypes } = window as { trustedTypes?: Policies };

/** The one address that this page may fetch a script from, as its policy asks to have it said. */
function trustedSource() {
  const rules = { createScriptURL: () => source };
  return (trustedTypes?.createPolicy('islands', rules) ?? rules).createScriptURL(source);
}

let isAsked = false;

function load() {
  const isOnScreen = islands.some((island) => island.getClientRects().length > 0);
  const isSlow = connection.saveData || /2g|3g/.test(connection.effectiveType ?? '');
  if (isAsked || isSlow || !isOnScreen) return;
  isAsked = true;
  const script = document.createElement('script');
  script.fetchPriority = 'low';
  script.src = trustedSource();
  document.head.append(script);
}

/** The line is the calendar's until its page has loaded. */
function loadAfterCalendar() {
  const frame = document.querySelector('iframe[data-vendor]');
  if (!frame) return whenIdle(load);
  frame.addEventListener('load', () => whenIdle(load));
  setTimeout(whenIdle, calendarMs, load);
}

// On a first page fonts and layout come before (first-paint.ts).
if ('parts' in document.documentElement.dataset) document.addEventListener('laid-out', loadAfterCalendar);
else afterFirstWords(loadAfterCalendar);
