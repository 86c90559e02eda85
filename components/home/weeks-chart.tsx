import { clsx } from 'clsx';
import { type Phase, type PhaseId, planProcess } from '@/content/home';
import { coreTreatment, plan, promise, tmsPerDay } from '@/content/offer';

/** The width of a week in units of the drawing; the first column is week 0. */
export const weekWidth = 100;
const width = (plan.weeks + 1) * weekWidth;
export const weeks = Array.from({ length: plan.weeks + 1 }, (_, week) => week);

type Weeks = Phase['weeks'];

/** The part of a week's width that its ticks fill, so that there is a gap between the weeks. */
const tickSpread = 0.85;
/** Between the sessions of a day, in units of the drawing. */
const tickGap = 3;

/** @throws Error with a one-sentence message if content/ has no such phase, because the chart draws it */
function phaseOf(id: PhaseId): Phase {
  const phase = planProcess.phases.find((each) => each.id === id);
  if (phase) return phase;
  throw new Error(`content/home.ts has no phase with the id "${id}", which the weeks' chart draws: add it.`);
}

const [apply, test, treat, optimize] = (['apply', 'test', 'treat', 'optimize'] as const).map(phaseOf) as [
  Phase,
  Phase,
  Phase,
  Phase,
];

/** `count` visits as dots, spread evenly over the weeks. */
function dots(count: number, { from, to }: Weeks) {
  const step = ((to - from + 1) * weekWidth) / count;
  return Array.from(
    { length: count },
    (_, i) => `M${Number((from * weekWidth + (i + 0.5) * step).toFixed(1))} 10h.01`,
  ).join('');
}

/**
 * `count` sessions as ticks: one column for each day, and a row for each of its `perDay` sessions, so that those of a week
 * do not run together on a phone.
 */
function ticks(count: number, { from, to }: Weeks, perDay: number) {
  const perWeek = count / (to - from + 1);
  const dayWidth = (weekWidth * tickSpread) / Math.ceil(perWeek / perDay);
  const height = 16 / perDay;
  return Array.from({ length: count }, (_, i) => {
    const week = Math.floor(i / perWeek);
    const session = i - Math.ceil(week * perWeek);
    const day = Math.floor(session / perDay);
    const x = (from + week + (1 - tickSpread) / 2) * weekWidth + (day + 0.5) * dayWidth;
    const top = 2 + (session % perDay) * height + tickGap / 2;
    return `M${Number(x.toFixed(1))} ${Number(top.toFixed(1))}v${Number((height - tickGap).toFixed(1))}`;
  }).join('');
}

/**
 * One continuous line through these weeks, for a phase whose visits cannot be drawn one by one, because they are of
 * several kinds and their number is unknown. It ends before its weeks do, so that its round ends, which are wide on a
 * phone, stay within them.
 */
function span({ from, to }: Weeks) {
  return `M${from * weekWidth + 20} 10h${(to - from + 1) * weekWidth - 40}`;
}

const allWeeks = { from: 1, to: plan.weeks };

/** Each kind of visit, with its marks 20 units high. */
export const visitRows = [
  {
    text: planProcess.chart.tests,
    look: 'stroke-p1 stroke-[9px]',
    weeks: test.weeks,
    path: span(test.weeks),
  },
  {
    text: planProcess.chart.tms,
    look: 'stroke-ink stroke-2',
    weeks: treat.weeks,
    path: ticks(coreTreatment.tmsSessions, treat.weeks, tmsPerDay),
  },
  {
    text: planProcess.chart.ketamine,
    look: 'stroke-p2 stroke-[10px]',
    weeks: treat.weeks,
    path: dots(coreTreatment.ketamineSessions, treat.weeks),
  },
  {
    text: planProcess.chart.checkIns,
    look: 'stroke-p3 stroke-[7px]',
    weeks: allWeeks,
    path: dots(plan.weeks, allWeeks),
  },
] as const;
const [, tms, ketamine, checkIns] = visitRows;

const reviewMark = `M${(promise.reviewWeek + 0.5) * weekWidth} 10h.01`;

type RowProps = {
  text: string;
  weeks: Weeks;
  /** Whether this is a whole phase, which a phone draws as a `PhaseBar` instead, so that no name stands there twice. */
  isPhase?: boolean;
};

/** The rows from top to bottom, except the last. */
const rows: readonly (RowProps & { look: string; path: string })[] = [
  {
    text: apply.name,
    look: 'stroke-p0 stroke-[9px]',
    weeks: apply.weeks,
    path: span(apply.weeks),
    isPhase: true,
  },
  {
    text: test.name,
    look: 'stroke-p1 stroke-[9px]',
    weeks: test.weeks,
    path: span(test.weeks),
    isPhase: true,
  },
  tms,
  ketamine,
  {
    text: optimize.name,
    look: 'stroke-p3 stroke-[9px]',
    weeks: optimize.weeks,
    path: span(optimize.weeks),
    isPhase: true,
  },
];

