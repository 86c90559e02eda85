import { ArrowRight, Menu as MenuIcon, X } from 'lucide-react';
import { clinic } from '@/content/clinic';
import { crisis, footer, type Link, navigation } from '@/content/site';
import { telHref } from '@/lib/format';
import type { PagePath } from '@/lib/pages';
import { sectionHref } from '@/lib/section-links';
import { BookConsult } from './book-consult';
import { Brand } from './brand';
import { CrisisLinks } from './crisis-links';

const menuId = 'menu';

type Props = { links: readonly Link[]; homeHref: string; page: PagePath };

/**
 * The menu of narrow screens. It is a native popover, so even without scripts it opens, closes by its X or Esc, and
 * returns the focus. `browser/links.ts` makes the page behind it inert, and closes it once a link has been chosen.
 */
export function Menu({ links, homeHref, page }: Props) {
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        popoverTargetAction="show"
        aria-label={navigation.menu.open}
        className="menu-button -mr-4.5 grid size-11 place-items-center @bar:hidden"
      >
        <MenuIcon size={24} aria-hidden="true" />
      </button>
      <a
        href="#footer"
        aria-label={footer.quickLinksTitle}
        className="menu-link -mr-4.5 size-11 place-items-center @bar:hidden"
      >
        <MenuIcon size={24} aria-hidden="true" />
      </a>
      <dialog
        id={menuId}
        popover="auto"
        aria-label={navigation.menu.title}
        className="menu fixed inset-0 z-20 size-full max-h-none max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
      >
        <div className="flex h-16 shrink-0 items-center justify-between border-b border-line px-gutter">
          <Brand href={homeHref} />
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={navigation.menu.close}
            // biome-ignore lint/a11y/noAutofocus: sets where focus goes when the dialog opens; otherwise it would be the brand
            autoFocus
            className="-mr-4.5 grid size-11 place-items-center"
          >
            <X size={24} aria-hidden="true" />
          </button>
        </div>
        <nav aria-label={navigation.menu.title} className="px-gutter pt-4">
          <ul>
            {links.map((link) => (
              <li key={link.href} className="border-b border-line">
                <a
                  href={link.href}
                  className="flex min-h-13 items-center justify-between gap-4 py-2 font-display text-h3"
                >
                  {link.text}
                  <ArrowRight size={24} aria-hidden="true" className="shrink-0" />
                </a>
              </li>
            ))}
          </ul>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 pt-2 text-small">
            {navigation.weigh.map((link) => (
              <li key={link.href}>
                <a href={sectionHref(link.href, page === '/')} className="text-link tappable">
                  {link.text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid px-gutter pt-4">
          {page !== '/thank-you' && <BookConsult page={page} />}
          <p className="mt-3 text-small">
            {navigation.call}{' '}
            <a href={telHref(clinic.phone)} className="text-link tappable">
              {clinic.phone}
            </a>
          </p>
        </div>
        <div className="mt-auto border-t border-line px-gutter pt-3 pb-1 text-small">
          <p>
            {crisis.question} {crisis.menuNote}
          </p>
          <p>
            <CrisisLinks withChat className="text-link" />
          </p>
        </div>
      </dialog>
    </>
  );
}
