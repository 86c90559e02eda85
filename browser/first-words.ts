/**
 * Calls `go` when the browser is idle, after 200 ms at the latest, so that taps and scrolling go first. Safari has no
 * idle callbacks.
 */
export const whenIdle = (go: (value?: unknown) => void) =>
  window.requestIdleCallback?.(go, { timeout: 200 }) ?? setTimeout(go);

/**
 * Calls `go` after the page has loaded and its text has been painted. Timers stand in for paint events, which not every
 * browser has.
 */
export function afterFirstWords(go: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    // A background tab gets no animation frames.
    if (document.hidden) go();
    // A frame reaches the screen some time after its scripts have run, and the first tap may come with it.
    else requestAnimationFrame(() => setTimeout(() => whenIdle(go), 100));
  });
}
