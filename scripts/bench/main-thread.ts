import type { Browser, Page } from '@playwright/test';

/** As Chromium's traces have them; times in microseconds. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** `ts` by the clock of the thread, which stands while the thread does not run. */
  tts?: number;
  /** Of `dur`, what the thread itself ran: without the time a busy machine gave to others. */
  tdur?: number;
};

/** One task of the page's main thread, during which it cannot answer. */
export type Task = { isPainted: boolean; busyMs: number };

/** Records the page until the returned function is called, which tells its tasks. One page of a browser at a time. */
export async function watchMainThread(browser: Browser, page: Page): Promise<() => Promise<Task[]>> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
  return async () => readTasks(JSON.parse((await browser.stopTracing()).toString()).traceEvents);
}

/** @throws when the page was never painted, so that tasks nobody saw are not read as none */
export function readTasks(events: readonly TraceEvent[]): Task[] {
  // The page's comes first; a frame within it paints later.
  const [paint] = events
    .filter(({ name }) => name === 'firstContentfulPaint')
    .sort((one, other) => one.ts - other.ts);
  if (!paint) throw new Error('bench: the trace holds no first paint.');
  const runs = events
    .filter(({ name, ph, pid, tid }) => {
      return ph === 'X' && name === 'ThreadControllerImpl::RunTask' && pid === paint.pid && tid === paint.tid;
    })
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  const tasks: Task[] = [];
  let endedAt = Number.NEGATIVE_INFINITY;
  for (const { ts, dur = 0, tdur = dur } of runs) {
    // A task within another is part of it.
    if (ts < endedAt) continue;
    endedAt = ts + dur;
    tasks.push({ isPainted: ts >= paint.ts, busyMs: tdur / 1000 });
  }
  return tasks;
}
