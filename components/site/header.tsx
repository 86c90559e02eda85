import { ButtonLink } from '@/components/ui/button-link';
import { LeafBoundary } from '@/components/ui/leaf-boundary';
import { clinic } from '@/content/clinic';
import { finalCta } from '@/content/home';
import { price } from '@/content/offer';
import { navigation } from '@/content/site';
import { formatDate, telHref } from '@/lib/format';
import type { PagePath } from '@/lib/pages';
import { sectionHref } from '@/lib/section-links';
import { settings } from '@/lib/settings';
import { Brand } from './brand';
import { Menu } from './menu';
import { NavInView } from './nav-in-view';
import { NavList } from './nav-list';

/**
 * Marks the section in view without scripts. Not in the stylesheet, whose parser warns of a selector it does not know,
 * and a rule of its own, since a browser that does not know it drops the whole rule.
 */
const currentLinkRules =
  '.nav-links a:target-current{color:var(--ink)}.nav-links a:target-current::after{transform:none}';

/** The next step from a page: to book, by phone where the calendar stands, nothing for who has just booked. */
function HeaderAction({ page }: { page: PagePath }) {
  if (page === '/thank-you') return null;
  return page === '/booking' ? (
    <ButtonLink href={telHref(clinic.phone)} isCompact>
      {navigation.call} {clinic.phone}
    </ButtonLink>
  ) : (
    <ButtonLink href={navigation.apply.href} isCompact>
      {navigation.apply.text}
    </ButtonLink>
  );
}

/** Stays at the top while scrolling; on paper it says where the page came from and how old its prices are. */
export function Header({ page }: { page: PagePath }) {
  const onHome = page === '/';
  const links = navigation.links.map((link) => ({ ...link, href: sectionHref(link.href, onHome) }));
  const homeHref = sectionHref('/#hero', onHome);
  return (
    <header className="header">
      {onHome && <style>{currentLinkRules}</style>}
      <div className="wrap flex min-h-16 items-center gap-2 @bar:min-h-19 @bar:gap-3">
        <Brand href={onHome ? homeHref : '/'} />
        <nav
          aria-label={navigation.label}
          data-needs-framework={onHome ? '' : undefined}
          className="nav-links ml-auto hidden min-w-0 @bar:block"
        >
          {onHome ? (
            <LeafBoundary fallback={<NavList links={links} />}>
              <NavInView links={links} />
            </LeafBoundary>
          ) : (
            <NavList links={links} />
          )}
          {/* Unseen and out of reach: what follows the last section is marked as its own, not as that section still. */}
          {onHome && (
            <a href="#final-cta" className="invisible absolute">
              {finalCta.label}
            </a>
          )}
        </nav>
        <p className="ml-auto hidden text-small print:block">
          {navigation.printed({
            address: new URL(settings.siteUrl).host,
            phone: clinic.phone,
            pricesAsOf: formatDate(price.asOf),
          })}
        </p>
        <div className="ml-auto flex shrink-0 items-center gap-1 @bar:ml-3 print:hidden">
          <HeaderAction page={page} />
          <Menu links={links} homeHref={onHome ? homeHref : '/'} page={page} />
        </div>
      </div>
    </header>
  );
}
