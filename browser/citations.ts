/**
 * Shows a cited study beside its citation, because the list of studies is at the end of a long page. Without popovers,
 * or without scripts, the citation leads to that list.
 */
document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const citation = (event.target as Element).closest<HTMLAnchorElement>('.citations > a');
  // Queries each time, because a tool may have replaced the card with a copy.
  const card = document.getElementById('cited-study');
  const study = citation && document.getElementById(citation.hash.slice(1));
  if (!study || !card?.popover) return;
  event.preventDefault();
  const [title, text] = card.children;
  title?.replaceChildren(citation.ariaLabel ?? '');
  text?.replaceChildren(...study.cloneNode(true).childNodes);
  // The keyboard can reach another citation while the card is open.
  card.hidePopover();
  card.showPopover({ source: citation });
  card.focus();
});

export {};
