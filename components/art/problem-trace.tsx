import { type ProblemTraceId, problemTraces } from '@/lib/art/problem-traces';

export function ProblemTrace({ id, label }: { id: ProblemTraceId; label: string }) {
  const { goal, parts } = problemTraces[id];
  return (
    <svg
      className="problem-trace trace art"
      viewBox="0 0 240 64"
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path strokeWidth="1.5" strokeDasharray={goal.dash} opacity={goal.opacity} d={goal.d} />
      {parts.map(({ d, dash, opacity }) => (
        <path key={d} strokeDasharray={dash} opacity={opacity} d={d} />
      ))}
    </svg>
  );
}
