import type { Browser } from '@playwright/test';
import { type Task, watchMainThread } from './main-thread';
import { spreadOf } from './spread';
import type { Traffic } from './traffic';
import { listenForFirstPaint, pause, visit } from './visit';

/** What runs without being asked has started by then: a download put off for a moment is counted with the others. */
const LOOKED_AT_MS = 8000;

export type Load = {
  /** Until ~8 s after the first paint, untouched. */
  traffic: Traffic;
  fcpMs: number;
  lcpMs: number;
  /** Stretches over 50 ms in which the page could not answer. */
  longTasksMs: number[];
  tasks: Task[];
  /** Requests that the first paint had to wait for, besides the HTML. */
  blockingRequests: number;
  /** Bytes on the wire of the slowest of them; 0 when there are none. */
  largestBlockingBytes: number;
  htmlBytes: number;
};

type Seen = Window & { benchLongTasks?: number[]; benchLcpMs?: number };

function watchLoad() {
  const seen = window as Seen;
  seen.benchLongTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.benchLongTasks?.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.benchLcpMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function readLoad() {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const resources = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus?: string;
  })[];
  const blocking = resources.filter((resource) => resource.renderBlockingStatus === 'blocking');
  return {
    fcpMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    lcpMs: (window as Seen).benchLcpMs ?? 0,
    htmlBytes: navigation?.transferSize ?? 0,
    longTasksMs: (window as Seen).benchLongTasks ?? [],
    blockingRequests: blocking.length,
    largestBlockingBytes: Math.max(0, ...blocking.map(({ transferSize }) => transferSize)),
  };
}

/** Opens the page on a slow phone and leaves it alone. */
export function load(browser: Browser, url: string): Promise<Load> {
  return visit(browser, 'phone', async (visiting) => {
    const { page, traffic } = visiting;
    await page.addInitScript(watchLoad);
    const firstPaint = await listenForFirstPaint(visiting);
    const readTasks = await watchMainThread(browser, page);
    await page.goto(url, { waitUntil: 'load' });
    await firstPaint();
    await pause(LOOKED_AT_MS);
    await traffic.settle(500);
    return { ...(await page.evaluate(readLoad)), tasks: await readTasks(), traffic: traffic.read() };
  });
}

/** Packets of 1,460 bytes a server sends before it waits for a sign of the visitor. */
const FIRST_WINDOW_BYTES = 10 * 1460;

/** How many times a connection's window must fill, doubling from its first 14.6 kB, to send so many bytes. */
export function countFlights(bytes: number) {
  return bytes <= 0 ? 0 : Math.ceil(Math.log2(bytes / FIRST_WINDOW_BYTES + 1));
}

export type ByteSummary = ReturnType<typeof summarizeBytes>;

/** What does not vary from load to load. */
export function summarizeBytes({ traffic, blockingRequests, htmlBytes, largestBlockingBytes }: Load) {
  const hosts = new Set(traffic.urls.map((url) => new URL(url).hostname));
  hosts.delete('localhost');
  return {
    requests: traffic.requests,
    sentBytes: traffic.sentBytes,
    byKind: traffic.byKind,
    otherHosts: [...hosts],
    blockingRequests,
    /**
     * Computed, not measured: round trips from the first byte of the HTML until all of it and all that blocks the
     * first paint can have arrived over one fresh connection.
     */
    roundTripsAfterHtmlStarts: Math.max(countFlights(htmlBytes) - 1, countFlights(largestBlockingBytes)),
  };
}

export type TimeSummary = ReturnType<typeof summarizeTimes>;

/** From here on a task makes a visitor wait. */
const LONG_TASK_MS = 50;

function longest(tasks: readonly Task[]) {
  return Math.max(0, ...tasks.map(({ busyMs }) => busyMs));
}

export function summarizeTimes(loads: readonly Load[]) {
  const spread = (read: (load: Load) => number) => spreadOf(loads.map(read));
  const painted = ({ tasks }: Load) => tasks.filter(({ isPainted }) => isPainted);
  return {
    fcpMs: spread((load) => load.fcpMs),
    lcpMs: spread((load) => load.lcpMs),
    longTasks: spread((load) => load.longTasksMs.length),
    longestTaskMs: spread((load) => Math.max(0, ...load.longTasksMs)),
    /** As Lighthouse's total blocking time, by the time the thread itself ran. */
    busy: {
      longestBeforePaintMs: spread(({ tasks }) => longest(tasks.filter(({ isPainted }) => !isPainted))),
      longestMs: spread((load) => longest(painted(load))),
      blockedMs: spread((load) =>
        painted(load).reduce((sum, { busyMs }) => sum + Math.max(0, busyMs - LONG_TASK_MS), 0),
      ),
    },
  };
}
