/** How often to look again whether the hand is still. */
export const lookAgainMs = 100;

const stillMs = 1000;

/**
 * From now on tells whether the visitor has pressed nothing for a second: who has just pressed is owed an answer, and
 * may well press again.
 */
export function watchHand() {
  let pressedAtMs = -stillMs;
  addEventListener('pointerdown', () => {
    pressedAtMs = performance.now();
  });
  return () => performance.now() >= pressedAtMs + stillMs;
}
