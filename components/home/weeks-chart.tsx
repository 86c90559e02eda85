import { clsx } from 'clsx';
import { Drawing } from '@/components/art/drawing';
import { type Phase, type PhaseId, planProcess } from '@/content/home';
import { coreTreatment, plan, promise } from '@/content/offer';

/** The width of a week in units of the drawing; the first column is week 0. */
export const weekWidth = 100;
const width = (plan.weeks + 1) * weekWidth;
export const weeks = Array.from({ length: plan.weeks + 1 }, (_, week) => week);

type Weeks = Phase['weeks'];

/** @throws Error with a one-sentence message if content/ has no such phase, because the chart draws its visits */
function weeksOf(id: PhaseId): Weeks {
  const phase = planProcess.phases.find((each) => each.id === id);
  if (phase) return phase.weeks;
  throw new Error(
    `content/home.ts has no phase with the id "${id}", whose visits the weeks' chart draws: add it.`,
  );
}

/** The weeks in which one phase is still running and the next has begun. */
const overlaps = weeks.filter(
  (week) => planProcess.phases.filter(({ weeks: { from, to } }) => from <= week && week <= to).length > 1,
);

/**
 * The bar of each phase, below the numbers of its weeks. It lights up while the phase's card scrolls past
 * (app/styles/drawings.css).
 */
const barLooks: Readonly<Record<PhaseId, string>> = {
  apply: 'fill-p1 [animation-timeline:--apply]',
  test: 'fill-p1 [animation-timeline:--test]',
  treat: 'fill-p2 [animation-timeline:--treat]',
  optimize: 'fill-p3 [animation-timeline:--optimize]',
};

/** `count` visits spread evenly over the weeks, as one path of dots or, with a height, of ticks. */
function marks(count: number, { from, to }: Weeks, height = 0) {
  const step = ((to - from + 1) * weekWidth) / count;
  const top = 10 - height / 2;
  return Array.from({ length: count }, (_, i) => {
    const x = Number((from * weekWidth + (i + 0.5) * step).toFixed(1));
    return height ? `M${x} ${top}v${height}` : `M${x} 10h.01`;
  }).join('');
}

/**
 * One continuous line through these weeks, for a phase whose visits cannot be drawn one by one, because they are of
 * several kinds and their number is unknown.
 */
function span({ from, to }: Weeks) {
  return `M${from * weekWidth + 15} 10h${(to - from + 1) * weekWidth - 30}`;
}

/** Each kind of visit, with its marks 20 units high. */
export const visitRows = [
  {
    text: planProcess.chart.tests,
    look: 'stroke-p1 stroke-[9px]',
    path: span(weeksOf('test')),
  },
  {
    text: planProcess.chart.tms,
    look: 'stroke-p0 stroke-2',
    path: marks(coreTreatment.tmsSessions, weeksOf('treat'), 16),
  },
  {
    text: planProcess.chart.ketamine,
    look: 'stroke-p2 stroke-[10px]',
    path: marks(coreTreatment.ketamineSessions, weeksOf('treat')),
  },
  {
    text: planProcess.chart.checkIns,
    look: 'stroke-p3 stroke-[7px]',
    path: marks(plan.weeks, { from: 1, to: plan.weeks }),
  },
];

/**
 * The twelve weeks as the offer defines them: each visit is a mark in its week, below a trace that is only an
 * illustration. Hidden from screen readers, because text beside it says the same. The sizes of 0 apply only without
 * style sheets, where the chart would be black blocks.
 */
export function WeeksChart() {
  return (
    <div aria-hidden="true" className="weeks-chart @container">
      <div className="relative @chart:pl-(--labels)">
        <Drawing name="week-trace" className="art h-16 w-full md:h-[clamp(3.5rem,12vh,7rem)]" />
        <div className="relative mt-2">
          <svg
            width="0"
            height="0"
            viewBox={`0 0 ${width} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-0 top-9 h-[calc(100%-2.25rem)] w-full"
          >
            {planProcess.phases.map((phase) => (
              <rect
                key={phase.id}
                x={phase.weeks.from * weekWidth}
                width={(phase.weeks.to - phase.weeks.from + 1) * weekWidth}
                height="5"
                className={clsx('chart-phase', barLooks[phase.id])}
              />
            ))}
            <path
              d={`M${(promise.reviewWeek + 0.5) * weekWidth} 0v100`}
              className="stroke-ink-2 stroke-[1.5px] [stroke-dasharray:1_5]"
            />
          </svg>
          <ol className="week-scale text-center text-micro text-ink-2">
            {weeks.map((week) => (
              <li key={week} className="relative pt-2.5">
                {week}
              </li>
            ))}
          </ol>
          {/* A label is beside its row or, on small screens, above it. It has its own background, so nothing crosses it. */}
          {visitRows.map((row) => (
            <div key={row.text} className="relative pt-1 @chart:pt-2.5">
              <p className="bg-dawn text-small font-semibold @chart:absolute @chart:right-full @chart:w-(--labels) @chart:-mt-0.5 @chart:bg-transparent">
                {row.text}
              </p>
              <svg
                width="0"
                height="0"
                viewBox={`0 0 ${width} 20`}
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-5 w-full"
              >
                <path d={row.path} className={row.look} />
              </svg>
            </div>
          ))}
          {/* Lies over the labels too, so that the shade is one column. */}
          <svg
            width="0"
            height="0"
            viewBox={`0 0 ${width} 100`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="absolute inset-x-0 top-9 h-[calc(100%-2.25rem)] w-full"
          >
            {overlaps.map((week) => (
              <rect
                key={week}
                x={week * weekWidth}
                width={weekWidth}
                height="100"
                className="chart-overlap"
              />
            ))}
          </svg>
        </div>
      </div>
      <p className="mt-3 text-small text-ink-2">
        {planProcess.drawingNote} {planProcess.chart.legend}
      </p>
    </div>
  );
}
