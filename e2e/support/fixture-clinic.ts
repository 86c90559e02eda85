import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Clinic } from '@/content/clinic';
import type { Substantiation } from '@/content/evidence';
import { listContentFiles } from '@/lib/editing/content-files';

/**
 * The host settings of the made-up clinic. No request can reach these addresses: .alt is reserved outside the DNS (RFC
 * 9476), and no film's id ends in x.
 */
export const fixtureEnvironment = {
  SITE_ENV: 'production',
  SITE_URL: 'https://lakeside.alt',
  SCHEDULING_PROVIDER: 'calendly',
  SCHEDULING_URL: 'https://calendly.com/lakeside-psychiatry/free-call',
  VIDEO_PROVIDER: 'youtube',
  VIDEO_ID: 'lakeside-xx',
} as const;

const people = [
  [
    'Ana Rivera',
    'MD',
    'Board-certified in psychiatry, licensed in OH and IN',
    'Medical director',
    'I am there at your first exam.',
  ],
  [
    'Sam Okafor',
    'NP',
    'Licensed in OH and IN',
    'Nurse practitioner',
    'I stay with you at each ketamine visit.',
  ],
  ['Mei Larsen', 'RN', 'Licensed in OH and IN', 'Your coordinator', 'I am the one who calls you first.'],
].map(([name, credentials, license, role, sentence], i) => ({
  ...{ name, credentials, license, role, sentence },
  experience: [
    'Trained at Ohio State. Has given TMS since 2014.',
    'A nurse since 2011.',
    'A nurse since 2016.',
  ][i],
  licenseRecord: { url: `https://licenses.lakeside.alt/${i}` },
  ...(i === 0 && { speaksInTheFilm: true }),
  ...(i === 2 && { makesTheCall: true }),
  photo: { file: `person-${i}.svg`, alt: `${name} facing the camera` },
}));

/** Neutral pictures: head and shoulders on a transparent background, and a room with a window. */
const portrait =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="1200"><path fill="#38515c" d="M120 1200c0-300 140-400 360-400s360 100 360 400z"/><ellipse fill="#b98d74" cx="480" cy="520" rx="190" ry="240"/></svg>';
const room =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080"><path fill="#e9e2d6" d="M0 0h1920v1080H0z"/><path fill="#c9dbe4" d="M1100 160h560v460h-560z"/><path fill="#b7a58f" d="M0 860h1920v220H0z"/></svg>';

/** The record of the made-up clinic, confirmed on the ISO date `today`. */
export function clinicOn(today: string) {
  return {
    name: 'Lakeside Psychiatry',
    // No exchange code in the US begins with 1, so nobody has this number.
    phone: '(614) 155-7342',
    email: 'care@lakeside.alt',
    city: 'Columbus, Ohio',
    address: { street: '120 Lakeside Avenue', city: 'Columbus', state: 'OH', zip: '43215' },
    hours: {
      timeZone: 'Eastern',
      open: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:00' }],
    },
    statesServed: ['Ohio', 'Indiana'],
    legalEntity: 'Lakeside Psychiatry PLLC',
    medicalDirector: 'Ana Rivera, MD, licensed in OH and IN',
    medicalReview: { reviewer: 'Ana Rivera, MD', reviewedOn: today },
    privacyUrl: '/privacy',
    noticeOfPrivacyPractices: { url: 'https://policies.lakeside.alt/notice-of-privacy-practices' },
    nondiscriminationNotice: { doesNotApply: 'The clinic receives no federal funds.' },
    languageAssistanceNotice: { doesNotApply: 'The clinic receives no federal funds.' },
    stateNotice: null,
    healthDataUrl: 'https://policies.lakeside.alt/health-data',
    accessibilityUrl: 'mailto:access@lakeside.alt',
    privacyAsOf: today,
  } satisfies Clinic;
}

export const substantiation = {
  n: 72,
  from: '2024-01-08',
  to: '2025-12-19',
  scale: 'PHQ-9',
  definition: 'score fell by half or more by week 6',
  denominator: 'everyone who started',
} satisfies Substantiation;

/**
 * The facts of the made-up clinic, keyed by file and property. If a property occurs on several lines, a function gets
 * the index of the occurrence (from 0) and returns its value.
 */
