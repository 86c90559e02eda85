import { whenIdle } from './first-words';

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focus'];
const restMs = 1000;

/** Calls `go` in idle time, once the visitor has let go of mouse, screen and keys for a second and is in no frame. */
export function whenQuiet(go: () => void) {
  let timer = 0;
  function rest() {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      // The page hears nothing of what is done in a frame, and gets a focus event when that is over.
      if (document.activeElement instanceof HTMLIFrameElement) return;
      for (const sign of signs) removeEventListener(sign, rest, true);
      whenIdle(go);
    }, restMs);
  }
  for (const sign of signs) addEventListener(sign, rest, { capture: true, passive: true });
  rest();
}
