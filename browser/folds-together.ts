// Folds that stand side by side open and close together, because one alone would leave a hole in their row.
document.addEventListener(
  'toggle',
  ({ target }) => {
    const fold = target as HTMLDetailsElement;
    const entry = fold.closest('[data-together] > li');
    const top = entry?.getBoundingClientRect().top;
    for (const other of entry?.parentElement?.children ?? [])
      if (other.getBoundingClientRect().top === top)
        for (const beside of other.querySelectorAll('details')) beside.open = fold.open;
  },
  true,
);
