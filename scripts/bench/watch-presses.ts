/** What a visitor sees when a press has worked. */
export type Answer = 'menu-open' | 'menu-closed' | 'scrolled' | 'play-gone';

type Watching = Window & { benchAnswered?: (ms: number) => void };

/**
 * Runs inside the page, ahead of its own scripts: after each press it looks at every frame whether the answer can be
 * seen, and once that frame is painted says how long ago the finger was lifted. It asks the screen, not the page's
 * state: what lies at a point.
 */
export function watchPresses(answers: readonly Answer[]) {
  if (window !== window.top) return;
  let presses = 0;
  const painted = new MessageChannel();
  let liftedAt = 0;
  painted.port1.onmessage = () => (window as Watching).benchAnswered?.(performance.now() - liftedAt);
  addEventListener(
    'pointerup',
    (event) => {
      const answer = answers[presses];
      if (!answer) return;
      presses += 1;
      liftedAt = event.timeStamp;
      const { clientX, clientY } = event;
      const scrollBefore = scrollY;
      // Methods, because the bundler wraps named functions in a helper that the page does not have. Each asks for no
      // more than it needs: what lies at a point costs a slow phone 10 ms, which would count as the page's own.
      const watcher = {
        isInMenu() {
          const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
          return Boolean(middle?.closest('dialog'));
        },
        isSeen() {
          if (answer === 'menu-open') return watcher.isInMenu();
          if (answer === 'play-gone') {
            return !document.elementFromPoint(clientX, clientY)?.closest('button');
          }
          return scrollY !== scrollBefore && (answer === 'scrolled' || !watcher.isInMenu());
        },
        look() {
          if (watcher.isSeen()) painted.port2.postMessage(null);
          else requestAnimationFrame(() => watcher.look());
        },
      };
      requestAnimationFrame(() => watcher.look());
    },
    { capture: true },
  );
}
