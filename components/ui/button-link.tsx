import { clsx } from 'clsx';

type Props = { href: string; isQuiet?: boolean; isCompact?: boolean; children: React.ReactNode };

/**
 * A link that looks like a button. Compact ones are for the header. At twice the text size on the narrowest phone, only
 * the menu fits there, and the menu also contains the button.
 */
export function ButtonLink({ href, isQuiet = false, isCompact = false, children }: Props) {
  const look = isQuiet ? 'button-quiet' : 'button-primary';
  return (
    <a href={href} className={clsx('button', look, isCompact && 'button-compact @max-[16em]:hidden')}>
      {children}
    </a>
  );
}