function factsOf(today: string): Readonly<Record<string, object>> {
  const sections = [{ heading: 'What we keep', paragraphs: ['Nothing.'] }];
  const policy = { id: 'privacy', title: 'Privacy', description: 'What we keep.', inForceSince: today };
  return {
    'clinic.ts': clinicOn(today),
    'offer.ts': {
      asOf: today,
      lender: {
        name: 'Lakeside Credit',
        url: 'https://credit.lakeside.alt',
        disclosure: '36 payments of $305.53 at 6.3% APR, $10,999 in all.',
      },
      tmsDevice: { name: 'Lakeside Coil', coil: 'h-coil', coversSchedule: false },
      decision: {
        decidedOn: today,
        decidedBy: 'Ana Rivera, MD',
        keep: 'stated',
        why: 'The plan visit and those about food and sleep overlap with check-ins, so we leave them out.',
      },
      due: 'You pay for the exam, and for the rest before treatment.',
      ifExamStops: 'If the exam stops the plan, you pay only for the exam.',
      examUsd: 1850,
      ifStaffStop: 'If our staff stop the plan, you get back every session you have not had.',
      ifYouStop: 'If you stop, you get back the plan price of every session left.',
      ifNotApproved: 'If a clinician does not approve a service, you get back its listed price.',
      extension: { tmsSessions: 10, ketamineSessions: 2 },
      ifVisitIsMissed: 'If you miss a visit, we find a new time, and the promise holds.',
      geneTestIsReviewed: false,
      callRecord: 'We keep notes of the call only if you become our patient.',
      tms: 40,
      ketamine: 120,
      tmsUsd: 250,
      ketamineUsd: 400,
      givesSuperbill: true,
    },
    'evidence.ts': { substantiation: (i: number) => ({ ...substantiation, n: substantiation.n - i }) },
    'team.ts': {
      clinicians: people,
      treatmentRoom: { file: 'room.svg', alt: 'A room with a window', caption: 'The treatment room.' },
    },
    'policies.ts': { policyPages: [{ ...policy, sections }] },
    'home.ts': { lengthSeconds: 134, captionsCheckedOn: today },
  };
}

const string = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;

/** A content file without its `pending` notes, as if the clinic had confirmed every fact. */
function withoutPending(source: string) {
  return source
    .replace(new RegExp(String.raw`^export const \w*[pP]ending =\s+${string};\n`, 'gm'), '')
    .replace(new RegExp(String.raw`(?<![\w?])\w*[pP]ending:\s*${string},?`, 'g'), '');
}

/**
 * A content file with the made-up clinic's facts filled in.
 * @throws Error if the file has no line for one of them
 */
function filledContent(file: string, source: string, today: string) {
  return Object.entries(factsOf(today)[file] ?? {}).reduce((text, [key, value]) => {
    const lines = new RegExp(`^( +${key}: (?=.*,$)|export const ${key}(?:: .+?)? = (?=.*;$)).*(.)$`, 'gm');
    if (!lines.test(text))
      throw new Error(`content/${file} has no line "${key}: …," for the made-up clinic.`);
    let count = 0;
    return text.replace(lines, (_, start, end) => {
      const fact = typeof value === 'function' ? value(count++) : value;
      return start + JSON.stringify(fact) + end;
    });
  }, withoutPending(source));
}

/**
 * Not copied, because a build or a test may be writing them, or because they belong to the original. A folder that
 * disappears while it is copied would crash Node.js 24.
 */
const leftOut = ['.git', '.next', '.swc', 'out', 'test-results', 'playwright-report', 'node_modules/.cache'];

/**
 * Copies the project in the current folder to `dir`, which must not exist. `node_modules` is copied, too, because the
 * framework's bundler does not follow a link out of its folder. The copy takes seconds, and little space on file
 * systems that can clone files.
 */
export function copyProject(dir: string) {
  const inPackages = readdirSync('node_modules').map((name) => `node_modules/${name}`);
  for (const path of [...readdirSync('.').filter((name) => name !== 'node_modules'), ...inPackages]) {
    if (leftOut.includes(path) || /^\.env(?!\.example$)/.test(path)) continue;
    cpSync(path, join(dir, path), {
      recursive: true,
      verbatimSymlinks: true,
      preserveTimestamps: true,
      mode: 2,
    });
  }
}

/** Copies the project to `dir`, and fills in and confirms every fact there for the made-up clinic. */
export function makeFixtureCopy(dir: string, today = new Date().toISOString().slice(0, 10)) {
  copyProject(dir);
  mkdirSync(join(dir, 'photos'), { recursive: true });
  for (const { photo } of people) writeFileSync(join(dir, 'photos', photo.file), portrait);
  writeFileSync(join(dir, 'photos/room.svg'), room);
  for (const file of listContentFiles()) {
    const path = join(dir, 'content', file);
    writeFileSync(path, filledContent(file, readFileSync(path, 'utf8'), today));
  }
}
