/** The four phase colours along a trace, each from the given share of its length. */
export function PhaseGradient({ id, length, offsets }: { id: string; length: number; offsets: number[] }) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x2={length}>
      {offsets.map((offset, phase) => (
        <stop key={offset} offset={offset} stopColor={`var(--p${phase})`} />
      ))}
    </linearGradient>
  );
}
