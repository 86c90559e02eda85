import type { Link } from '@/content/site';

/** The header's links; browser/nav.ts marks that of the section in view. */
export function NavList({ links }: { links: readonly Link[] }) {
  return (
    <ul className="flex justify-end gap-[clamp(1rem,0.2rem+1.3vw,1.875rem)] text-small">
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className="flex min-h-11 items-center py-2 text-balance leading-[1.25]">
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
