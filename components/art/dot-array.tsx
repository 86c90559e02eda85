import { dotArray } from '@/lib/art/tallies';

/** A picture of the figure beside it, which says the same. */
export function DotArray({ filled, total }: { filled: number; total: 20 }) {
  const dots = dotArray(filled, total);
  return (
    <svg className="dot-array art tally" viewBox="0 0 322 58" aria-hidden="true">
      <path stroke="var(--ember)" strokeWidth="25" strokeLinecap="round" d={dots.filled} />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="1.75" d={dots.empty} />
    </svg>
  );
}
