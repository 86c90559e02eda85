import { clsx } from 'clsx';
import { MARK_HORIZON, MARK_PULSE, MARK_SUN } from '@/lib/art/mark';

/** Sized by `className`, or 40 px where style sheets are unknown; the name of the clinic belongs beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={clsx('art', className)} width="40" height="40" viewBox="0 0 40 40" aria-hidden="true">
      <path fill="var(--ember)" d={MARK_SUN} />
      <path
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        d={MARK_HORIZON + MARK_PULSE}
      />
    </svg>
  );
}
