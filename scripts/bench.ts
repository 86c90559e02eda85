import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import type { Browser } from '@playwright/test';
import { navigation } from '@/content/site';
import { pages } from '@/lib/pages';
import { findBrowser, launchBrowser } from './find-browser';
import { measureInteractions, phone } from './interactions';
import { installOnDemand } from './on-demand';
import { runAsProgram } from './program';
import { checkBuilt, startServer } from './serve';

const help = `Usage: npm run bench [-- --out DIR]... [--runs N]

Measures each page of out/, or of the builds that are named, beside a control page made of just its words. Prints medians
of N runs (5); runs of all builds and pages are interleaved, so that a busy machine slows all of them equally.
Lighthouse: a simulated slow phone. Visit: slow 4G and 4× CPU throttling, in this Chromium. A second table shows how
long each kind of control takes to answer a press.`;

/** npm warns that it asks for Node 22.19, but it runs on Node 20, too. */
const lighthouseVersion = '13.5.0';

const slow4g = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * The page's own text as bare headings, paragraphs, lists and links: the smallest page with the same content, for
 * comparison.
 */
function plainText(html: string) {
  return html
    .replace(/<(script|style|svg|iframe|video|noscript|dialog)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi, '')
    .replace(/<(\/?(link|img|source|input|div|span|button)\b|meta (?!charset|name="viewport))[^>]*>/gi, '')
    .replace(/ (class|id|style|rel|target|data-[\w-]+|aria-[\w-]+)="[^"]*"/g, '')
    .replace('</head>', '<link rel="icon" href="data:,"></head>');
}

function median(values: readonly number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Figures keyed by name: times in ms, sizes in bytes as transferred. */
type Measured = Record<string, number>;

/** The median of each figure over all runs that have it. */
function medians(runs: readonly Measured[]): Measured {
  const names = new Set(runs.flatMap((run) => Object.keys(run)));
  return Object.fromEntries(
    [...names].map((name) => [name, Math.round(median(runs.flatMap((run) => run[name] ?? [])))]),
  );
}

type Request = { resourceType?: string; transferSize?: number };
type LighthouseReport = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; details?: { items?: readonly Request[] } }>;
};

/** Times, layout shifts in thousandths, and transferred bytes by type, from a Lighthouse report. */
function readReport({ runtimeError, audits }: LighthouseReport): Measured {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const sent: Measured = {};
  for (const { resourceType = 'Other', transferSize = 0 } of audits['network-requests']?.details?.items ?? [])
    sent[`${resourceType} B`] = (sent[`${resourceType} B`] ?? 0) + transferSize;
  return {
    FCP: figure('first-contentful-paint'),
    LCP: figure('largest-contentful-paint'),
    TBT: figure('total-blocking-time'),
    'CLS ‰': figure('cumulative-layout-shift') * 1000,
    ...sent,
  };
}

async function runLighthouse(folder: string, browserPath: string, url: string) {
  const flags = `--chrome-flags=--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const only = '--only-categories=performance';
  const options = ['--quiet', '--output=json', only, '--ignore-status-code', flags];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(folder, 'cli/index.js'), url, ...options],
    { env: { ...process.env, CHROME_PATH: browserPath }, maxBuffer: 100_000_000 },
  );
  return readReport(JSON.parse(stdout));
}

/** Records tasks longer than 50 ms, and the time from lifting the finger off the menu's button to the next frame. */
function watchVisit() {
  const seen = { paintedAt: 0, longest: 0, tapped: -1 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName('first-contentful-paint')) seen.paintedAt = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      if (seen.paintedAt && startTime >= seen.paintedAt) seen.longest = Math.max(seen.longest, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          seen.tapped = performance.now() - timeStamp;
        }),
      ),
    { capture: true, once: true },
  );
}

type Point = { x: number; y: number };

/** Where to tap the menu's button, which has been in place since the first paint; null if there is none. */
async function findMenuButton(browser: Browser, url: string): Promise<Point | null> {
  const page = await browser.newPage(phone);
  await page.goto(url);
  const menu = page.getByRole('button', { name: navigation.menu.open });
  const box = (await menu.isVisible()) ? await menu.boundingBox() : null;
  await page.close();
  return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Loads the page once over a slow connection, with a tap at `point` as soon as something is painted. */
async function visit(browser: Browser, url: string, point: Point | null): Promise<Measured> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await devtools.send('Page.enable');
  await devtools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  await page.addInitScript(watchVisit);
  const painted = new Promise<void>((resolve) => {
    devtools.on('Page.lifecycleEvent', ({ name }) => name === 'firstContentfulPaint' && resolve());
  });
  await page.goto(url, { waitUntil: 'commit' });
  await painted;
  // Sends the tap directly, because Playwright would first query the page and so wait until the page has time for a
  // tap.
  if (point) await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  if (point) await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await page.waitForLoadState('load');
  await page.waitForTimeout(2000);
  const { paintedAt, longest, tapped } = await page.evaluate(() => (window as unknown as Seen).seen);
  await context.close();
  return { painted: paintedAt, 'longest task': longest, ...(tapped < 0 ? {} : { 'menu tap': tapped }) };
}

type Seen = { seen: { paintedAt: number; longest: number; tapped: number } };

runAsProgram('bench.ts', help, async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      out: { type: 'string', multiple: true, default: ['out'] },
      runs: { type: 'string', default: '5' },
    },
  });
  const runs = Number(values.runs);
  if (!(Number.isInteger(runs) && runs >= 1))
    throw new Error(`--runs is ${values.runs}: write a whole number, e.g. 5.`);
  for (const dir of values.out) checkBuilt(dir);

  const lighthouse = installOnDemand('lighthouse', lighthouseVersion);
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  for (const { file } of pages)
    writeFileSync(join(scratch, file), plainText(readFileSync(join(values.out[0] ?? 'out', file), 'utf8')));
  const dirs = [...values.out, scratch];
  const servers = await Promise.all(dirs.map((dir) => startServer({ dir, port: 0 })));
  const browser = await launchBrowser();
  const rows = new Map<string, Measured[]>();
  /** The times of all runs, keyed by control and then by build. */
  const presses = new Map<string, Record<string, number[]>>();
  try {
    for (let run = 1; run <= runs; run += 1) {
      for (const { path } of pages) {
        for (const [i, { url }] of servers.entries()) {
          const point = await findMenuButton(browser, url + path);
          const ask = () => runLighthouse(lighthouse, findBrowser(), url + path);
          const measured = {
            // Lighthouse occasionally loses a page's trace, so each run is tried twice.
            ...(await ask().catch(ask)),
            ...(await visit(browser, url + path, point)),
          };
          const row = `${path} ${dirs[i] === scratch ? 'control' : dirs[i]}`;
          rows.set(row, [...(rows.get(row) ?? []), measured]);
          process.stderr.write(`run ${run} of ${runs}: ${row}\n`);
        }
      }
      for (const [i, dir] of values.out.entries()) {
        const { url = '' } = servers[i] ?? {};
        for (const [name, ms] of Object.entries(await measureInteractions(browser, url)))
          presses.set(name, { ...presses.get(name), [dir]: [...(presses.get(name)?.[dir] ?? []), ms] });
        process.stderr.write(`run ${run} of ${runs}: presses in ${dir}\n`);
      }
    }
  } finally {
    await browser.close();
    await Promise.all(servers.map((server) => server.close()));
    rmSync(scratch, { recursive: true });
  }
  const table = Object.fromEntries(
    [...rows].map(([row, measured]) => {
      const [path] = row.split(' ');
      const own = medians(measured);
      const control = medians(rows.get(`${path} control`) ?? []);
      return [row, { ...own, 'LCP ÷ control': ((own.LCP ?? 0) / (control.LCP ?? 1)).toFixed(2) }];
    }),
  );
  console.table(table);
  console.log('From a press to the frame that answers it, in ms, with 4× CPU throttling:');
  console.table(
    Object.fromEntries(
      [...presses].map(([name, byBuild]) => [
        name,
        Object.fromEntries(Object.entries(byBuild).map(([dir, times]) => [dir, Math.round(median(times))])),
      ]),
    ),
  );
});
