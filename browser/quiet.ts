import { whenIdle } from './first-words';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focus'];
const restMs = 1000;

/**
 * Calls `go` in idle time, once the visitor has not used mouse, screen or keyboard for a second and the focus is not in
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
