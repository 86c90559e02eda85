/** Calls `go` once the page has arrived and a frame with its words is drawn: not every browser tells of paints. */
export function afterFirstWords(go: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    // A tab that nobody looks at has no frames.
    if (document.hidden) go();
    else requestAnimationFrame(() => setTimeout(go));
  });
}
