import type { Environment } from '@/lib/environment';
import { setUpFor } from '@/lib/scheduling/set-up';
import { error, type Note, warning } from './finding';
import { isPending, type Text } from './texts';

const policy = "its address, like '/privacy', or { doesNotApply: 'why' } where the law does not ask for it";
const policyAsked = 'its address, or why the law does not ask the clinic for it';

/** Maps the path of each required fact to what to write in place of null. */
const needed: Readonly<Record<string, string>> = {
  'clinic.clinic.city': 'where people come in person, like “Columbus, Ohio”',
  'clinic.clinic.address': 'the street address',
  'clinic.clinic.hours': 'when the phone is answered, because some people call at night',
  'clinic.clinic.statesServed': 'the states in which the clinic may treat people',
  'clinic.clinic.legalEntity': 'the name of the professional entity that gives the care',
  'clinic.clinic.medicalDirector': 'the medical director, with degree and license state',
  'clinic.clinic.medicalReview': 'who reviewed the medical words, and the day',
  'clinic.clinic.privacyUrl': 'the address of the privacy notice',
  'clinic.clinic.noticeOfPrivacyPractices': `HIPAA’s notice, with the changes that were due on February 16, 2026 (45 CFR 164.520): ${policy}`,
  'clinic.clinic.nondiscriminationNotice': `Section 1557’s notice (45 CFR 92): ${policy}`,
  'clinic.clinic.languageAssistanceNotice': `the notice of language assistance and aids (45 CFR 92.11): ${policy}`,
  'offer.tmsDevice':
    'the TMS device, its kind of coil, on which the risk of a seizure depends, and whether its clearance covers this plan’s pace',
  'clinic.clinic.healthDataUrl': `the consumer health data policy (Washington, Nevada, Connecticut): ${policy}`,
  'clinic.clinic.accessibilityUrl':
    "where to ask about accessibility: an https address, or one like 'mailto:access@your-clinic.com'",
  'offer.payment.due': 'when the price is due',
  'offer.payment.ifExamStops': 'what is returned if the exam stops the plan',
  'offer.payment.examUsd': 'what the exam costs a person whom it stops',
  'offer.payment.ifStaffStop': 'what is returned if the staff stop the plan',
  'offer.payment.ifYouStop': 'what is returned if the person stops the plan',
  'offer.payment.ifNotApproved': 'what is returned if a clinician does not approve a service in the price',
  'offer.promise.extension.tmsSessions': 'how many TMS sessions the extra weeks contain',
  'offer.promise.extension.ketamineSessions': 'how many ketamine sessions the extra weeks contain',
  'offer.promise.ifVisitIsMissed': 'what becomes of the promise if the person misses a visit',
  'offer.geneTestIsReviewed': 'whether the FDA has reviewed the plan’s gene test',
  'offer.callRecord': 'what the clinic keeps of the first call',
};

const noFinancing = ' (a clinic without financing writes financedUsd: null)';

/** Facts that a site may go live without. */
const welcome: Readonly<Record<string, string>> = {
  'team.clinicians': 'at least one person whom a visitor will talk to',
  'offer.lender': `the lender; until then no financing terms are shown${noFinancing}`,
  'offer.visitMinutes.tms': 'how many minutes a day’s TMS visit takes, with all of its sessions',
  'offer.visitMinutes.ketamine': 'how many minutes a ketamine visit takes',
  'offer.laterSession.tmsUsd':
    'what one more TMS session costs after the plan; until then the page does not say',
  'offer.laterSession.ketamineUsd':
    'what one more ketamine session costs after the plan; until then the page does not say',
  'offer.givesSuperbill':
    'whether people get an itemized bill for their health plan; until then the page does not say',
};

/** Whether a fact is missing: null, blank text, or an empty list. */
function isMissing(content: unknown, at: string) {
  const value = at.split('.').reduce((inner, key) => (inner as Record<string, unknown>)?.[key], content);
  return value === undefined || value === null || String(value).trim() === '';
}

/** A finding for every fact that nobody has given yet; `content` maps file names to the files of content/. */
export function checkMissing(content: unknown): Note[] {
  const missing = (facts: typeof needed) => Object.entries(facts).filter(([at]) => isMissing(content, at));
  return [
    ...missing(needed).map(([at, what]) => ({
      ...error(at, `Write ${what}.`),
      question: `Write ${what.replace(policy, policyAsked)}.`,
    })),
    ...missing(welcome).map(([at, what]) => ({
      ...warning(at, `Write ${what}.`),
      question: `Write ${what.replace(noFinancing, '')}.`,
    })),
  ];
}

/**
 * One error for every fact that the clinic has not confirmed. Whoever confirms it deletes its `pending` sentence. The
 * one about the scheduler also lists what to set in the chosen scheduler; the one about Google appears only on sites
 * that count visits.
 */
export function checkPending(
  texts: readonly Text[],
  { SCHEDULING_PROVIDER, ANALYTICS_ID }: Environment,
): Note[] {
  return texts
    .filter(({ at }) => isPending(at) && (ANALYTICS_ID || at !== 'analytics.countingPending'))
    .map(({ at, text }) => {
      const setUp = at === 'booking.schedulerPending' ? setUpFor(SCHEDULING_PROVIDER) : '';
      const asked = text.trim() || 'Say what is to be confirmed, or delete it.';
      return error(at, `${asked} ${setUp}`.trim(), text);
    });
}
