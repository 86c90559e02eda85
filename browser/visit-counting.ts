/**
 * Stands behind the panel that asks whether visits may be counted, and is all there is to asking: the framework starts
 * only after a yes, and then loads Google's code (components/embeds/google-tag.tsx). Nothing is stored before the
 * visitor presses one of the buttons.
 */
const storageKey = 'visit-counting';
const panel = document.currentScript?.closest('section');
const root = document.documentElement;

/** The answer where the browser did not keep it; it holds until the page is left or the next answer is given. */
let unkept: string | null = null;

/** Which part of the panel shows; Google's code may run in `yes` alone. */
function readState() {
  const { globalPrivacyControl } = navigator as { globalPrivacyControl?: boolean };
  if (globalPrivacyControl || navigator.doNotTrack === '1') return 'browser';
  if (location.search) return 'address';
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(storageKey);
  } catch {}
  const answer = unkept ?? kept;
  return answer === 'yes' || answer === 'no' ? answer : 'asking';
}

function keep(answer: string) {
  try {
    localStorage.setItem(storageKey, answer);
    unkept = null;
  } catch {
    unkept = answer;
  }
}

/** Google's cookies are set for the highest domain that takes one, so each is tried. */
function removeGoogleCookies() {
  const labels = location.hostname.split('.');
  for (const [cookie] of document.cookie.matchAll(/\b_g(a|id|at|cl)\w*(?==)/g)) {
    for (const domain of ['', ...labels.map((_, i) => `; domain=${labels.slice(i).join('.')}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
      document.cookie = `${cookie}=; max-age=0; path=/${domain}`;
    }
  }
}

/** Queued ahead of Google's own first words: no advertising, and addresses without what stands behind them. */
function limitGoogle() {
  const layer: unknown[] = [];
  (window as { dataLayer?: unknown[] }).dataLayer = layer;
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: Google's code takes commands in this form only
    layer.push(arguments);
  }
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('set', {
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer && new URL(document.referrer).origin,
  });
}

function startFramework() {
  if (document.readyState === 'complete') document.dispatchEvent(new Event('start'));
  else addEventListener('load', startFramework);
}

function count() {
  limitGoogle();
  root.dataset.counting = '';
  document.dispatchEvent(new Event('counting'));
  startFramework();
}

function show() {
  const state = readState();
  for (const part of panel?.querySelectorAll<HTMLElement>('[data-when]') ?? []) {
    part.hidden = part.dataset.when !== state;
  }
  if (panel) panel.hidden = false;
  const isCounting = 'counting' in root.dataset;
  if (state === 'yes') {
    if (!isCounting) count();
    return;
  }
  if (state !== 'address') removeGoogleCookies();
  if (!isCounting) return;
  // Code that runs cannot be called back; a page without it can be asked for, and shows the answer again.
  history.replaceState(history.state, '', `#${panel?.id}`);
  location.reload();
}

/** Where the pressed button was, and read out. */
function focusAnswer() {
  panel?.querySelector<HTMLElement>('[data-when]:not([hidden])')?.focus({ preventScroll: true });
}

panel?.addEventListener('click', (event) => {
  const answer = (event.target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
  if (!answer) return;
  keep(answer);
  show();
  focusAnswer();
});
// The answer may change in another tab, also while this page waits in the browser's history.
addEventListener('storage', show);
addEventListener('pageshow', (event) => event.persisted && show());
show();
if (location.hash === `#${panel?.id}`) focusAnswer();

export {};
