import { wide } from './folds';

// On a wide screen, folds that stand side by side open together: beside an open one, the others would leave a hole. Each
// closes alone, because a press on one should not close what someone reads in another.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const { open, parentElement } = target as HTMLDetailsElement;
    const together = open && wide.matches && parentElement?.closest('[data-together]');
    if (together) for (const fold of together.querySelectorAll('details')) fold.open = true;
  },
  true,
);
