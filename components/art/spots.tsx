import { spots } from '@/lib/art/tallies';

/** A picture of the sentence beside it: the filled half suns are the open places. */
export function Spots({ open, total }: { open: number; total: number }) {
  const { filled, outlined, rules } = spots(open, total);
  return (
    <svg className="spots art tally" viewBox={`0 0 ${53 * total - 11} 24`} aria-hidden="true">
      <path fill="var(--ember)" d={filled} />
      <path
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.75"
        strokeDasharray="1.75 3"
        d={outlined}
      />
      <path stroke="var(--ink)" strokeWidth="2" d={rules} />
    </svg>
  );
}
