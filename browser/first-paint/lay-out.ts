/**
 * On a first visit the browser leaves out the layout of parts far from the screen (app/styles/sections.css) until they, or
 * `<html>`, are marked `data-laid`. Each is laid out when the browser rests: all at once would hold up a slow phone
 * for nearly half a second.
 */
const root = document.documentElement;

/** As in app/styles/sections.css. */
const parts = '.hero ~ *, main ~ footer';

/** The place whose link the visitor has followed and has not left since. */
let place: Element | null = null;

export function layOutAll() {
  root.dataset.laid = '';
}

function rest() {
  return new Promise<unknown>((resolve) => {
    // Older Safari has no idle callbacks; it leaves nothing out either.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 500 });
    else resolve(null);
  });
}

export async function layOutInTurns() {
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    await rest();
    part.dataset.laid = '';
    // Now and not with the next frame, which would do several in one go.
    part.getBoundingClientRect();
  }
  layOutAll();
}

/** After what may have changed the height of parts above the place: not every browser keeps it in view by itself. */
export function keepPlace() {
  place?.scrollIntoView();
}

// A smooth scroll needs to know where it ends.
addEventListener(
  'click',
  ({ target }) => {
    const hash = (target as Element).closest('a')?.hash;
    if (!hash) return;
    layOutAll();
    place = document.getElementById(hash.slice(1));
  },
  true,
);
for (const sign of ['wheel', 'touchmove', 'keydown']) {
  addEventListener(sign, () => (place = null), { passive: true });
}
