const weeks = Array.from({ length: 13 }, (_, week) => week);

/** A cell from `top` down to 20, its corners rounded. */
function cell(week: number, top: number) {
  return `M${21 * week} ${top + 2}q0-2 2-2h14q2 0 2 2v${16 - top}q0 2-2 2h-14q-2 0-2-2z`;
}

/** Week 0 to week 12, with those of one phase taller and in its colour; `from` and `to` are included. */
export function WeekRuler({ from, to, phase }: { from: number; to: number; phase: 0 | 1 | 2 | 3 }) {
  const active = weeks.filter((week) => week >= from && week <= to);
  const idle = weeks.filter((week) => !active.includes(week));
  return (
    <svg className="week-ruler art tally" viewBox="0 0 270 20" aria-hidden="true">
      <path fill="var(--ink)" fillOpacity=".13" d={idle.map((week) => cell(week, 8)).join('')} />
      <path fill={`var(--p${phase})`} d={active.map((week) => cell(week, 0)).join('')} />
    </svg>
  );
}
