import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './bench/run-command';
import { fixtureEnvironment, makeFixtureCopy } from './fixture-clinic';
import { installScanners, type Verdict } from './policy/scan';
import { startOverTls } from './policy/throwaway-tls';
import { runAsProgram } from './program';
import { respondFrom } from './serve';
import { ensureInstalled } from './start-hosts';

const HELP = `Usage: npm run check:policy

Builds the live site of a made-up clinic, serves it over TLS and asks Google's CSP Evaluator and Mozilla's HTTP
Observatory about each page. Fails below the top grade, or at a finding of medium weight or worse. Installs both into
node_modules/.cache on first use; nothing is asked of the internet after that.`;

const PATHS = ['/', '/booking', '/thank-you', '/no-such-page'];

/** The evaluator's weights up to 50, "medium, maybe", without 45, which praises a way to write the policy. */
function isMediumOrWorse(severity: number) {
  return severity <= 50 && severity !== 45;
}

/** What keeps a page from the top, one line each. */
export function listShortcomings({ path, grade, failed, findings }: Verdict) {
  return [
    ...(grade === 'A+' ? [] : [`${path}: the Observatory’s grade is ${grade}`]),
    ...failed.map((result) => `${path}: the Observatory found ${result}`),
    ...findings
      .filter(({ severity }) => isMediumOrWorse(severity))
      .map(({ severity, directive, description }) => `${path}: ${directive} (${severity}): ${description}`),
  ];
}

runAsProgram('check-policy.ts', HELP, async () => {
  const abort = new AbortController();
  process.once('SIGINT', () => abort.abort(new Error('Stopped.')));
  const { signal } = abort;
  ensureInstalled('openssl');
  await installScanners(signal);
  const scratch = mkdtempSync(join(tmpdir(), 'check-policy-'));
  try {
    const dir = join(scratch, 'site');
    makeFixtureCopy(dir);
    await runCommand('npm', ['run', 'build'], {
      cwd: dir,
      signal,
      env: { ...process.env, ...fixtureEnvironment },
    });
    const site = await startOverTls(respondFrom(join(dir, 'out')), scratch, signal);
    const ports = [String(site.httpPort), String(site.httpsPort)];
    const printed = await runCommand('npx', ['tsx', 'scripts/policy/scan.ts', ...ports, ...PATHS], {
      signal,
      env: { ...process.env, NODE_EXTRA_CA_CERTS: site.certificatePath },
    }).finally(site.close);
    const verdicts = JSON.parse(printed) as Verdict[];
    for (const { path, grade, score, findings } of verdicts) {
      const worst = Math.min(...findings.map(({ severity }) => severity), 100);
      console.log(`${path}: ${grade} (${score}), ${findings.length} findings, the worst of weight ${worst}`);
    }
    const shortcomings = verdicts.flatMap(listShortcomings);
    for (const line of shortcomings) console.log(line);
    process.exitCode = shortcomings.length > 0 ? 1 : 0;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});
