/** Taps and scrolling go first, for a fifth of a second at most. Safari has no idle callbacks. */
export const whenIdle = (go: (value?: unknown) => void) =>
  window.requestIdleCallback?.(go, { timeout: 200 }) ?? setTimeout(go);

/** Calls `go` once the page has arrived and its words are on the screen: not every browser tells of paints. */
export function afterFirstWords(go: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    // A tab that nobody looks at has no frames.
    if (document.hidden) go();
    // A frame is on the screen some time after its scripts have run, and with it may come the first tap.
    else requestAnimationFrame(() => setTimeout(() => whenIdle(go), 100));
  });
}
