/** The small heading's marker: three crests, after the theta-burst triplet of the plan's pulses. */
function Triplet() {
  return (
    <svg width="16" height="14" viewBox="0 0 16 14" fill="none" aria-hidden="true">
      <path d="M2 13.2V7.2M8 13.2V1M14 13.2V5" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

export function Label({ children }: { children: React.ReactNode }) {
  return (
    <p className="flex items-center gap-2.5 print:hidden text-small font-semibold text-ember-ink">
      <Triplet />
      {children}
    </p>
  );
}
