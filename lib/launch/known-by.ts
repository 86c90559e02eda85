/**
 * Who can answer an open point: the clinic's owner, a clinician, counsel, whoever manages the hosting account, or a
 * developer.
 */
export const people = ['owner', 'clinician', 'counsel', 'host', 'developer'] as const;

export type Person = (typeof people)[number];

/** The name of each role in a list that is sent to that person. */
export const personNames: Readonly<Record<Person, string>> = {
  owner: 'The clinic’s owner or manager',
  clinician: 'A clinician',
  counsel: 'Counsel',
  host: 'Whoever holds the hosting account',
  developer: 'A developer',
};

/**
 * Maps each person to the starts of the paths that they can answer questions about. If several match, the longest one
 * wins. The owner answers everything else (prices, contacts, wording).
 */
const answeredBy: Readonly<Record<Exclude<Person, 'owner'>, readonly string[]>> = {
  clinician: [
    'booking.whatToExpect.',
    'booking.steps.',
    'clinic.clinic.medicalDirector',
    'clinic.clinic.medicalReview',
    'evidence.',
    'home.fit.',
    'home.planProcess.',
    'home.questions.',
    'home.solution.',
    'offer.coreTreatment.',
    'offer.geneTestIsReviewed',
    'offer.promise.',
    'offer.tmsDevice',
    'offer.visitMinutes.',
    'options.options.certainty.',
    'options.options.items.',
    'safety.',
  ],
  counsel: [
    'analytics.',
    'clinic.clinic.accessibilityUrl',
    'clinic.clinic.healthDataUrl',
    'clinic.clinic.languageAssistanceNotice',
    'clinic.clinic.legalEntity',
    'clinic.clinic.nondiscriminationNotice',
    'clinic.clinic.noticeOfPrivacyPractices',
    'clinic.clinic.privacyUrl',
    'clinic.clinic.stateNotice',
    'clinic.clinic.statesServed',
    'clinic.gpcPending',
    'home.guarantee.',
    'home.questions.items.insurance.',
    'home.planValue.card.',
    'home.planValue.financing.',
    'offer.callRecord',
    'offer.payment.',
    'policies.',
    'safety.disclaimer.',
    'safety.goodFaithEstimate.',
    'site.navigation.',
  ],
  host: ['settings.'],
  developer: ['errors.'],
};

/** Settings whose values the clinic knows, although they are set at the host. */
const ownersSettings = ['settings.SCHEDULING_', 'settings.VIDEO_', 'settings.ANALYTICS_'];

const starts = people
  .flatMap((person) => {
    const own = person === 'owner' ? ownersSettings : answeredBy[person];
    return own.map((start) => ({ start, person }));
  })
  .sort((a, b) => b.start.length - a.start.length);

/** Who can answer a question about a path (for its form see `Note.at`). */
export function knownBy(at: string): Person {
  return starts.find(({ start }) => at.startsWith(start))?.person ?? 'owner';
}
