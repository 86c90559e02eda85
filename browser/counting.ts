/**
 * Stands in the panel with the box that a visitor ticks to have visits counted, and is all there is to asking. Nothing is
 * stored before, and nothing of Google's runs without the tick.
 */
const script = document.currentScript as HTMLScriptElement;
const panel = script.closest('section') as HTMLElement;
const box = panel.querySelector('input') as HTMLInputElement;
const answerCookie = 'visit-counting';
const codeUrl = script.dataset.words ?? '';
/** In the state of the history entry, which outlives a reload: that focus was on the box. */
const wasFocused = 'visitCountingFocused';
let isCounting = false;
const aYearInSeconds = 31_536_000;
const pressSigns =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click auxclick contextmenu';

/** Sets a cookie for so many seconds, or removes it for 0. A browser that takes no cookies forgets a yes with the page. */
function keepCookie(name: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=yes; max-age=${seconds}; path=/; samesite=lax${secure}`;
}

function isYesKept() {
  return document.cookie.includes(`${answerCookie}=yes`);
}

function removeGoogleCookies() {
  for (const [cookie] of document.cookie.matchAll(/\b_g(a|id|at|cl)\w*(?==)/g)) keepCookie(cookie, 0);
}

/** Keeps a press on a telephone number, an address or crisis help from code that comes later; the press does its work. */
function keepPrivate(event: Event) {
  const href = (event.target as Element).closest?.('a')?.href ?? '';
  if (/^(tel|sms|mailto):|988lifeline\.org/.test(href)) event.stopImmediatePropagation();
}

function tellGoogle(..._command: unknown[]) {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = page.dataLayer ?? [];
  // biome-ignore lint/complexity/noArguments: Google's code takes commands in this form only
  page.dataLayer.push(arguments);
}

/**
 * Ends counting in this page, for good and at once: Google's code cannot be unloaded, and sends what it has collected as
 * the page is left. Its own switch leaves out what waits to be sent, so the page's policy also ends every connection, and
 * no cookie can be set again before the page is reloaded without that code.
 */
function stop() {
  if (!isCounting) return;
  isCounting = false;
  Object.assign(window, { [`ga-disable-${new URL(codeUrl).searchParams.get('id')}`]: true });
  const policy = { httpEquiv: 'Content-Security-Policy', content: "connect-src 'none'; img-src 'self'" };
  document.head.append(Object.assign(document.createElement('meta'), policy));
  removeGoogleCookies();
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  history.replaceState({ ...history.state, [wasFocused]: document.activeElement === box }, '');
  location.reload();
}

/**
 * Learns of a No that was given elsewhere: other tabs say so. A page that was frozen in the meantime, in the back-forward
 * cache or in a background tab, compares the cookie as it comes back and as it leaves, ahead of Google's listeners.
 */
function listenForNo() {
  new BroadcastChannel(answerCookie).onmessage = stop;
  const isKept = isYesKept();
  const compare = () => isKept && !isYesKept() && stop();
  for (const sign of ['resume', 'pageshow', 'visibilitychange', 'pagehide']) {
    addEventListener(sign, compare, true);
    document.addEventListener(sign, compare, true);
  }
}

/** Ahead of Google's own first words: no advertising, a cookie for this host alone, a bare address, the campaign. */
function count() {
  isCounting = true;
  listenForNo();
  for (const sign of pressSigns.split(' ')) addEventListener(sign, keepPrivate, true);
  const query = new URLSearchParams(location.search);
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  tellGoogle('consent', 'default', { ...denied, analytics_storage: 'granted' });
  tellGoogle('set', {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_domain: 'none',
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer && new URL(document.referrer).origin,
    campaign_source: query.get('utm_source') ?? undefined,
    campaign_medium: query.get('utm_medium') ?? undefined,
    campaign_name: query.get('utm_campaign') ?? undefined,
  });
  const starter = document.createElement('script');
  starter.textContent = panel.querySelector('[data-google]')?.textContent ?? '';
  const code = document.createElement('script');
  code.src = codeUrl;
  document.head.append(starter, code);
}

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
// What the browser says for the visitor outweighs an older tick.
box.disabled = globalPrivacyControl || navigator.doNotTrack === '1';
box.checked = !box.disabled && isYesKept();
if (box.checked) count();
else removeGoogleCookies();
panel.querySelector('[data-refused]')?.toggleAttribute('hidden', !box.disabled);
panel.hidden = false;
if (history.state?.[wasFocused]) {
  box.focus({ preventScroll: true });
  history.replaceState({ ...history.state, [wasFocused]: false }, '');
}

box.addEventListener('change', () => {
  keepCookie(answerCookie, box.checked ? aYearInSeconds : 0);
  if (box.checked) return count();
  new BroadcastChannel(answerCookie).postMessage('no');
  stop();
});
