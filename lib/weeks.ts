/** First and last week, whole numbers, both included. */
export type Weeks = { from: number; to: number };

/** Weeks in which one phase still runs while the next has begun. */
export function overlaps(phases: readonly Weeks[]): number[] {
  return phases.slice(1).flatMap((next, i) => {
    const last = (phases[i] as Weeks).to;
    return Array.from({ length: Math.max(0, last - next.from + 1) }, (_, n) => next.from + n);
  });
}

/** A range as read aloud, e.g. "Week 0" or "Weeks 2–5"; the words come from content. */
export function formatWeeks({ from, to }: Weeks, words: { one: string; many: string }): string {
  return from === to ? `${words.one} ${from}` : `${words.many} ${from}–${to}`;
}
