import type { Browser } from '@playwright/test';
import { createLists } from './lists';
import { goToBooking } from './navigation';
import { type Result, summarizeTaps, summarizeVisits } from './result';
import type { Sites } from './sites';
import { spreadOf } from './spread';
import { locateTap, measureTap, tapNames } from './taps';
import { followVisitor, visitorNames } from './visitors';

/** Bytes do not vary as times do: two runs show whether they vary at all. */
const VISITOR_RUNS = 2;

const TAP_MOMENTS = ['at first paint', 'later'] as const;
const DEVICES = ['phone', 'desktop'] as const;

/** What people do who arrive at `/`, run after run. */
export function createVisitorMeasurement({
  sites,
  browser,
  say,
}: {
  sites: Sites;
  browser: Browser;
  say: (line: string) => void;
}) {
  const url = `${sites.urls.page}/`;
  const delays = createLists<number | null>();
  const visits = createLists<Awaited<ReturnType<typeof followVisitor>>>();
  const journeys = createLists<number>();

  return {
    /** `run` counts from 0. */
    async measure(run: number) {
      for (const name of tapNames) {
        const spots = await locateTap(browser, url, name);
        for (const moment of TAP_MOMENTS) {
          const ms = await measureTap(browser, { url, name, spots, isLate: moment === 'later' });
          delays.add(`${name} ${moment}`, ms);
          say(`  tap on ${name} ${moment}: ${ms === null ? 'lost' : `${Math.round(ms)} ms`}`);
        }
      }
      for (const device of DEVICES) {
        for (const [how, home] of [
          ['with prefetch', url],
          ['without', `${sites.noPrefetchUrl}/`],
        ] as const) {
          const ms = await goToBooking(browser, home, device);
          journeys.add(`${device}, ${how}`, ms);
          say(`  to /booking on a ${device}, ${how}: ${Math.round(ms)} ms`);
        }
      }
      if (run >= VISITOR_RUNS) return;
      for (const name of visitorNames) {
        const visit = await followVisitor(browser, url, name);
        visits.add(name, visit);
        say(`  a visitor who ${name}: ${(visit.traffic.sentBytes / 1000).toFixed(1)} kB`);
      }
    },
    summarize(): Pick<Result, 'visitors' | 'taps' | 'toBookingMs'> {
      return {
        visitors: Object.fromEntries(visitorNames.map((name) => [name, summarizeVisits(visits.get(name))])),
        taps: Object.fromEntries(
          tapNames.map((name) => [
            name,
            {
              atFirstPaint: summarizeTaps(delays.get(`${name} at first paint`)),
              later: summarizeTaps(delays.get(`${name} later`)),
            },
          ]),
        ),
        toBookingMs: Object.fromEntries(
          DEVICES.flatMap((device) =>
            ['with prefetch', 'without'].map((how) => {
              const name = `${device}, ${how}`;
              return [name, spreadOf(journeys.get(name))];
            }),
          ),
        ),
      };
    },
  };
}
