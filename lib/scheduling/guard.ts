import { readKeys, withAttribution } from '@/lib/attribution';
import { type BookingHandle, type BookingSignals, keepGuard, runningGuard } from './booking-handle';
import { decorateLinks } from './decorate-links';
import type { Dialect } from './dialects';
import { once } from './once';
import type { vendorScript } from './vendor-script';

const thankYouPath = '/thank-you';
const longestPaintMs = 1000;

/**
 * Stands between the vendor's frame and the page: hears messages before anything else, believes only the frame's own
 * window on an exact origin, keeps what they signal and none of what they carry, sets the frame's height, gives it
 * its address once, and takes a booked visitor to the thank-you page. Runs ahead of the frame, inline, with what the
 * one vendor needs; starting it again returns the one that runs.
 */
export function startGuard(dialect: Dialect, script?: typeof vendorScript): BookingHandle {
  const running = runningGuard();
  if (running) return running;

  const listeners = new Set<() => void>();
  let frame: HTMLIFrameElement | null = null;
  let address = '';
  let heightPx = 0;
  let signals: BookingSignals = {
    startedAtMs: performance.now(),
    isReady: false,
    isBlocked: false,
    isBooked: false,
  };

  function change(news: Partial<BookingSignals>) {
    signals = { ...signals, ...news };
    frame?.toggleAttribute('data-ready', signals.isReady);
    for (const listener of listeners) listener();
  }

  /** Takes on the frame as soon as it stands in the page, and again should it ever be replaced. */
  function adopt() {
    const found = document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
    if (!found || found === frame) return;
    frame = found;
    watcher.disconnect();
    address = withAttribution(found.src, location.search, readKeys(found.dataset.attribution));
    found.addEventListener('error', () => change({ isReady: false, isBlocked: true }));
    // Lazy and not shown, it asks for nothing, so giving it its final address later makes one request. Its address is
    // not taken away: the browser would set up an empty page in its place, 10 ms of a phone's first paint.
    found.style.setProperty('display', 'none', 'important');
    if (script) {
      script.load(found.dataset.script ?? '', () => {
        // The script may have written the page anew, frame and all.
        frame = document.querySelector<HTMLIFrameElement>('iframe[data-vendor]') ?? found;
        request(frame);
      });
    } else oncePainted(() => request(found));
  }

  function request(target: HTMLIFrameElement) {
    // The address comes first: an eager frame would ask for the old one at once.
    target.src = address;
    target.loading = 'eager';
    target.style.display = '';
    change({ startedAtMs: performance.now() });
  }

  function hear(event: MessageEvent<unknown>) {
    adopt();
    const inner = frame?.contentWindow;
    const source = event.source as Window | null;
    const isFrame = isFrom('origins', event.origin) && !!inner && source === inner;
    const isNested = isFrom('nestedOrigins', event.origin) && !!inner && source?.parent === inner;
    const data = event.data;
    if (script && !(isFrame && script.mayHear(data))) event.stopImmediatePropagation();
    if (!(isFrame || isNested)) return;

    const isBooked = dialect.isBooked(data);
    if (isFrame) {
      const wantedPx = dialect.heightPx(data) ?? 0;
      // Only ever taller: a calendar that shrinks between its steps would move the page under the reader's hand.
      if (frame && wantedPx > heightPx) {
        heightPx = wantedPx;
        frame.style.height = `${wantedPx}px`;
      }
      const reply = dialect.reply?.(data);
      if (reply) inner.postMessage(reply, event.origin);
      if (!signals.isReady && dialect.isReady(data)) change({ isReady: true, isBlocked: false });
    }
    if (isBooked && !signals.isBooked) {
      change({ isBooked: true });
      // The vendor's own redirect may arrive in the same instant; replacing leaves one thank-you page, not two.
      location.replace(thankYouPath);
    }
  }

  function isFrom(list: 'origins' | 'nestedOrigins', origin: string) {
    const allowed = frame?.dataset[list]?.replace("'self'", location.origin).split(' ');
    return !!origin && !!allowed?.includes(origin);
  }

  addEventListener(
    'message',
    (event) => {
      try {
        hear(event);
      } catch {
        // A message that cannot be read says nothing.
      }
    },
    true,
  );
  addEventListener('securitypolicyviolation', (event) => {
    const isOurs = !!address && event.blockedURI.startsWith(new URL(address).origin);
    if (isOurs && event.effectiveDirective === 'frame-src' && event.disposition === 'enforce') {
      change({ isReady: false, isBlocked: true });
    }
  });
  // A visitor who comes back from the thank-you page may book once more.
  addEventListener('pageshow', (event) => {
    if (event.persisted) change({ isBooked: false });
  });

  const watcher = new MutationObserver(adopt);
  watcher.observe(document.documentElement, { childList: true, subtree: true });
  adopt();
  decorateLinks();

  return keepGuard({
    signals: () => signals,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    retry: () => {
      adopt();
      if (frame?.loading !== 'eager') return;
      // Not through `src`, which would leave each try in the visitor's history.
      frame.contentWindow?.location.replace(address);
      change({ startedAtMs: performance.now(), isReady: false, isBlocked: false });
    },
  });
}

/**
 * Runs `next` when the page's words are on the screen: whatever is asked for before shares the line and the phone with
 * them. At once in a tab that nobody looks at, which paints nothing.
 */
function oncePainted(next: () => void) {
  const done = once(next);
  if (document.hidden) return done();
  // Firefox keeps what it painted to itself for visitors who resist fingerprinting.
  setTimeout(done, longestPaintMs);
  new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
}
