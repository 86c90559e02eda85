const pitch = 53;

/** Draws what the sentence beside it says: half suns on short lines, of which the first `open` are filled. */
export function Spots({ open, total }: { open: number; total: number }) {
  const lefts = Array.from({ length: total }, (_, i) => pitch * i);
  const suns = lefts.map((x) => `M${x + 5} 17a16 16 0 0 1 32 0z`);
  const rules = lefts.map((x) => `M${x} 22h42`);
  return (
    <svg className="art tally max-w-132" viewBox={`0 0 ${pitch * total - 11} 24`} aria-hidden="true">
      <path fill="var(--ember)" d={suns.slice(0, open).join('')} />
      <path
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="1.75"
        strokeDasharray="1.75 3"
        d={suns.slice(open).join('')}
      />
      <path stroke="var(--ink)" strokeWidth="2" d={rules.join('')} />
    </svg>
  );
}
