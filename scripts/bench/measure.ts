import { chromium } from '@playwright/test';
import { installLighthouse } from './lighthouse';
import { createPageMeasurement } from './measure-pages';
import { createVisitorMeasurement } from './measure-visitors';
import type { PageName } from './pages';
import type { Result } from './result';
import { startSites } from './sites';

/** Measures the export in `outDir`, which must have been built for `port`, and leaves nothing running. */
export async function measure({
  outDir,
  port,
  names,
  runs,
  browserPath,
  scratch,
  signal,
  say,
}: {
  outDir: string;
  port: number;
  names: readonly PageName[];
  runs: number;
  browserPath: string;
  scratch: string;
  signal: AbortSignal;
  say: (line: string) => void;
}): Promise<Result> {
  const lighthouse = await installLighthouse(signal);
  const sites = await startSites({ outDir, port, scratch });
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    // An abort closes it below; by itself it would end this process before the cleaning up.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const closeBrowser = () => void browser.close();
  signal.addEventListener('abort', closeBrowser, { once: true });
  try {
    const pageMeasurement = createPageMeasurement({
      names,
      sites,
      browser,
      browserPath,
      scratch,
      signal,
      say,
    });
    const visitorMeasurement = names.includes('/')
      ? createVisitorMeasurement({ sites, browser, say })
      : undefined;
    for (let run = 0; run < runs; run += 1) {
      say(`Run ${run + 1} of ${runs}`);
      await pageMeasurement.measure(run);
      await visitorMeasurement?.measure(run);
    }
    return {
      measuredAt: new Date().toISOString(),
      runs,
      machine: { node: process.versions.node, browser: browser.version(), lighthouse },
      pages: pageMeasurement.summarize(),
      ...(visitorMeasurement?.summarize() ?? { visitors: {}, taps: {}, toBookingMs: {} }),
    };
  } finally {
    signal.removeEventListener('abort', closeBrowser);
    await browser.close();
    await sites.close();
  }
}
