/**
 * Who can answer an open point: the clinic's owner, a clinician, counsel, whoever manages the hosting account, or a
 * developer.
 */
export const people = ['owner', 'clinician', 'counsel', 'host', 'developer'] as const;

export type Person = (typeof people)[number];

/** How each person is called in a list that is sent to them. */
export const personNames: Readonly<Record<Person, string>> = {
  owner: 'The clinic’s owner or manager',
  clinician: 'A clinician',
  counsel: 'Counsel',
  host: 'Whoever holds the hosting account',
  developer: 'A developer',
};

/**
 * Who can answer questions about the paths that start like this. If several match, the longest one counts. Everything
 * else (prices, contacts, wording) is for the owner.
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
    'options.options.items.',
    'safety.',
  ],
  counsel: [
    'analytics.',
    'clinic.clinic.accessibilityUrl',
    'clinic.clinic.healthDataUrl',
    'clinic.clinic.legalEntity',
    'clinic.clinic.nondiscriminationNotice',
    'clinic.clinic.noticeOfPrivacyPractices',
    'clinic.clinic.privacyUrl',
    'clinic.clinic.stateNotice',
    'clinic.clinic.statesServed',
    'clinic.gpcPending',
    'home.guarantee.',
    'home.questions.items.insurance.',
    'home.planValue.financing.',
    'offer.callRecord',
    'offer.payment.',
    'policies.',
    'safety.disclaimer.',
    'safety.goodFaithEstimate.',
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

/** Who can answer a question about a path, in the form that `Note` has it. */
export function knownBy(at: string): Person {
  return starts.find(({ start }) => at.startsWith(start))?.person ?? 'owner';
}
