/**
 * Loads the vendor's own embed script on the booking page after the first text, and limits it to sizing the frame. The
 * script can store nothing, receives only messages about sizes and scroll positions, and cannot scroll the page of a
 * visitor who is reading elsewhere. Whatever it does to the frame is undone before the next paint. The page's policy
 * limits what it may fetch and write (lib/content-policy.ts). The calendar does not depend on the script:
 * browser/calendar.ts runs earlier, receives every message first, and loads the frame when the script has run or
 * failed, or after three seconds.
 */
import { vendorScriptSettled } from '@/lib/scheduling/calendar-state';
import { frameHeightPx, isForVendorScript } from '@/lib/scheduling/messages';
import { readCalendarSettings } from './calendar-settings';
import { afterFirstWords } from './first-words';
import { makeScript } from './make-script';

/** The frame's name in the messages of iframe-resizer, see lib/scheduling/messages.ts. */
const frameId = 'booking';

/**
 * These styles are inline and important, so that no style sheet overrides them. `display` is left out, because the page
 * hides the frame in some states.
 */
const frameStyle = Object.entries({
  position: 'relative',
  inset: 'auto',
  width: '100%',
  'min-width': '0',
  'max-width': 'none',
  height: `var(--calendar-height, ${frameHeightPx.least}px)`,
  'min-height': '0',
  'max-height': 'none',
  margin: '0',
  transform: 'none',
  'clip-path': 'none',
  opacity: '1',
  visibility: 'visible',
  'pointer-events': 'auto',
})
  .map(([name, value]) => `${name}: ${value} !important;`)
  .join(' ');

/** Attributes of the frame that belong to browser/calendar.ts. */
const pageAttributes = ['src', 'loading', 'inert', 'style'];

function defineAll(target: object, values: Record<string, unknown>) {
  for (const [name, value] of Object.entries(values)) {
    if (name in target) Object.defineProperty(target, name, { value, configurable: false });
  }
}

/** Storage that looks like the browser's but keeps nothing. */
function forgetfulStorage() {
  return { length: 0, key: () => null, getItem: () => null, setItem() {}, removeItem() {}, clear() {} };
}

function denyStorage() {
  defineAll(window, {
    localStorage: forgetfulStorage(),
    sessionStorage: forgetfulStorage(),
    indexedDB: undefined,
    caches: undefined,
    cookieStore: undefined,
  });
  defineAll(Navigator.prototype, { storage: undefined, serviceWorker: undefined });
  const empty = { get: () => '', set() {}, configurable: false };
  Object.defineProperty(Document.prototype, 'cookie', empty);
  Object.defineProperty(document, 'cookie', empty);
  // Without this, a value in window.name would outlast the page.
  Object.defineProperty(window, 'name', empty);
}

function keepMessages(frame: HTMLIFrameElement, origins: readonly string[]) {
  function withhold(event: MessageEvent<unknown>) {
    const isFrame = event.source === frame.contentWindow && origins.includes(event.origin);
    if (!isFrame || !isForVendorScript(event.data)) event.stopImmediatePropagation();
  }
  addEventListener('message', withhold, true);
}

/** Blocks scrolling by script, except while the visitor is in the calendar. */
function keepPlace(frame: HTMLIFrameElement) {
  for (const name of ['scroll', 'scrollTo', 'scrollBy'] as const) {
    const scroll = window[name].bind(window) as (...to: unknown[]) => void;
    window[name] = (...to: unknown[]) => {
      if (document.activeElement === frame) scroll(...to);
    };
  }
}

/**
 * If a script immediately reversed each undo, the page would hang. After this many undos in a second, the script's
 * changes stay until that second is over.
 */
const mostUndonePerSecond = 100;

/** Undoes every change to the frame and to the elements around it, up to `container`. */
function keepFrame(frame: HTMLIFrameElement, container: HTMLElement) {
  const home = frame.parentElement;
  const attributes = new Map(Array.from(frame.attributes, ({ name, value }) => [name, value]));
  frame.style.cssText = frameStyle;
  const style = frame.style.cssText;

  let undone = 0;
  function startAfresh() {
    const hasGivenIn = undone > mostUndonePerSecond;
    undone = 0;
    if (hasGivenIn) undo();
  }
  function undo() {
    undone += 1;
    if (undone === 1) setTimeout(startAfresh, 1000);
    if (undone > mostUndonePerSecond) return;
    if (!container.contains(frame)) (container.contains(home) ? home : container)?.append(frame);
    for (const other of container.querySelectorAll('iframe')) if (other !== frame) other.remove();
    for (const { name } of Array.from(frame.attributes)) {
      if (!attributes.has(name) && !pageAttributes.includes(name) && !/^data-/.test(name))
        frame.removeAttribute(name);
    }
    for (const [name, value] of attributes) {
      if (!pageAttributes.includes(name) && frame.getAttribute(name) !== value)
        frame.setAttribute(name, value);
    }
    if (frame.style.cssText !== style) frame.style.cssText = style;
    for (let around = frame.parentElement; around; around = around.parentElement) {
      for (const name of ['style', 'hidden', 'inert']) around.removeAttribute(name);
      if (around === container) return;
    }
  }
  new MutationObserver(undo).observe(container, { attributes: true, childList: true, subtree: true });
}

function tellSettled() {
  document.dispatchEvent(new Event(vendorScriptSettled));
}

function loadScript() {
  const container = document.querySelector<HTMLElement>('[data-scheduling]');
  const frame = container?.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
  const { scriptSrc, origins } = readCalendarSettings(container);
  if (!container || !frame || !scriptSrc) return;
  const script = makeScript('vendor-script', scriptSrc);
  script.onload = script.onerror = tellSettled;
  denyStorage();
  frame.id = frameId;
  // Acuity's script scrolls the frame to this distance from the top, which is the scroll padding of app/styles/type.css.
  frame.dataset.offsetTop = '96';
  keepMessages(frame, origins);
  keepPlace(frame);
  keepFrame(frame, container);
  document.head.append(script);
}

afterFirstWords(() => {
  try {
    loadScript();
  } catch {
    // If a browser extension has locked one of the objects above, the vendor's script is not loaded, because it must
    // not run unguarded.
    tellSettled();
  }
});
