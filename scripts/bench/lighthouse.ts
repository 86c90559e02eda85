import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './run-command';
import { inThreadTime } from './thread-time';

const VERSION = '13.5.0';

/**
 * Not among the project's dependencies: 115 packages and 180 MB that only the bench needs would slow every clone and
 * every host's build. It asks for Node 22.19 but runs on 20.19.
 */
const FOLDER = resolve('node_modules/.cache/bench');
const PACKAGE = join(FOLDER, 'node_modules/lighthouse');

const TIMEOUT_MS = 180_000;

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  runtimeError?: { code: string; message: string };
  categories: Record<string, Category>;
  audits: Record<string, { score: number | null; scoreDisplayMode: string; numericValue?: number }>;
};

/** Times in ms, scores from 0 to 100. */
export type Measured = {
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  /** The same, worked out by Lighthouse from the time the page's thread itself ran. */
  threadTbtMs: number;
  cls: number;
  scores: Record<string, number>;
  /** Audits below 100 that lower a score, then those that only advise. */
  failed: string[];
  advised: string[];
};

export async function installLighthouse(signal: AbortSignal) {
  const manifest = join(PACKAGE, 'package.json');
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === VERSION) return VERSION;
  mkdirSync(FOLDER, { recursive: true });
  const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
  await runCommand('npm', ['install', '--prefix', FOLDER, ...options, `lighthouse@${VERSION}`], { signal });
  return VERSION;
}

/** How often a run is tried whose trace Lighthouse itself calls broken, which happens about once in ten. */
const TRIES = 3;

type Run = {
  url: string;
  performanceOnly: boolean;
  browserPath: string;
  scratch: string;
  signal: AbortSignal;
};

/** One run with Lighthouse's own defaults: a phone, slow 4G and a slow processor, simulated. */
export async function runLighthouse(run: Run): Promise<Measured> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await runOnce(run);
    } catch (error) {
      if (tried === TRIES || !String(error).includes('run Lighthouse again')) throw error;
    }
  }
}

async function runOnce({ url, performanceOnly, browserPath, scratch, signal }: Run): Promise<Measured> {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(scratch, 'lighthouse-'));
  const audit = (mode: '-GA' | '-A') =>
    runCommand(
      process.execPath,
      [
        join(PACKAGE, 'cli/index.js'),
        url,
        `${mode}=${folder}`,
        '--quiet',
        '--output=json',
        '--output-path=stdout',
        '--disable-full-page-screenshot',
        // The 404 page answers 404.
        '--ignore-status-code',
        `--chrome-flags=--headless=new${isRoot ? ' --no-sandbox' : ''}`,
        ...(performanceOnly ? ['--only-categories=performance'] : []),
      ],
      {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        // Its browser profiles go where the bench cleans up.
        env: { ...process.env, CHROME_PATH: browserPath, TMPDIR: scratch },
      },
    );
  try {
    const measured = readReport(JSON.parse(await audit('-GA')));
    const traceFile = join(folder, 'trace.json');
    const trace = JSON.parse(readFileSync(traceFile, 'utf8'));
    writeFileSync(traceFile, JSON.stringify({ ...trace, traceEvents: inThreadTime(trace.traceEvents) }));
    return { ...measured, threadTbtMs: readReport(JSON.parse(await audit('-A'))).tbtMs };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function readReport({ runtimeError, categories, audits }: Report): Omit<Measured, 'threadTbtMs'> {
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.code} ${runtimeError.message}`);
  const value = (id: string) => {
    const found = audits[id]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse reported no ${id}.`);
    return found;
  };
  const refs = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const below = refs.filter(({ id }) => {
    const { score, scoreDisplayMode } = audits[id] ?? { score: null, scoreDisplayMode: 'manual' };
    return score !== null && score < 1 && scoreDisplayMode !== 'informative';
  });
  return {
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([id, { score }]) => [id, Math.round((score ?? 0) * 100)]),
    ),
    failed: below.filter(({ weight }) => weight > 0).map(({ id }) => id),
    advised: below.filter(({ weight }) => weight === 0).map(({ id }) => id),
  };
}
