import { weekCells } from '@/lib/art/tallies';

/** Thirteen weeks with those of one phase in its colour; `from` and `to` are included. */
export function WeekRuler({ from, to, phase }: { from: number; to: number; phase: 0 | 1 | 2 | 3 }) {
  const cells = weekCells(from, to);
  return (
    <svg className="week-ruler art tally" viewBox="0 0 270 20" aria-hidden="true">
      <path fill="var(--ink)" fillOpacity=".13" d={cells.idle} />
      <path fill={`var(--p${phase})`} d={cells.active} />
    </svg>
  );
}
