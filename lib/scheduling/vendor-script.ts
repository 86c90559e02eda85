import { once } from './once';

const waitMs = 3000;
/** What the vendor's script may hear: it answers or keeps the rest, contact data included. */
const relayed: unknown[] = ['highlevel.setHeight', 'iframeLoaded'];

/** Whether the vendor's script may hear what its frame said. */
function mayHear(data: unknown) {
  return typeof data === 'string' || relayed.includes(Object(data)[0]);
}

/** Runs `next` once the script has loaded, failed or kept us waiting. */
function load(src: string, next: () => void) {
  try {
    denyStorage();
  } catch {
    // A browser extension has locked them. The frame works without the script; the script does not run unguarded.
    next();
    return;
  }
  const done = once(next);
  const script = document.createElement('script');
  script.onload = done;
  script.onerror = done;
  script.src = src;
  document.head.append(script);
  setTimeout(done, waitMs);
}

/** The vendor's script may write what it likes: nothing of it outlives the page. */
function denyStorage() {
  const nothing = {
    length: 0,
    key: () => null,
    getItem: () => null,
    setItem() {},
    removeItem() {},
    clear() {},
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { configurable: true, value: nothing });
  }
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => '', set() {} });
}

/** The vendor's own embed script, for those that have one and clinics that ask for it. */
export const vendorScript = { load, mayHear };
