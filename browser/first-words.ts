/** Calls `go` once the page has arrived and its words are on the screen, as far as every browser tells. */
export function afterFirstWords(go: () => void) {
  document.addEventListener('DOMContentLoaded', () => {
    // A tab that nobody looks at has no frames.
    if (document.hidden) go();
    else requestAnimationFrame(() => setTimeout(go));
  });
}
