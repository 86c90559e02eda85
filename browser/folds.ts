// A wide screen has room for what a phone keeps folded. Before the first paint, so that nothing moves.
if (matchMedia('(min-width: 48rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]')) fold.open = true;

/** Folds that were opened for the printer. */
let opened: HTMLDetailsElement[] = [];

// Paper cannot be unfolded. Styles open a fold too (app/styles/modes.css), but not in browsers older than mid-2025.
addEventListener('beforeprint', () => {
  opened = Array.from(document.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});
