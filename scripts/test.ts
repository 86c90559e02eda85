import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { installBrowser } from './find-browser';
import { demonstrationEnvironment } from './load-settings';
import { runAsProgram } from './program';

const help = `Usage: npm test                 what must hold after each change
       npm run test:deep        what takes minutes: slow tests and rare cases
       npm run pictures         compares the pages with the pictures in e2e/pictures
       npm run pictures:renew   takes those pictures again

Runs the tools one after another, with the demonstrations, whatever this machine's settings are. The last line counts
the tests; a tool that fails without a failing test counts as one. Each also runs alone: npm run build, npm run lint,
npx jest, npx playwright test.

The first run installs Chromium, if this machine has neither it nor Chrome. The deep tests skip browsers and servers that
are not installed; with INSTALL_SYSTEM_PACKAGES=1 they install them on Debian or Ubuntu, as root.`;

/**
 * The tools in the order in which they run. The build comes first, because it fixes problems that lint would report.
 * `report` is the file that counts a tool's tests, if it writes one.
 */
const tools = [
  { command: 'npm run build', report: '', isDeep: true },
  { command: 'npm run lint', report: '', isDeep: false },
  {
    command: 'jest --json --outputFile=test-results/jest.json',
    report: 'test-results/jest.json',
    isDeep: false,
  },
  { command: 'playwright test', report: 'test-results/playwright.json', isDeep: true },
];

/** The counts in Jest's or Playwright's report; zero if there is no report. */
function readReport(file: string): { passed: number; failed: number } {
  if (!existsSync(file)) return { passed: 0, failed: 0 };
  const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (!stats) return { passed: numPassedTests, failed: numFailedTests };
  // A flaky test, which passed only on a retry, counts as passed. It stays visible, because Playwright lists such tests
  // by name.
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

/**
 * Refuses every argument but those of package.json. Tools would run all of their tests, whatever was asked for.
 * @throws Error with a one-sentence message
 */
export function checkArguments(args: readonly string[]) {
  const known = ['deep', 'pictures', 'pictures renew'];
  const unknown = args.find((_, i) => !known.includes(args.slice(0, i + 1).join(' ')));
  if (unknown)
    throw new Error(
      `"${unknown}" is not known here: for tests of one name run "npx jest ${unknown}" or "npx playwright test ${unknown}".`,
    );
}

runAsProgram('test.ts', help, (args) => {
  checkArguments(args);
  const [kind, option] = args;
  const isDeep = kind === 'deep' || kind === 'pictures';
  const choice = kind !== 'pictures' ? '' : ` pictures${option === 'renew' ? ' --update-snapshots=all' : ''}`;
  rmSync('test-results', { recursive: true, force: true });
  mkdirSync('test-results');
  const env = { ...process.env, ...demonstrationEnvironment(), ...(isDeep && { DEEP: '1' }) };
  const total = { passed: 0, failed: 0 };
  installBrowser();
  for (const { command, report } of tools.filter((tool) => tool.isDeep || !isDeep)) {
    const chosen = command.startsWith('playwright') ? command + choice : command;
    console.log(`\n${chosen}`);
    const isGood = spawnSync(chosen, { stdio: 'inherit', shell: true, env }).status === 0;
    const { passed, failed } = readReport(report);
    total.passed += passed;
    total.failed += isGood ? failed : Math.max(failed, 1);
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
});
