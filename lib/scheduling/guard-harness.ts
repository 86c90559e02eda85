/** For tests: a booking page with one guarded frame, in jsdom. */

import * as everyDialect from './dialects';
import { startGuard } from './guard';
import { vendorScript } from './vendor-script';

type Listening = Parameters<Window['addEventListener']>;

const listening: Listening[] = [];
const plainAdd = window.addEventListener;
const awaitingPaint: (() => void)[] = [];

class PaintObserver {
  callback: () => void;
  constructor(callback: () => void) {
    this.callback = callback;
  }
  observe() {
    awaitingPaint.push(this.callback);
  }
}

/** The browser reports that it has painted the page. */
export function paint() {
  for (const report of awaitingPaint.splice(0)) report();
}

/** Remembers what a guard listens to and waits for, so that the next test starts without it. */
export function watchListeners() {
  Object.assign(window, { PerformanceObserver: PaintObserver });
  window.addEventListener = (...args: Listening) => {
    listening.push(args);
    plainAdd.apply(window, args);
  };
}

export function forgetListeners() {
  window.addEventListener = plainAdd;
  awaitingPaint.length = 0;
  for (const args of listening.splice(0)) window.removeEventListener(...args);
  Reflect.deleteProperty(window, 'booking');
  document.body.replaceChildren();
}

export function addFrame(data: Record<string, string>, src = 'https://vendor.example/calendar?a=1') {
  const frame = document.createElement('iframe');
  frame.setAttribute('src', src);
  frame.setAttribute('loading', 'lazy');
  Object.assign(frame.dataset, { origins: 'https://vendor.example', ...data });
  document.body.append(frame);
  return frame;
}

export function speak(data: unknown, source: MessageEventSource | null, origin = 'https://vendor.example') {
  const event = new MessageEvent('message', { data, origin, source, cancelable: true });
  window.dispatchEvent(event);
}

const dialects = { ...everyDialect };

/** Starts the guard that a page with the frame in the document, or to come, would bring. */
export function guard() {
  const { vendor = 'leadconnector', script } = document.querySelector('iframe')?.dataset ?? {};
  return startGuard(dialects[vendor as keyof typeof dialects], script ? vendorScript : undefined);
}
