import { clsx } from 'clsx';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { type Phase, process } from '@/content/home';
import { formatWeeks } from '@/lib/format';

/** Colour as rule and as list dash; passing the card lights the phase's weeks in the chart. */
const looks = {
  apply: 'border-p0 [--dash:var(--p0)] [view-timeline:--apply]',
  test: 'border-p1 [--dash:var(--p1)] [view-timeline:--test]',
  treat: 'border-p2 [--dash:var(--p2)] [view-timeline:--treat]',
  optimize: 'border-p3 [--dash:var(--p3)] [view-timeline:--optimize]',
};

/** How many of a phase's points a phone shows at once. */
const shownPoints = 3;

export function PhaseCard({ phase }: { phase: Phase }) {
  const more = phase.details.slice(shownPoints);
  return (
    <li id={`phase-${phase.id}`} className={clsx('border-t-2 pt-3 lg:pt-4', looks[phase.id])}>
      <p className="text-small font-semibold text-ink-2">
        {formatWeeks(phase.weeks, { one: process.weekWord, many: process.weeksWord })}
      </p>
      <h3 className="text-h3">{phase.name}</h3>
      <DashList items={phase.details.slice(0, shownPoints)} className="mt-3" />
      {more.length > 0 && (
        <Fold isRest summary={process.moreText(more.length)} className="text-ink-2">
          <DashList items={more} className="text-ink" />
        </Fold>
      )}
    </li>
  );
}
