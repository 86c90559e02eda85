import { clsx } from 'clsx';

type Variant = 'primary' | 'quiet';

const variants: Record<Variant, string> = { primary: 'button-primary', quiet: 'button-quiet' };

/** A link that looks like a button. Compact ones stand in the header. */
export function ButtonLink({
  href,
  variant = 'primary',
  compact = false,
  children,
}: {
  href: string;
  variant?: Variant;
  compact?: boolean;
  children: React.ReactNode;
}) {
  return (
    <a href={href} className={clsx('button', variants[variant], compact && 'button-compact')}>
      {children}
    </a>
  );
}
