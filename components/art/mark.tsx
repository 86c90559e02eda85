import { clsx } from 'clsx';
import { MARK_HORIZON, MARK_PULSE, MARK_SUN } from '@/lib/art/mark';

/** Sized by `className`; the name of the clinic belongs beside it. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={clsx('art', className)} viewBox="0 0 40 40" aria-hidden="true">
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
