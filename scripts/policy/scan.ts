import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runCommand } from '@/scripts/bench/run-command';
import { runAsProgram } from '@/scripts/program';

const HELP = `Usage: npm run check:policy (runs this, with NODE_EXTRA_CA_CERTS naming the certificate)

Prints what Google's CSP Evaluator and Mozilla's HTTP Observatory say of each path, as JSON.`;

/** Not among the project's dependencies: 230 packages that only this check needs would slow every clone and build. */
const FOLDER = resolve('node_modules/.cache/policy');
const VERSIONS = { csp_evaluator: '1.1.8', '@mdn/mdn-http-observatory': '1.4.8' };
const OBSERVATORY = join(FOLDER, 'node_modules/@mdn/mdn-http-observatory');

/** The evaluator's own numbers: 10 high, 20 syntax, 30 medium, 40 and 50 "maybe", 45 advice, 60 information. */
export type EvaluatorFinding = { severity: number; directive: string; description: string };

export type Verdict = {
  path: string;
  grade: string;
  score: number;
  /** The Observatory's tests that failed, by their result. */
  failed: string[];
  findings: EvaluatorFinding[];
};

type Output = { pass: boolean; result: string | null };

/** What is used of the Observatory, whose own `scan` asks for the home page only. */
type Observatory = {
  retrieve(
    host: string,
    options: { path: string; httpPort: number; httpsPort: number },
  ): Promise<{ responses: { auto: { data: string; headers: Record<string, string> } | null } }>;
  ALL_TESTS: ((answers: unknown) => Output)[];
  getScoreModifier(result: string): number;
  getGradeForScore(score: number): { score: number; grade: string };
  MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
};

type Evaluator = {
  CspParser: new (policy: string) => { csp: unknown };
  CspEvaluator: new (csp: unknown) => { evaluate(): EvaluatorFinding[] };
};

function isInstalled() {
  return Object.entries(VERSIONS).every(([name, version]) => {
    const manifest = join(FOLDER, 'node_modules', name, 'package.json');
    return existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).version === version;
  });
}

export async function installScanners(signal: AbortSignal) {
  if (!isInstalled()) {
    mkdirSync(FOLDER, { recursive: true });
    const options = ['--no-save', '--no-package-lock', '--ignore-scripts', '--no-audit', '--no-fund'];
    const packages = Object.entries(VERSIONS).map(([name, version]) => `${name}@${version}`);
    await runCommand('npm', ['install', '--prefix', FOLDER, ...options, ...packages], { signal });
  }
  // Browsers' list of hosts known to speak HTTPS only, which its install fetches: no host of ours is on it.
  writeFileSync(join(OBSERVATORY, 'conf/hsts-preload.json'), '{}');
}

function load(...path: string[]) {
  return import(pathToFileURL(join(FOLDER, 'node_modules', ...path)).href);
}

async function loadObservatory(): Promise<Observatory> {
  const source = ['@mdn/mdn-http-observatory', 'src'];
  const parts = [
    ['retriever', 'retriever.js'],
    ['constants.js'],
    ['grader', 'grader.js'],
    ['grader', 'charts.js'],
  ];
  const modules = await Promise.all(parts.map((part) => load(...source, ...part)));
  return Object.assign({}, ...modules);
}

async function loadEvaluator(): Promise<Evaluator> {
  const [{ CspParser }, { CspEvaluator }] = await Promise.all([
    load('csp_evaluator/dist/parser.js'),
    load('csp_evaluator/dist/evaluator.js'),
  ]);
  return { CspParser, CspEvaluator };
}

/** A page's policy as browsers enforce it: what its head says, and what its headers add. */
function wholePolicy(html: string, header = '') {
  const meta = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  return [meta.replaceAll('&quot;', '"'), header].filter(Boolean).join('; ');
}

runAsProgram('scan.ts', HELP, async ([httpPort, httpsPort, ...paths]) => {
  const observatory = await loadObservatory();
  const { CspParser, CspEvaluator } = await loadEvaluator();
  const verdicts: Verdict[] = [];
  for (const path of paths) {
    const ports = { httpPort: Number(httpPort), httpsPort: Number(httpsPort) };
    const answers = await observatory.retrieve('localhost', { path, ...ports });
    const page = answers.responses.auto;
    if (!page) throw new Error(`The Observatory got no answer to ${path}.`);
    const outputs = observatory.ALL_TESTS.map((test) => test(answers));
    const modifiers = outputs.map(({ result }) => (result ? observatory.getScoreModifier(result) : 0));
    const base = 100 + modifiers.filter((modifier) => modifier < 0).reduce((sum, each) => sum + each, 0);
    const withCredit = 100 + modifiers.reduce((sum, each) => sum + each, 0);
    const isCredited = base >= observatory.MINIMUM_SCORE_FOR_EXTRA_CREDIT;
    const policy = wholePolicy(page.data, page.headers['content-security-policy']);
    verdicts.push({
      path,
      ...observatory.getGradeForScore(isCredited ? withCredit : base),
      failed: outputs.filter(({ pass }) => !pass).map(({ result }) => String(result)),
      findings: new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .map(({ severity, directive, description }) => ({ severity, directive, description })),
    });
  }
  console.log(JSON.stringify(verdicts));
});
