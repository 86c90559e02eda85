import { leadsWithinPage } from './links';

/** The longest way that a jump within the page scrolls smoothly. Racing past many screens makes some readers dizzy. */
const longestGlideInScreens = 1.5;

/**
 * Lets a jump within the page glide (app/styles/type.css), but not the arrival from another page. Skips the first part of
 * a long jump to a section; the browser, or the header's navigation, then scrolls the rest. Does not shorten a jump to a
 * section in a fold, because the fold grows meanwhile, and the jump would miss.
 */
function prepareJump(event: MouseEvent) {
  const link = (event.target as Element).closest('a');
  if (event.ctrlKey || event.metaKey || event.shiftKey || !link || !leadsWithinPage(link)) return;
  document.documentElement.dataset.glides = '';
  const target = document.getElementById(link.hash.slice(1));
  const way = target?.getBoundingClientRect().top ?? 0;
  const longestGlide = longestGlideInScreens * innerHeight;
  if (target?.matches('section:not(details *)') && Math.abs(way) > longestGlide)
    scrollBy({ top: way - Math.sign(way) * longestGlide, behavior: 'instant' });
}

// Before the header's navigation scrolls.
document.addEventListener('click', prepareJump, true);
