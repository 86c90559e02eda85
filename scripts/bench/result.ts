import type { Measured } from './lighthouse';
import type { ByteSummary, TimeSummary } from './loads';
import type { PageName } from './pages';
import { type Spread, spreadOf } from './spread';
import type { TapName } from './taps';
import { type Amount, type Kind, kinds, type Traffic } from './traffic';
import type { VisitorName } from './visitors';

export const variantNames = ['page', 'no script', 'control'] as const;
/** The page as built, the same with its scripts taken out, and its words as plain HTML. */
export type VariantName = (typeof variantNames)[number];

export type LighthouseSummary = {
  /** Whole points from 0 to 100, by category; what is not the page itself is asked for its performance only. */
  scores: Record<string, Spread>;
  fcpMs: Spread;
  lcpMs: Spread;
  tbtMs: Spread;
  threadTbtMs: Spread;
  cls: Spread;
  /** Each run's LCP divided by the control's of the same run. */
  lcpToControl: Spread;
  /** Below 100 in most runs. */
  failed: string[];
  advised: string[];
};

export type VisitorSummary = {
  sentBytes: Spread;
  requests: Spread;
  jsBytes: Spread;
  cls: Spread;
  byKind: Record<Kind, Amount>;
};

/** Milliseconds over the taps that were answered; `lost` counts those that were not within six seconds. */
export type TapSummary = { answeredMs: Spread | null; lost: number };

export type Result = {
  measuredAt: string;
  runs: number;
  machine: { node: string; browser: string; lighthouse: string };
  pages: Partial<
    Record<
      PageName,
      {
        lighthouse: Record<VariantName, LighthouseSummary>;
        bytes: Record<VariantName, ByteSummary>;
        /** The control's long tasks are those of the machine. */
        onSlowPhone: Record<'page' | 'control', TimeSummary>;
      }
    >
  >;
  visitors: Partial<Record<VisitorName, VisitorSummary>>;
  taps: Partial<Record<TapName, { atFirstPaint: TapSummary; later: TapSummary }>>;
  /** By what presses "Apply Now" and whether the browser may fetch the page ahead. */
  toBookingMs: Record<string, Spread>;
};

/** Names that more than half of the lists hold, in order of first sight. */
function inMost(lists: readonly (readonly string[])[]) {
  const names = [...new Set(lists.flat())];
  return names.filter((name) => lists.filter((list) => list.includes(name)).length > lists.length / 2);
}

/** The runs of one variant beside the control's runs, in the same order. */
export function summarizeLighthouse(
  runs: readonly Measured[],
  controls: readonly Measured[],
): LighthouseSummary {
  const spread = (read: (run: Measured) => number) => spreadOf(runs.map(read));
  return {
    scores: Object.fromEntries(
      Object.keys(runs[0]?.scores ?? {}).map((id) => [id, spread(({ scores }) => scores[id] ?? 0)]),
    ),
    fcpMs: spread((run) => run.fcpMs),
    lcpMs: spread((run) => run.lcpMs),
    tbtMs: spread((run) => run.tbtMs),
    threadTbtMs: spread((run) => run.threadTbtMs),
    cls: spread((run) => run.cls),
    lcpToControl: spreadOf(runs.map((run, index) => run.lcpMs / (controls[index]?.lcpMs ?? Number.NaN))),
    failed: inMost(runs.map((run) => run.failed)),
    advised: inMost(runs.map((run) => run.advised)),
  };
}

export function summarizeVisits(visits: readonly { traffic: Traffic; cls: number }[]): VisitorSummary {
  const [first] = visits;
  if (!first) throw new Error('bench: a visitor was never followed.');
  const spread = (read: (visit: { traffic: Traffic; cls: number }) => number) => spreadOf(visits.map(read));
  return {
    sentBytes: spread(({ traffic }) => traffic.sentBytes),
    requests: spread(({ traffic }) => traffic.requests),
    jsBytes: spread(({ traffic }) => traffic.byKind.js.sentBytes),
    cls: spread(({ cls }) => cls),
    byKind: Object.fromEntries(kinds.map((kind) => [kind, first.traffic.byKind[kind]])) as Record<
      Kind,
      Amount
    >,
  };
}

export function summarizeTaps(delaysMs: readonly (number | null)[]): TapSummary {
  const answered = delaysMs.filter((ms) => ms !== null);
  return {
    answeredMs: answered.length > 0 ? spreadOf(answered) : null,
    lost: delaysMs.length - answered.length,
  };
}
