/**
 * Shows a cited study below its citation, because the list of studies is at the end of a long page. Without popovers,
 * or without scripts, the citation leads to that list. On a wide screen, the text that cites makes room below itself
 * (app/styles/controls.css), so that the study covers nothing; on a phone, the study is at the foot of the screen.
 */

/** Marks the text whose study is shown, which keeps room for it. */
const citing = 'data-citing';

/** Queries each time, because a tool may have replaced the card with a copy. */
const findCard = () => document.getElementById('cited-study');

/** Closes the study once the reader has scrolled past its text. */
const seen = new IntersectionObserver(([text]) => text?.isIntersecting || findCard()?.hidePopover());

// The room closes when the study does.
document.addEventListener(
  'beforetoggle',
  ({ target, newState }) => {
    if ((target as Element).id === 'cited-study' && newState === 'closed')
      document.querySelector(`[${citing}]`)?.removeAttribute(citing);
  },
  true,
);

document.addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const citation = (event.target as Element).closest<HTMLAnchorElement>('.citations > a');
  const card = findCard();
  const study = citation && document.getElementById(citation.hash.slice(1));
  if (!study || !card?.popover) return;
  event.preventDefault();
  const [title, body] = card.children;
  title?.replaceChildren(citation.ariaLabel ?? '');
  body?.replaceChildren(...study.cloneNode(true).childNodes);
  // The keyboard can reach another citation while the card is open.
  card.hidePopover();
  card.showPopover({ source: citation });
  // A figure is never parted from what it counts.
  const text =
    citation.closest<HTMLElement>('[data-claim]') ?? citation.closest<HTMLElement>('p, li, td') ?? citation;
  text.style.setProperty('--study', `${card.offsetHeight}px`);
  text.setAttribute(citing, '');
  text.scrollIntoView({ block: 'nearest' });
  card.focus({ preventScroll: true });
  seen.disconnect();
  seen.observe(text);
});

export {};
