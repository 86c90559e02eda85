import { clsx } from 'clsx';
import { treatmentWeek } from '@/content/home';

/** One of `count` TMS sessions, which share the left part of a day's line. */
function tick(index: number, count: number) {
  return `M${12 + Math.min(20, 76 / count) * index} 34v-20`;
}

/** One day as a line, with the marks of the weeks' chart above it: a tick for each TMS session, a dot for ketamine, and a
 * smaller one for the check-in. */
function DayDrawing({ tms, ketamine, checkIn }: (typeof treatmentWeek.days)[number]) {
  return (
    // Without styles, the width and height hide the drawing, which would fill the page.
    <svg
      width="0"
      height="0"
      viewBox="0 0 120 40"
      aria-hidden="true"
      preserveAspectRatio="xMinYMid"
      className="art h-auto w-17 shrink-0 md:my-2 md:h-12 md:w-11/12 no-print"
    >
      <g fill="none" strokeWidth="2.5" strokeLinecap="round">
        <path stroke="var(--line-strong)" strokeWidth="1.5" d="M1 34H400" />
        <path stroke="var(--p0)" d={Array.from({ length: tms }, (_, i) => tick(i, tms)).join('')} />
      </g>
      {ketamine && <circle fill="var(--p2)" cx="97" cy="22" r="8" />}
      {checkIn && <circle fill="var(--p3)" cx="97" cy="22" r="5.5" />}
    </svg>
  );
}

/**
 * One week of treatment, day by day: how the offer's sessions spread over five weekdays.
 */
export function TreatmentWeek() {
  const { title, note, days, words } = treatmentWeek;
  return (
    <figure id="treatment-week" className="border-t-2 border-p2 pt-3">
      <figcaption className="text-small text-ink-2 md:flex md:justify-between">
        <strong className="block text-body font-semibold text-ink">{title}</strong>
        {note}
      </figcaption>
      <ol className="mt-2 grid md:mt-3 md:grid-cols-5">
        {days.map((day, i) => (
          <li
            key={day.name}
            className={clsx(
              'flex min-h-7 flex-wrap items-center gap-x-2.5 border-line py-0.5 text-small leading-[1.3] md:grid md:content-start md:py-1.5 print:flex print:min-h-0',
              i > 0 ? 'max-md:border-t md:border-l md:pl-3 lg:pl-4' : 'md:pr-3 lg:pr-4',
            )}
          >
            <span className="min-w-9 shrink-0 whitespace-nowrap font-semibold">
              <span aria-hidden="true">{day.short}</span>
              <span className="sr-only">{day.name}:</span>
            </span>
            <DayDrawing {...day} />
            <span className="min-w-0 grow basis-32 text-ink-2">
              {words.tms(day.tms)}
              {day.ketamine && (
                <>
                  , <strong className="text-ink">{words.ketamine}</strong>, {words.ride}
                </>
              )}
              {day.checkIn && (
                <>
                  , <strong className="text-ink">{words.checkIn}</strong>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
