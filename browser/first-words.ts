/**
 * Calls `go` when the browser is idle, after 200 ms at the latest, so that taps and scrolling go first. Safari has no
 * idle callbacks.
 */
export const whenIdle = (go: (value?: unknown) => void) =>
  window.requestIdleCallback?.(go, { timeout: 200 }) ?? setTimeout(go);

/**
 * Calls `go` after the page has been parsed and its text has been painted. It uses timers, because not every browser
 * reports when it has painted.
 */
export function afterFirstWords(go: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    // A background tab gets no animation frames.
    if (document.hidden) go();
    // The screen shows this frame some time after its scripts have run, and the first tap may follow immediately. So
    // this waits another 100 ms.
    else requestAnimationFrame(() => setTimeout(() => whenIdle(go), 100));
  });
}
