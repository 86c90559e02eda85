import { clsx } from 'clsx';

type Props = { href: string; isQuiet?: boolean; isCompact?: boolean; children: React.ReactNode };

/**
 * A link that looks like a button. A compact one is for the header. It is hidden on the narrowest phone at twice the text
 * size, where the header has room only for the menu, which contains the same link.
 */
export function ButtonLink({ href, isQuiet = false, isCompact = false, children }: Props) {
  const look = isQuiet ? 'button-quiet' : 'button-primary';
  return (
    <a href={href} className={clsx('button', look, isCompact && 'button-compact @max-[16em]:hidden')}>
      {children}
    </a>
  );
}
