/**
 * Stands in the panel with the box that a visitor ticks to have visits counted, and is all there is to asking. Nothing is
 * stored before, and nothing of Google's runs without the tick.
 */
const script = document.currentScript as HTMLScriptElement;
const panel = script.closest('section') as HTMLElement;
const box = panel.querySelector('input') as HTMLInputElement;
const answerCookie = 'visit-counting';
const aYearInSeconds = 31_536_000;
const pressSigns =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keyup click auxclick contextmenu';

/** For so long, or no longer where `seconds` is 0; a browser that takes no cookies forgets a yes with the page. */
function keepCookie(name: string, seconds: number) {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
  document.cookie = `${name}=yes; max-age=${seconds}; path=/; samesite=lax`;
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

/** Ahead of Google's own first words: no advertising, a cookie for this host alone, a bare address, the campaign. */
function count() {
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
  code.src = script.dataset.words ?? '';
  document.head.append(starter, code);
}

const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
// What the browser says for the visitor outweighs an older tick.
box.disabled = globalPrivacyControl || navigator.doNotTrack === '1';
box.checked = !box.disabled && document.cookie.includes(`${answerCookie}=yes`);
if (box.checked) count();
else removeGoogleCookies();
panel.querySelector('[data-refused]')?.toggleAttribute('hidden', !box.disabled);
panel.hidden = false;

box.addEventListener('change', () => {
  keepCookie(answerCookie, box.checked ? aYearInSeconds : 0);
  if (box.checked) return count();
  removeGoogleCookies();
  // Code that runs cannot be called back; a page without it can be asked for.
  location.reload();
});
