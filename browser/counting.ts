/**
 * Runs the checkbox with which a visitor agrees to have visits counted; there is no other request for consent. Until
 * the box is ticked, nothing is stored and none of Google's code runs.
 */
const script = document.currentScript as HTMLScriptElement;
const panel = script.closest('section') as HTMLElement;
const box = panel.querySelector('input') as HTMLInputElement;
const answerCookie = 'visit-counting';
const codeUrl = script.dataset.value ?? '';
/** Key in the state of the history entry, which survives a reload: true if the checkbox had focus. */
const wasFocused = 'visitCountingFocused';
let isCounting = false;
/** True from `pagehide` until a page from the back-forward cache is shown again. */
let isLeaving = false;
const aYearInSeconds = 31_536_000;
const pressSigns =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click auxclick contextmenu';

/**
 * Sets a cookie that expires after `seconds`; 0 deletes it. In a browser that blocks cookies, consent lasts only until
 * the visitor leaves the page.
 */
function keepCookie(name: string, seconds: number) {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: some browsers lack the Cookie Store API
  document.cookie = `${name}=yes; max-age=${seconds}; path=/; samesite=lax${secure}`;
}

function isYesKept() {
  return document.cookie.includes(`${answerCookie}=yes`);
}

function removeGoogleCookies() {
  for (const [cookie] of document.cookie.matchAll(/\b_g(a|id|at|cl)\w*(?==)/g)) keepCookie(cookie, 0);
}

/**
 * Hides a click or tap on a phone number, an email address or crisis help from scripts that load later. The link itself
 * still works.
 */
function keepPrivate(event: Event) {
  const href = (event.target as Element).closest?.('a')?.href ?? '';
  if (/^(tel|sms|mailto):|988lifeline\.org/.test(href)) event.stopImmediatePropagation();
}

function tellGoogle(..._command: unknown[]) {
  const page = window as { dataLayer?: unknown[] };
  page.dataLayer = page.dataLayer ?? [];
  // biome-ignore lint/complexity/noArguments: Google's code accepts commands only as an arguments object
  page.dataLayer.push(arguments);
}

/**
 * Stops counting immediately and permanently on this page. Google's code cannot be unloaded, and on leaving the page
 * it sends what it has collected. Its own opt-out switch does not cover data already waiting to be sent, so an added
 * content security policy blocks every connection and every further script of Google's, and cookies stay locked until
 * the page has reloaded without that code. The reload takes a moment on a slow network, in which a request made before
 * the No could still leave, so all of them are canceled first.
 */
function stop() {
  if (!isCounting) return;
  isCounting = false;
  Object.assign(window, { [`ga-disable-${new URL(codeUrl).searchParams.get('id')}`]: true });
  const policy = {
    httpEquiv: 'Content-Security-Policy',
    content: "script-src 'self'; connect-src 'none'; img-src 'self'",
  };
  document.head.append(Object.assign(document.createElement('meta'), policy));
  window.stop();
  removeGoogleCookies();
  Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  history.replaceState({ ...history.state, [wasFocused]: document.activeElement === box }, '');
  location.reload();
}

/**
 * Makes every way of sending or storing something call `check` first, and do nothing if that check stops counting. Once
 * counting has stopped, `stop` blocks them. Applies to all scripts on this page. Google's code asks that its
 * requests outlive the page (`keepalive`), and Chromium sends such a request even after it is canceled. So only what is
 * sent on leaving may outlive the page.
 */
function checkBeforeSending(check: () => void) {
  const ways: [object, string][] = [
    [window, 'fetch'],
    [Navigator.prototype, 'sendBeacon'],
    [XMLHttpRequest.prototype, 'send'],
    [HTMLImageElement.prototype, 'src'],
    [HTMLScriptElement.prototype, 'src'],
    [Document.prototype, 'cookie'],
  ];
  for (const [owner, name] of ways) {
    const property = Object.getOwnPropertyDescriptor(owner, name) ?? {};
    const key = property.set ? 'set' : 'value';
    const original = property[key];
    if (!original) continue;
    property[key] = function (this: unknown, ...values: unknown[]) {
      const wasCounting = isCounting;
      check();
      if (wasCounting && !isCounting) return undefined;
      if (name === 'fetch') values[1] = { ...(values[1] as RequestInit), keepalive: isLeaving };
      return original.apply(this, values);
    };
    Reflect.defineProperty(owner, name, property);
  }
}

/**
 * Stops counting when the visitor withdraws consent in another tab, which broadcasts it. A busy page receives the
 * broadcast late, after Google's code may have sent something more. A page that was frozen meanwhile (in the
 * back-forward cache or in a background tab) misses the broadcast. The cookie disappears at the moment of the No, so
 * the page also checks it before anything is sent, and when it resumes or is left, ahead of Google's listeners.
 */
function listenForNo() {
  new BroadcastChannel(answerCookie).onmessage = stop;
  // Where cookies are blocked, consent is for this page only, so there is no other tab to hear from.
  const canCompare = isYesKept();
  const compare = () => {
    if (canCompare && !isYesKept()) stop();
  };
  const follow = ({ type }: Event) => {
    if (type !== 'visibilitychange') isLeaving = type === 'pagehide';
    compare();
  };
  for (const sign of ['resume', 'pageshow', 'visibilitychange', 'pagehide']) {
    addEventListener(sign, follow, true);
    document.addEventListener(sign, follow, true);
  }
  checkBeforeSending(compare);
}

/**
 * Starts counting. These commands are queued before Google's code runs. They deny consent to advertising, limit cookies
 * to this host, and set the page's URL without its query. The campaign is passed separately.
 */
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
// The browser's own opt-out signal takes precedence over a box ticked earlier.
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

/** Shows a consent that the visitor has given in another tab since this page loaded, and follows it. */
function followYes() {
  if (isCounting || box.disabled || document.hidden || !isYesKept()) return;
  box.checked = true;
  count();
}

for (const sign of ['pageshow', 'visibilitychange']) addEventListener(sign, followYes);

box.addEventListener('change', () => {
  keepCookie(answerCookie, box.checked ? aYearInSeconds : 0);
  if (box.checked) return count();
  new BroadcastChannel(answerCookie).postMessage('no');
  stop();
});
