import { clsx } from 'clsx';
import { ButtonLink } from '@/components/ui/button-link';
import { clinic } from '@/content/clinic';
import { price } from '@/content/offer';
import { navigation } from '@/content/site';
import { formatDate, telHref } from '@/lib/format';
import type { PagePath } from '@/lib/pages';
import { sectionHref } from '@/lib/section-links';
import { settings } from '@/lib/settings';
import { Brand } from './brand';
import { Menu } from './menu';
import { SectionNav } from './section-nav';

/**
 * The next step from a page: Apply Now, or on the booking page the phone number, which is quieter than the calendar; on the
 * thank-you page nothing.
 */
function HeaderAction({ page }: { page: PagePath }) {
  if (page === '/thank-you') return null;
  return page === '/booking' ? (
    <ButtonLink href={telHref(clinic.phone)} isQuiet isCompact>
      {/* A phone has no room for the number beside the site's name; screen readers hear it. */}
      <span>
        {navigation.call} <span className="@max-[28em]:sr-only">{clinic.phone}</span>
      </span>
    </ButtonLink>
  ) : (
    <ButtonLink href={navigation.apply.href} isCompact>
      {navigation.apply.text}
    </ButtonLink>
  );
}

/**
 * The header stays at the top while scrolling. On paper it says where the page was printed from, and how old its prices
 * are.
 */
export function Header({ page }: { page: PagePath }) {
  const onHome = page === '/';
  const links = navigation.links.map((link) => ({ ...link, href: sectionHref(link.href, onHome) }));
  const homeHref = onHome ? '#hero' : '/';
  return (
    <header className="header sticky top-0 z-10 border-b border-line bg-paper @container print:static">
      <div className="wrap flex min-h-16 items-center gap-2 @bar:min-h-19 @bar:gap-3">
        <Brand href={homeHref} />
        {/* On other pages the links lead to the home page, and need no island. */}
        <nav
          aria-label={navigation.label}
          className="nav-links ml-auto hidden min-w-0 @bar:block"
          data-island={onHome ? 'section-nav' : undefined}
        >
          <SectionNav links={links} />
        </nav>
        <p className="ml-auto hidden text-small print:block">
          {navigation.printed(new URL(settings.siteUrl).host, formatDate(price.asOf))}
        </p>
        {/* If this box has no action and the menu is hidden, it is empty, and would only keep the links away from the edge. */}
        <div
          className={clsx(
            'ml-auto flex shrink-0 items-center gap-1 no-print',
            page === '/thank-you' ? '@bar:hidden' : '@bar:ml-3',
          )}
        >
          <HeaderAction page={page} />
          <Menu links={links} homeHref={homeHref} page={page} />
        </div>
      </div>
    </header>
  );
}
