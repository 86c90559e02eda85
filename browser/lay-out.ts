import { lookAgainMs, watchHand } from '@/lib/hand';

/**
 * Runs inline on `/`, before the hero's sea is drawn. On a visitor's first page what follows the first screen is laid out
 * part by part, each when the browser rests and the letters have come: all of it at once would hold up a tap on a slow
 * phone. Until then `<html>` is marked `data-laid="partly"`, and `app/styles/sections.css` lets the browser leave out what
 * is far from the screen, except parts marked `data-laid`. The lines of the sea settle once that is over
 * (`app/styles/seas.css`), or are settled at the next press: while they move a slow phone takes 30 ms longer to answer it.
 *
 * Who presses something in the meantime may well press again: the rest waits until their hand has been still for a
 * second. Not so for who has followed a link, because not every browser keeps its place in view while parts above it
 * grow: they are taken to it once more in the end, unless they have scrolled or pressed something since.
 *
 * A part whose link is pointed at does not wait: pressed, it is shown sooner. A finger that comes down points too.
 *
 * At once instead: for a visitor who comes back, to a place far down perhaps, or whose address leads to a place
 * (`data-lettered` stands already); and where the styles leave nothing out.
 */
const root = document.documentElement;

/**
 * As in `app/styles/sections.css`. A large section's body is laid out after its head, because both at once take a slow
 * phone 50 ms; where the styles do not part them, its mark changes nothing.
 */
const PARTS =
  '.by-part > :is(section, div):not(.hero), .by-part section section, .by-part .section-head + :is(ul, div), .by-part ~ footer';

let place: Element | null = null;
let isHandStill = () => true;
let hasFollowed = false;

function partAt(hash = '') {
  return document.getElementById(hash.slice(1));
}

function lay(part: HTMLElement | null) {
  if (!part) return;
  part.dataset.laid = '';
  // Now and not with the next frame, which would do several in one go.
  part.getBoundingClientRect();
}

function layOut(parts: HTMLElement[]) {
  const [next, ...later] = parts;
  if (!next) {
    root.dataset.laid = '';
    place?.scrollIntoView({ behavior: 'instant' });
    return;
  }
  requestIdleCallback(() => {
    if (!hasFollowed && !isHandStill()) {
      setTimeout(layOut, lookAgainMs, parts);
      return;
    }
    lay(next);
    layOut(later);
  });
}

function layOutOnceLoaded() {
  if (document.readyState === 'complete') {
    layOut(Array.from(document.querySelectorAll<HTMLElement>(PARTS)));
  } else {
    addEventListener('load', layOutOnceLoaded, { once: true });
  }
}

if ('lettered' in root.dataset || !CSS.supports('scroll-target-group:auto')) {
  root.dataset.laid = '';
} else {
  root.dataset.laid = 'partly';
  isHandStill = watchHand();
  addEventListener('hashchange', () => {
    place = partAt(location.hash);
    hasFollowed = true;
  });
  addEventListener('pointerover', ({ target }) => lay(partAt((target as Element).closest('a')?.hash)));
  for (const sign of ['wheel', 'pointerdown', 'touchmove', 'keydown']) {
    addEventListener(
      sign,
      () => {
        place = null;
      },
      { passive: true },
    );
  }
  document.addEventListener('letters', layOutOnceLoaded, { once: true });
}

addEventListener('pointerdown', () => {
  for (const line of document.querySelector('.sea-hero')?.getAnimations({ subtree: true }) ?? [])
    line.finish();
});