/** One block for each of these weeks. */
function blocks(isShown: (week: number) => boolean) {
  return weeks.flatMap((week) => (isShown(week) ? `M${week * weekWidth + 8} 2h84v16h-84z` : [])).join('');
}
const isTreatment = (week: number) => treat.weeks.from <= week && week <= treat.weeks.to;
export const treatmentBlocks = blocks(isTreatment);
export const otherBlocks = blocks((week) => week > 0 && !isTreatment(week));

/** These weeks as one block, as high as a row. */
function block({ from, to }: Weeks) {
  const length = (to - from + 1) * weekWidth;
  return `M${from * weekWidth} 0h${length}v20h-${length}z`;
}
const treatmentBand = block(treat.weeks);

const bandLook = 'fill-p2 opacity-15';

const blockLooks = { treatment: 'fill-p2 stroke-p2', other: 'stroke-line-strong stroke-[1.5px]' };

const rowText = 'leading-[1.3] font-semibold lg:absolute lg:self-center';

/** A drawing of all weeks, as wide as the chart. Without style sheets it has no height. */
function Marks({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <svg
      width="100%"
      height="0"
      viewBox={`0 0 ${width} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('art weeks-marks overflow-visible', className)}
    >
      {children}
    </svg>
  );
}

const everyWeek = block({ from: 0, to: plan.weeks });

/** All weeks as a pale track behind the marks of one row, with the weeks of treatment in colour. */
function Track() {
  return (
    <g className="lg:hidden">
      <path d={everyWeek} className="fill-line-strong opacity-10" />
      <path d={treatmentBand} className={bandLook} />
    </g>
  );
}

/** On a phone, the rule above a phase: its weeks, below those of the chart. */
export function PhaseBar({ weeks, colour }: { weeks: Weeks; colour: string }) {
  return (
    // As wide as the chart, so it begins above the arrow, which is left of the words.
    <div className="absolute inset-x-0 -top-1.5 md:hidden print:hidden">
      <Marks className="block h-1.5">
        <path d={everyWeek} className="fill-line-strong opacity-20" />
        <path d={block(weeks)} className={colour} />
      </Marks>
    </div>
  );
}

/**
 * What is drawn in a row, above it or, on a wide screen, in a column on its left. A narrow screen also names the weeks,
 * because their numbers may have scrolled away.
 */
function Row({ text, weeks, isPhase = false, children }: RowProps & { children: React.ReactNode }) {
  return (
    <div className={clsx('grid gap-y-1 pb-2.5 lg:py-2.5', isPhase && 'not-print:max-md:hidden')}>
      <p className={clsx(rowText, 'flex flex-wrap justify-between gap-x-2 lg:-left-60')}>
        {text}{' '}
        <span className="font-normal text-ink-2 lg:hidden no-print">{planProcess.weeksText(weeks)}</span>
      </p>
      {children}
    </div>
  );
}

/** What a kind of block means. */
function BlockKey({ look, children }: { look: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <svg width="0" height="0" viewBox="0 0 16 12" aria-hidden="true" className="art h-3 w-4 shrink-0">
        <path d="M1 1h14v10h-14z" className={look} />
      </svg>
      {children}
    </span>
  );
}

/**
 * The twelve weeks as the offer defines them: one block for each week, and below it each phase and its visits. Hidden
 * from screen readers, because text beside it says the same.
 */
export function WeeksChart() {
  const { chart } = planProcess;
  return (
    <div aria-hidden="true" className="weeks-chart relative text-small lg:pl-60">
      <p className={clsx(rowText, 'left-0 lg:top-0')}>{chart.axis}</p>
      {/* Not a grid, because print undoes those. */}
      <ol className="flex text-center text-micro text-ink-2">
        {weeks.map((week) => (
          <li key={week} className="min-w-0 flex-1">
            {week}
          </li>
        ))}
      </ol>
      <Marks className="h-5 md:h-8">
        <path d={treatmentBlocks} className={blockLooks.treatment} />
        <path d={otherBlocks} className={blockLooks.other} />
      </Marks>
      <div className="relative pt-2 md:pt-3">
        {/* The weeks of treatment go on as a band behind all rows; where texts stand above the rows, only behind marks. */}
        <Marks className="absolute top-0 h-full max-lg:hidden">
          <path d={treatmentBand} className={bandLook} />
        </Marks>
        {rows.map(({ look, path, ...row }) => (
          <Row key={row.text} {...row}>
            <Marks className="h-5 md:h-6">
              <Track />
              <path d={path} className={look} />
            </Marks>
          </Row>
        ))}
        <Row text={checkIns.text} weeks={checkIns.weeks}>
          <Marks className="h-5">
            <Track />
            {/* A ring around the check-in that is the review. */}
            <path d={reviewMark} className="stroke-p3 stroke-[17px]" />
            <path d={reviewMark} className="stroke-dawn stroke-[13px]" />
            <path d={checkIns.path} className={checkIns.look} />
          </Marks>
        </Row>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 md:mt-2 lg:pl-2">
        <BlockKey look={blockLooks.treatment}>{chart.treatmentWeeks}</BlockKey>
        <BlockKey look={blockLooks.other}>{chart.otherWeeks}</BlockKey>
        <span className="text-ink-2">{chart.legend}</span>
      </p>
    </div>
  );
}
