import type { Link } from '@/content/site';

/** The header's links; `current` is the address of the section in view, if any. */
export function NavList({ links, current }: { links: readonly Link[]; current?: string | null }) {
  return (
    <ul className="flex justify-end gap-[clamp(1rem,0.2rem+1.3vw,1.875rem)] text-small">
      {links.map((link) => (
        <li key={link.href}>
          <a
            href={link.href}
            aria-current={link.href === current ? 'true' : undefined}
            className="flex min-h-11 items-center py-2 text-balance leading-[1.25]"
          >
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
