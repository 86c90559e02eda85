const waitMs = 3000;
/** What the vendor's script may hear: it answers or keeps the rest, contact data included. */
const relayed: unknown[] = ['highlevel.setHeight', 'iframeLoaded'];

/** Whether the vendor's script may hear what its frame said. */
export function isForVendorScript(data: unknown) {
  return typeof data === 'string' || relayed.includes(Object(data)[0]);
}

/** Loads the vendor's own embed script, and runs `next` once that has run, failed or kept us waiting. */
export function loadVendorScript(src: string, next: () => void) {
  try {
    denyStorage();
  } catch {
    // A browser extension has locked them. The frame works without the script; the script does not run unguarded.
    next();
    return;
  }
  const script = document.createElement('script');
  const timer = setTimeout(done, waitMs);
  function done() {
    clearTimeout(timer);
    script.onload = script.onerror = null;
    next();
  }
  script.onload = script.onerror = done;
  script.src = src;
  document.head.append(script);
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
