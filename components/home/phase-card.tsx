import { clsx } from 'clsx';
import { WeekRuler } from '@/components/art/week-ruler';
import { DashList } from '@/components/ui/dash-list';
import { type Phase, process } from '@/content/home';
import { formatWeeks } from '@/lib/weeks';

/** Phase colour as rule and as list dash, in order. */
const colors = [
  'lg:border-p0 [--dash:var(--p0)]',
  'lg:border-p1 [--dash:var(--p1)]',
  'lg:border-p2 [--dash:var(--p2)]',
  'lg:border-p3 [--dash:var(--p3)]',
];

export function PhaseCard({ phase, index }: { phase: Phase; index: number }) {
  return (
    <li id={`phase-${phase.id}`} className={clsx('lg:border-t-2 lg:pt-6', colors[index])}>
      <div className="mb-4 lg:hidden">
        <WeekRuler from={phase.weeks.from} to={phase.weeks.to} phase={index as 0 | 1 | 2 | 3} />
      </div>
      <p className="text-small font-semibold text-ink-2">
        {formatWeeks(phase.weeks, { one: process.weekWord, many: process.weeksWord })}
      </p>
      <h3 className="text-h3">{phase.name}</h3>
      <p className="mt-2 text-ink-2">{phase.text}</p>
      <DashList items={phase.details} className="mt-4" />
    </li>
  );
}
