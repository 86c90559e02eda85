import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildCopy, findFreePort } from './bench/build-copy';
import { compareResults } from './bench/compare';
import { measure } from './bench/measure';
import { type PageName, pageNames } from './bench/pages';
import { reportText } from './bench/report';
import type { Result } from './bench/result';
import { runCommand } from './bench/run-command';
import { runAsProgram } from './program';

const HELP = `Usage: npm run bench [-- --runs 5] [--pages /,/booking,/thank-you,404] [--keep]

Builds the live site of a made-up clinic in a temporary folder and measures each page beside its own words as plain
HTML (the control) and beside itself without scripts: Lighthouse, bytes by type, long tasks, what four visitors
download, how soon taps are answered, and how long "/" to "/booking" takes. About six minutes a run.

--runs   how often everything is measured; medians and spreads are shown (5)
--pages  which pages, by comma (all); visitors and taps are measured with "/"
--keep   makes this the result that later ones are compared with, in scripts/bench/last.json: commit it

Runs that stand still for half a second are the machine's: some drop idle programs from memory, and reading them back
holds up a page whose own thread hardly runs. Lock the browser's and Node's files in memory first (vmtouch -dl).

Quick look: npm run bench -- --pages / --runs 1
The result is also written to test-results/bench.json.`;

const LAST = join(import.meta.dirname, 'bench', 'last.json');
const WRITTEN = join('test-results', 'bench.json');

function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string', default: pageNames.join(',') },
      keep: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs is "${values.runs}": give a number from 1.`);
  const names = values.pages.split(',');
  const unknown = names.find((name) => !(pageNames as readonly string[]).includes(name));
  if (unknown !== undefined) {
    throw new Error(`--pages has "${unknown}": give some of ${pageNames.join(',')}.`);
  }
  return { runs, names: names as PageName[], isKept: values.keep };
}

/** The browser that the other scripts use, installed now if there is none. */
async function findBrowserPath(signal: AbortSignal) {
  const printed = await runCommand('npm', ['exec', '--', 'tsx', 'scripts/find-browser.ts'], { signal });
  return printed.trim().split('\n').at(-1) ?? '';
}

async function writeResult(file: string, result: Result, signal: AbortSignal) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  if (file === LAST) await runCommand('npm', ['exec', '--', 'biome', 'format', '--write', file], { signal });
}

function compareWithLast(result: Result) {
  if (!existsSync(LAST))
    return 'There is no earlier result to compare with: --keep makes this one the first.';
  const last = JSON.parse(readFileSync(LAST, 'utf8')) as Result;
  const moved = compareResults(last, result);
  const when = `the result of ${last.measuredAt.slice(0, 10)}`;
  return moved.length > 0
    ? [`Moved beyond the spread since ${when}:`, ...moved].join('\n  ')
    : `Nothing moved beyond the spread since ${when}.`;
}

runAsProgram('bench.ts', HELP, async (args) => {
  const { runs, names, isKept } = readOptions(args);
  const stopper = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => stopper.abort(new Error('Stopped.')));
  }
  const { signal } = stopper;
  const startedAt = Date.now();
  const say = (line: string) => {
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    console.error(
      `${String(Math.floor(seconds / 60)).padStart(2)}:${String(seconds % 60).padStart(2, '0')} ${line}`,
    );
  };
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const browserPath = await findBrowserPath(signal);
    const port = await findFreePort();
    say('Building a copy with a made-up clinic');
    const outDir = await buildCopy({ scratch, port, signal });
    const result = await measure({ outDir, port, names, runs, browserPath, scratch, signal, say });
    await writeResult(WRITTEN, result, signal);
    console.log(`\n${reportText(result)}\n\n${compareWithLast(result)}`);
    if (isKept) await writeResult(LAST, result, signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
});
