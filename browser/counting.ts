/**
 * Stands in the panel that asks whether visits may be counted, and is all there is to asking. Nothing is stored before the
 * visitor presses one of its buttons, and nothing of Google's runs before a yes.
 */
const script = document.currentScript as HTMLScriptElement;
const panel = script.closest('section') as HTMLElement;
const storageKey = 'visit-counting';
const pressSigns = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend'];
let answer: string | null = null;
let isCounting = false;

/** Which part of the panel shows; Google's code may run in `yes` alone. */
function readState() {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1') return 'browser';
  return answer === 'yes' || answer === 'no' ? answer : 'asking';
}

function removeGoogleCookies() {
  for (const [cookie] of document.cookie.matchAll(/\b_g(a|id|at|cl)\w*(?==)/g)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
    document.cookie = `${cookie}=; max-age=0; path=/`;
  }
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

/** Ahead of Google's own first words: no advertising, a cookie for this host alone, a bare address, the campaign. */
function count() {
  isCounting = true;
  for (const sign of [...pressSigns, 'keydown', 'keyup', 'click', 'auxclick', 'contextmenu'])
    addEventListener(sign, keepPrivate, true);
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
  code.src = script.dataset.words ?? '';
  document.head.append(starter, code);
}

/** Shows the part that holds. */
function show() {
  const state = readState();
  panel.hidden = false;
  for (const part of panel.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = part.dataset.when !== state;
  if (state !== 'yes') removeGoogleCookies();
  else if (!isCounting) count();
  // Code that runs cannot be called back; a page without it can be asked for.
  if (state !== 'yes' && isCounting) location.reload();
}

panel.addEventListener('click', ({ target }) => {
  const pressed = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
  if (!pressed) return;
  answer = pressed;
  try {
    localStorage.setItem(storageKey, pressed);
  } catch {
    // Where nothing can be kept, what was pressed holds until the page is left.
  }
  show();
  // Where the pressed button was, and read out.
  panel.querySelector<HTMLElement>('[data-when]:not([hidden])')?.focus({ preventScroll: true });
});
try {
  answer = localStorage.getItem(storageKey);
} catch {
  // A browser that gives nothing back is asked anew.
}
show();

export {};
