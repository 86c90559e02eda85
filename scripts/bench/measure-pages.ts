import type { Browser } from '@playwright/test';
import { type Measured, runLighthouse } from './lighthouse';
import { createLists } from './lists';
import { type Load, load, summarizeBytes, summarizeTimes } from './loads';
import { type PageName, pages } from './pages';
import { type Result, summarizeLighthouse, type VariantName, variantNames } from './result';
import type { Sites } from './sites';

/** Now and then Lighthouse loses its own trace (NO_NAVSTART), which says nothing about the page. */
const ATTEMPTS = 5;

type Options = {
  names: readonly PageName[];
  sites: Sites;
  browser: Browser;
  browserPath: string;
  scratch: string;
  signal: AbortSignal;
  say: (line: string) => void;
};

/** Each page with Lighthouse and on a slow phone, run after run. */
export function createPageMeasurement({ names, sites, browser, say, ...lighthouseOptions }: Options) {
  const reports = createLists<Measured>();
  const loads = createLists<Load>();

  async function report(name: PageName, variant: VariantName) {
    const options = {
      url: sites.urls[variant] + pages[name].path,
      performanceOnly: variant !== 'page',
      ...lighthouseOptions,
    };
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await runLighthouse(options);
      } catch (error) {
        if (lighthouseOptions.signal.aborted || attempt === ATTEMPTS) throw error;
        const words = error instanceof Error ? error.message : String(error);
        say(`  ${name}, ${variant}, once more: ${words.trim().split('\n').at(-1)}`);
      }
    }
  }

  return {
    /** `run` counts from 0. The variants take turns in going first, so that none always meets a warmer machine. */
    async measure(run: number) {
      for (const name of names) {
        for (let turn = 0; turn < variantNames.length; turn += 1) {
          const variant = variantNames[(turn + run) % variantNames.length] as VariantName;
          const measured = await report(name, variant);
          reports.add(`${name} ${variant}`, measured);
          say(
            `  ${name}, ${variant}: LCP ${Math.round(measured.lcpMs)} ms, TBT ${Math.round(measured.tbtMs)} ms (own ${Math.round(measured.threadTbtMs)})`,
          );
        }
        for (const variant of variantNames) {
          // Its bytes do not vary, and Lighthouse gives its times.
          if (variant === 'no script' && run > 0) continue;
          loads.add(`${name} ${variant}`, await load(browser, sites.urls[variant] + pages[name].path));
        }
        say(`  ${name}: loaded on a slow phone`);
      }
    },
    summarize(): Result['pages'] {
      const byVariant = <Summary>(summarize: (variant: VariantName) => Summary) =>
        Object.fromEntries(variantNames.map((variant) => [variant, summarize(variant)])) as Record<
          VariantName,
          Summary
        >;
      return Object.fromEntries(
        names.map((name) => [
          name,
          {
            lighthouse: byVariant((variant) =>
              summarizeLighthouse(reports.get(`${name} ${variant}`), reports.get(`${name} control`)),
            ),
            bytes: byVariant((variant) => summarizeBytes(first(loads.get(`${name} ${variant}`)))),
            onSlowPhone: {
              page: summarizeTimes(loads.get(`${name} page`)),
              control: summarizeTimes(loads.get(`${name} control`)),
            },
          },
        ]),
      );
    },
  };
}

function first(loads: readonly Load[]) {
  const [load] = loads;
  if (!load) throw new Error('bench: a page was never loaded.');
  return load;
}
