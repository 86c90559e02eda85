import { dotArray } from '@/lib/art/tallies';

export function DotArray({ filled, total, label }: { filled: number; total: 20; label: string }) {
  const dots = dotArray(filled, total);
  return (
    <svg className="dot-array art tally" viewBox="0 0 322 58" role="img" aria-label={label}>
      <path stroke="var(--ember)" strokeWidth="25" strokeLinecap="round" d={dots.filled} />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="1.75" d={dots.empty} />
    </svg>
  );
}
