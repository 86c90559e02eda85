import { whenIdle } from './first-words';

/** Scrolling is not among them: a script does not delay it, and for a reader who keeps scrolling, rest never comes. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focus'];
const restMs = 500;

/**
 * Calls `go` in idle time, once the visitor has not used mouse, screen or keyboard for half a second and the focus is not in
 * a frame.
 */
export function whenQuiet(go: () => void) {
  let timer = 0;
  function rest() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // The page gets no events from inside a frame. It gets a focus event when the visitor returns from the frame.
      if (document.activeElement instanceof HTMLIFrameElement) return;
      for (const sign of signs) removeEventListener(sign, rest, true);
      whenIdle(go);
    }, restMs);
  }
  for (const sign of signs) addEventListener(sign, rest, { capture: true, passive: true });
  rest();
}
