import { ButtonLink } from '@/components/ui/button-link';
import { LeafBoundary } from '@/components/ui/leaf-boundary';
import { navigation } from '@/content/site';
import { sectionHref } from '@/lib/section-links';
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

/** Stays at the top while scrolling. */
export function Header({ onHome }: { onHome: boolean }) {
  const links = navigation.links.map((link) => ({ ...link, href: sectionHref(link.href, onHome) }));
  const homeHref = sectionHref('/#hero', onHome);
  return (
    <header className="header" data-start="">
      <div className="wrap flex h-16 items-center gap-2 lg:h-19 lg:gap-3">
        <Brand href={onHome ? homeHref : '/'} />
        {onHome && <style>{currentLinkRules}</style>}
        <nav aria-label={navigation.label} className="ml-auto hidden lg:block">
          <LeafBoundary fallback={<NavList links={links} current={null} />}>
            <NavInView links={links} />
          </LeafBoundary>
        </nav>
        <div className="ml-auto flex items-center gap-2 lg:ml-3">
          <ButtonLink href={navigation.apply.href} compact>
            {navigation.apply.text}
          </ButtonLink>
          <Menu links={links} homeHref={onHome ? homeHref : '/'} />
        </div>
      </div>
    </header>
  );
}
