import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Every fact the shipped content leaves open, as a made-up clinic would fill it in. Its domain can never resolve. */
const RECORD: Readonly<Record<string, string>> = {
  name: "'Lakeside Psychiatry'",
  phone: "'(614) 555-7342'",
  email: "'care@lakeside.test'",
  address: "'120 Lakeside Avenue, Columbus, Ohio 43215'",
  hours: "'Monday to Friday, 9 a.m. to 5 p.m. Eastern'",
  statesServed: "['Ohio', 'Indiana']",
  legalEntity: "'Lakeside Psychiatry PLLC'",
  medicalDirector: "'Ana Rivera, MD, licensed in Ohio'",
  privacyUrl: "'https://lakeside.test/privacy'",
  healthDataUrl: "'https://lakeside.test/health-data'",
  accessibilityUrl: "'mailto:access@lakeside.test'",
};

/** What the made-up clinic would set on its host. */
export const fixtureEnvironment = {
  SITE_ENV: 'production',
  SITE_URL: 'https://lakeside.test',
  SCHEDULING_PROVIDER: 'calendly',
  SCHEDULING_URL: 'https://calendly.com/lakeside-psychiatry/free-call',
  VIDEO_PROVIDER: 'youtube',
  VIDEO_ID: 'M7lc1UVf-VE',
} as const;

/** Never part of a copy: written by a build or a test, or another project's business. */
const LEFT_OUT = new Set(['.git', '.next', '.swc', 'out', 'test-results', 'playwright-report']);

const STRING = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;

/**
 * Copies the project in the current folder to `dir`, which must not exist; `node_modules` is copied too, because the
 * framework's builder does not follow a link out of its folder. Takes seconds, and little room where files can be
 * cloned.
 */
export function copyProject(dir: string) {
  for (const name of readdirSync('.')) {
    if (LEFT_OUT.has(name) || name.startsWith('.env.')) continue;
    cpSync(name, join(dir, name), { recursive: true, verbatimSymlinks: true, mode: 2 });
  }
}

/** One content file with every `pending` note taken out, as a clinic does when it confirms the fact. */
export function withoutPending(source: string) {
  return source
    .replace(new RegExp(String.raw`^export const \w*[pP]ending =\s+${STRING};\n`, 'gm'), '')
    .replace(new RegExp(String.raw`(?<![\w?])\w*[pP]ending:\s*${STRING},?`, 'g'), '');
}

/** Replaces what `pattern` finds, which must be there: a silent miss would leave the fixture half filled. */
function replaced(source: string, pattern: RegExp, replacement: string) {
  if (!pattern.test(source)) throw new Error(`fixture-clinic.ts: content/ has no ${pattern} to fill in.`);
  return source.replace(pattern, () => replacement);
}

function filledClinic(source: string, today: string) {
  const start = source.indexOf('export const clinic');
  const record = Object.entries(RECORD).reduce(
    (text, [key, value]) => replaced(text, new RegExp(`^  ${key}: .*,$`, 'm'), `  ${key}: ${value},`),
    source.slice(start),
  );
  const review = `  medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: '${today}' },`;
  return source.slice(0, start) + replaced(record, /^ {2}medicalReview: .*,$/m, review);
}

/** What the shipped content leaves null, a real clinic may have filled in already. */
function filledOffer(source: string, today: string) {
  return replaced(source, /asOf: '[\d-]+'/g, `asOf: '${today}'`).replace(
    'decision: null,',
    `decision: { decidedOn: '${today}', decidedBy: 'Ana Rivera, MD', keep: 'stated' },`,
  );
}

function filledEvidence(source: string) {
  return source.replaceAll(
    'substantiation: null,',
    `substantiation: {
      n: 212,
      from: '2024-01-08',
      to: '2025-12-19',
      scale: 'PHQ-9',
      definition: 'the score fell by half or more by the last visit',
      denominator: 'everyone who started, drop-outs included',
    },`,
  );
}

function filledHome(source: string, today: string) {
  return source
    .replace('lengthSeconds: null as', 'lengthSeconds: 134 as')
    .replace('captionsCheckedOn: null as', `captionsCheckedOn: '${today}' as`);
}

/** The content of the filled-in clinic, from the shipped content's text, by file name. */
export function filledContent(file: string, source: string, today: string) {
  const confirmed = withoutPending(source);
  if (file === 'clinic.ts') return filledClinic(confirmed, today);
  if (file === 'offer.ts') return filledOffer(confirmed, today);
  if (file === 'evidence.ts') return filledEvidence(confirmed);
  if (file === 'home.ts') return filledHome(confirmed, today);
  return confirmed;
}

/**
 * Writes a copy of the project into the new folder `dir` in which a made-up clinic has confirmed and filled in
 * everything, ready for `npm run build` there with `fixtureEnvironment`. `today` is the ISO date of its confirmations.
 */
export function makeFixtureCopy(dir: string, today = new Date().toISOString().slice(0, 10)) {
  copyProject(dir);
  const content = resolve(dir, 'content');
  for (const file of readdirSync(content).filter((name) => /(?<!\.test)\.ts$/.test(name))) {
    const path = join(content, file);
    writeFileSync(path, filledContent(file, readFileSync(path, 'utf8'), today));
  }
}
