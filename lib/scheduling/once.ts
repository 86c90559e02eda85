/** `next`, run the first time only. */
export function once(next: () => void) {
  let isDone = false;
  return () => {
    if (!isDone) next();
    isDone = true;
  };
}
