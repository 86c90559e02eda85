import { clsx } from 'clsx';
import { process } from '@/content/home';
import { plan } from '@/content/offer';
import { countWeeks, formatWeeks } from '@/lib/weeks';

const weeks = Array.from({ length: plan.weeks + 1 }, (_, week) => week);

const bars = [
  'border-p0 bg-[color-mix(in_oklab,var(--p0)_16%,var(--surface))] row-start-1',
  'border-p1 bg-[color-mix(in_oklab,var(--p1)_16%,var(--surface))] row-start-1',
  'border-p2 bg-[color-mix(in_oklab,var(--p2)_16%,var(--surface))] row-start-2',
  'border-p3 bg-[color-mix(in_oklab,var(--p3)_16%,var(--surface))] row-start-1',
];

/** The true weeks on a ruler, with the phases as bars on two rows so that their overlap shows. */
export function Schedule() {
  return (
    <div className="mb-12 hidden md:block">
      <ol
        aria-hidden="true"
        className="week-scale grid grid-cols-[repeat(13,minmax(0,1fr))] text-center text-micro text-ink-2"
      >
        {weeks.map((week) => (
          <li key={week} className="pt-2.5">
            {week === 0 ? `${process.weekWord} 0` : week}
          </li>
        ))}
      </ol>
      <ol
        aria-label={process.scheduleLabel}
        className="mt-2 hidden grid-cols-[repeat(13,minmax(0,1fr))] gap-x-[3px] gap-y-1.5 text-micro font-semibold lg:grid"
      >
        {process.phases.map((phase, i) => (
          <li
            key={phase.id}
            className={clsx(
              // Without mixed colours the tint would be the full colour, too dark to read on.
              'phase-bar flex h-10 items-center overflow-hidden border-t-4 px-2 whitespace-nowrap not-supports-[color:color-mix(in_lab,red,red)]:bg-surface',
              bars[i],
              // Week 0 starts at the first grid line. Because these utilities stand nowhere as written, app/globals.css names them.
              `col-start-${phase.weeks.from + 1} col-span-${countWeeks(phase.weeks)}`,
            )}
          >
            <span className="sr-only">
              {formatWeeks(phase.weeks, { one: process.weekWord, many: process.weeksWord })}:{' '}
            </span>
            {phase.bar}
          </li>
        ))}
      </ol>
    </div>
  );
}
