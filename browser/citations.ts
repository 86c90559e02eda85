/** Lets a reader return from a source, which is at the end of the page, to the citation that led there. */
document.addEventListener('click', ({ target }) => {
  const citation = (target as Element).closest('.citations > a');
  if (!citation) return;
  document.getElementById('cited')?.removeAttribute('id');
  citation.id = 'cited';
  document.querySelector('[href="#cited"]')?.parentElement?.removeAttribute('hidden');
});

export {};
