import { clsx } from 'clsx';

/** The end of the rail: a small half sun at the left of a horizon as wide as its parent. */
export function HalfSun({ className }: { className?: string }) {
  return <div className={clsx('half-sun', className)} aria-hidden="true" />;
}
