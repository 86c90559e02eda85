import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { demonstrationEnvironment } from './load-settings';
import { runAsProgram } from './program';

const help = `Usage: npm test            what must hold after each change
       npm run test:deep   what takes minutes: files named *.deep.test.ts and *.deep.spec.ts

Runs the tools one after another, with the demonstrations, whatever this machine's settings are. The last line counts
the tests; a tool that fails without a failing test counts as one. Each also runs alone: npm run lint, npx jest,
npm run build, npx playwright test.`;

const jestReport = 'test-results/jest.json';
const playwrightReport = 'test-results/playwright.json';

const jest = `npx jest --json --outputFile=${jestReport}`;
const build = { command: 'npm run build' };
const playwright = { command: 'npx playwright test', report: playwrightReport };

const steps: Record<'quick' | 'deep', readonly Step[]> = {
  quick: [{ command: 'npm run lint' }, { command: jest, report: jestReport }, build, playwright],
  deep: [build, { command: `${jest} --runInBand`, report: jestReport }, playwright],
};

type Step = { command: string; report?: string };

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

export type Tally = { passed: number; failed: number };

/** What Jest's or Playwright's JSON report counts; a step that failed in another way counts as one failure. */
export function tally({ numPassedTests = 0, numFailedTests = 0, stats }: Report, isGood: boolean): Tally {
  const passed = numPassedTests + (stats?.expected ?? 0);
  const failed = numFailedTests + (stats?.unexpected ?? 0) + (stats?.flaky ?? 0);
  return { passed, failed: isGood ? failed : Math.max(failed, 1) };
}

function readReport(file: string | undefined): Report {
  try {
    return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  } catch {
    return {};
  }
}

runAsProgram('test.ts', help, ([kind]) => {
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const env = { ...process.env, ...demonstrationEnvironment(), ...(kind === 'deep' ? { DEEP: '1' } : {}) };
  const total = { passed: 0, failed: 0 };
  for (const { command, report } of steps[kind === 'deep' ? 'deep' : 'quick']) {
    console.log(`\n${command}`);
    const isGood = spawnSync(command, { stdio: 'inherit', shell: true, env }).status === 0;
    const { passed, failed } = tally(readReport(report), isGood);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
