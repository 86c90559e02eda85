const section = document.querySelector('#process');

/**
 * On a wide screen, phases stand side by side and open together, because one alone would leave a hole beside it. They then
 * look like those folds that are open there from the start, so that a press on another one does not close all.
 */
function openTogether({ target }: Event) {
  if (matchMedia('(min-width: 48rem)').matches)
    for (const fold of section?.querySelectorAll('details') ?? []) {
      fold.open = (target as HTMLDetailsElement).open;
      fold.dataset.openWide = '';
    }
}

// On the way down, because this event does not bubble.
section?.addEventListener('toggle', openTogether, true);
