import { telHref } from '@/lib/format';
import { isDay, pastDayProblem } from './dates';
import type { Facts } from './facts';

/** What is wrong with one fact of the clinic's record. */
export type Problem = { key: string; severity?: 'warning'; kind?: 'placeholder'; message: string };

type Clinic = Facts['clinic'];

/** Names that belong to nobody, kept free for examples. */
const EXAMPLE_HOST = /(^|[.@])(example(\.(com|net|org|edu))?|invalid|localhost)$/i;

/** Addresses that may stand in for a real one while a site is being made, e.g. "www.example.com". */
export function isExampleHost(host: string): boolean {
  return EXAMPLE_HOST.test(host);
}

const MISSING: readonly { key: keyof Clinic; message: string; severity?: 'warning' }[] = [
  { key: 'address', message: 'The clinic’s street address is missing.' },
  { key: 'hours', message: 'The hours when the phone is answered are missing.', severity: 'warning' },
  { key: 'statesServed', message: 'The states in which the clinic may treat people are missing.' },
  { key: 'legalEntity', message: 'The name of the professional entity that gives the care is missing.' },
  { key: 'medicalDirector', message: 'The medical director, with degree and license state, is missing.' },
  {
    key: 'medicalReview',
    message: 'No clinician has reviewed the medical words yet: name the reviewer and the day.',
  },
  { key: 'privacyUrl', message: 'The address of the privacy notice is missing.' },
  { key: 'healthDataUrl', message: 'The address of the consumer health data policy is missing.' },
  { key: 'accessibilityUrl', message: 'The address for accessibility questions is missing.' },
];

function isMissing(value: unknown) {
  return value === null || (Array.isArray(value) || typeof value === 'string' ? value.length === 0 : false);
}

function contactProblems({ name, phone, email }: Clinic): Problem[] {
  const problems: Problem[] = [];
  if (/^example\b/i.test(name) || !name.trim()) {
    problems.push({
      key: 'name',
      kind: 'placeholder',
      message: `“${name}” is a placeholder: write the clinic’s name.`,
    });
  }
  if (/555\D*01\d\d\s*$/.test(phone)) {
    problems.push({
      key: 'phone',
      kind: 'placeholder',
      message: `${phone} is a made-up number: write the clinic’s.`,
    });
  } else {
    try {
      telHref(phone);
    } catch {
      problems.push({
        key: 'phone',
        message: `“${phone}” is not a US phone number: write it like (614) 221-3456.`,
      });
    }
  }
  if (isExampleHost(email.trim())) {
    problems.push({
      key: 'email',
      kind: 'placeholder',
      message: `${email} is a made-up address: write the clinic’s.`,
    });
  } else if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) {
    problems.push({ key: 'email', message: `“${email}” is not an email address.` });
  }
  return problems;
}

/** Policies open in the reader's browser, so an address of any other kind leads nowhere. */
function policyProblems(clinic: Clinic): Problem[] {
  return (['privacyUrl', 'healthDataUrl', 'accessibilityUrl'] as const).flatMap((key) => {
    const value = clinic[key];
    if (!value) return [];
    if (key === 'accessibilityUrl' && /^mailto:[^\s@]+@[^\s@]+$/.test(value) && !isExampleHost(value))
      return [];
    const url = URL.canParse(value) ? new URL(value) : null;
    if (url?.protocol === 'https:' && !isExampleHost(url.hostname)) return [];
    const kinds = key === 'accessibilityUrl' ? 'an https or mailto address' : 'an https address';
    return [{ key, message: `“${value}” is not ${kinds} of the clinic’s.` }];
  });
}

function reviewProblems({ medicalReview }: Clinic, now: Date): Problem[] {
  if (!medicalReview) return [];
  const { reviewer, reviewedOn } = medicalReview;
  const problem = pastDayProblem(reviewedOn, now);
  if (problem) return [{ key: 'reviewedOn', message: `The day of the medical review ${problem}.` }];
  const anYearAgo = `${now.getUTCFullYear() - 1}${now.toISOString().slice(4, 10)}`;
  return [
    ...(reviewer.trim() ? [] : [{ key: 'reviewer', message: 'The medical reviewer has no name.' }]),
    ...(reviewedOn < anYearAgo
      ? [
          {
            key: 'reviewedOn',
            severity: 'warning' as const,
            message: `The medical words were last reviewed on ${reviewedOn}: have them read again.`,
          },
        ]
      : []),
  ];
}

/** The days in the files that machines read under /.well-known/. */
function wellKnownProblems({ privacyAsOf, securityTxtUntil }: Clinic, now: Date): Problem[] {
  const problem = pastDayProblem(privacyAsOf, now);
  const today = now.toISOString().slice(0, 10);
  const aYearAhead = `${now.getUTCFullYear() + 1}${today.slice(4)}`;
  const isUseful = isDay(securityTxtUntil) && securityTxtUntil >= today && securityTxtUntil <= aYearAhead;
  return [
    ...(problem
      ? [
          {
            key: 'privacyAsOf',
            message: `The day on which Global Privacy Control was confirmed ${problem}.`,
          },
        ]
      : []),
    ...(isUseful
      ? []
      : [
          {
            key: 'securityTxtUntil',
            severity: 'warning' as const,
            message: `security.txt says that it holds until “${securityTxtUntil}”: write a day between today and ${aYearAhead}.`,
          },
        ]),
  ];
}

/** What keeps the clinic's record from being published, by the key in content/clinic.ts. */
export function recordProblems(clinic: Clinic, now: Date): Problem[] {
  return [
    ...contactProblems(clinic),
    ...MISSING.filter(({ key }) => isMissing(clinic[key])),
    ...policyProblems(clinic),
    ...reviewProblems(clinic, now),
    ...wellKnownProblems(clinic, now),
  ];
}
