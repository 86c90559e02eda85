// Before they are painted, so that nothing moves: a wide screen has room for what a phone keeps folded.
if (matchMedia('(min-width: 48rem)').matches)
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-open-wide]')) fold.open = true;
