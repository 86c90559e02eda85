import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demonstrationEnvironment } from './demonstration';
import { runAsProgram } from './program';

const HELP = `Usage: npm test

Runs everything that must hold: lint, types, unit tests, build, browser tests, with the demonstrations, whatever this
machine's settings are. Each also runs alone: npm run lint, types, test:unit, build, test:e2e`;

const REPORTS = 'test-results';

export type Tally = { passed: number; failed: number };

type Step = {
  name: string;
  command: string;
  /** The step without which this one makes no sense. */
  needs?: string;
  readTally?: () => Tally;
};

/** What Jest counted; a file that could not run counts as one failure. */
export function countUnitTests(report: {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}): Tally {
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/** What Playwright counted; an error outside any test counts as one failure. */
export function countBrowserTests(report: {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}): Tally {
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** The closing line's figures: tests as counted, and each step that failed without a failing test as one more. */
export function addUp(tallies: readonly Tally[], failedSteps: number): Tally {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  const testStepsFailed = tallies.filter((tally) => tally.failed > 0).length;
  return { passed, failed: failed + Math.max(0, failedSteps - testStepsFailed) };
}

/** Those that run tests leave a report; Playwright empties the folder, so each is read before the next step. */
const STEPS: readonly Step[] = [
  { name: 'lint', command: 'npm run lint' },
  { name: 'types', command: 'npm run types' },
  {
    name: 'unit tests',
    command: `npm run test:unit -- --json --outputFile=${REPORTS}/unit.json`,
    readTally: () => readTally('unit.json', countUnitTests),
  },
  { name: 'build', command: 'npm run build' },
  {
    name: 'browser tests',
    command: 'npm run test:e2e',
    needs: 'build',
    readTally: () => readTally('e2e.json', countBrowserTests),
  },
];

/** Nothing counted when the step ended before it could report. */
function readTally<Report>(file: string, count: (report: Report) => Tally): Tally {
  const path = join(REPORTS, file);
  return existsSync(path) ? count(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
}

runAsProgram('test.ts', HELP, () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS);
  const failed: string[] = [];
  const tallies: Tally[] = [];
  const env = { ...process.env, ...demonstrationEnvironment() };
  for (const step of STEPS) {
    if (step.needs && failed.includes(step.needs)) {
      failed.push(`${step.name} (not run: ${step.needs} failed)`);
      continue;
    }
    console.log(`\n${step.name}: ${step.command}`);
    if (spawnSync(step.command, { stdio: 'inherit', shell: true, env }).status !== 0) failed.push(step.name);
    if (step.readTally) tallies.push(step.readTally());
  }
  const total = addUp(tallies, failed.length);
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = failed.length > 0 ? 1 : 0;
});
