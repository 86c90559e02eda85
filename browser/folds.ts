// Opens on wide screens each <details> element that is closed on a phone. It runs before the first paint, so nothing
// moves. In browsers without popovers, the menu's button leads to the links in the footer, so those are open, too.
const wide = matchMedia('(min-width: 48rem)');
if (wide.matches || !CSS.supports('selector(:popover-open)'))
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(
    wide.matches ? '[data-open-wide]' : 'footer [data-open-wide]',
  ))
    fold.open = true;

/** On a wide screen, the summary of a fold that is open from the start looks like text, so Tab skips it. */
function setTabStops() {
  for (const summary of document.querySelectorAll<HTMLElement>('[data-open-wide][open] > summary'))
    summary.tabIndex = wide.matches ? -1 : 0;
}
setTabStops();
wide.onchange = setTabStops;

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
