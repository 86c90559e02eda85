import { wide } from './folds';

// On a wide screen, folds that stand side by side open together: beside an open one, the others would leave a hole.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const { open, parentElement } = target as HTMLDetailsElement;
    const together = wide.matches && parentElement?.closest('[data-together]');
    if (together) for (const fold of together.querySelectorAll('details')) fold.open = open;
  },
  true,
);
