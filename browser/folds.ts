// Opens on wide screens each <details> element that is closed on a phone: from 48rem on, or from the width in rem that
// its attribute names. It runs before the first paint, so nothing moves.
for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]'))
  if (matchMedia(`(min-width: ${fold.dataset.openWide || 48}rem)`).matches) fold.open = true;

/** The <details> elements that were opened for printing, to be closed again. */
let opened: HTMLDetailsElement[] = [];

// Nobody can open a <details> element on paper. The print styles in app/styles/modes.css open them too, but not in
// browsers older than mid-2025.
addEventListener('beforeprint', () => {
  opened = Array.from(document.querySelectorAll<HTMLDetailsElement>('details:not([open])'));
  for (const fold of opened) fold.open = true;
});
addEventListener('afterprint', () => {
  for (const fold of opened) fold.open = false;
});
