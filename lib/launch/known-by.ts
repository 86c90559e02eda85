/**
 * Who can answer an open point: the clinic's owner, a clinician, counsel, whoever holds the hosting account, or a
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
 * Who knows what stands at paths that start like this. Of several that fit, the longest one holds. What is not listed
 * (prices, contacts, wording) is the owner's.
 */
const answeredBy: Readonly<Record<Exclude<Person, 'owner'>, readonly string[]>> = {
  clinician: [
    'booking.expect.',
    'booking.steps.',
    'clinic.clinic.medicalDirector',
    'clinic.clinic.medicalReview',
    'evidence.',
    'home.fit.',
    'home.process.',
    'home.questions.',
    'home.solution.',
    'offer.coreTreatment.',
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
    'home.value.financing.',
    'offer.payment.',
    'policies.',
    'safety.disclaimer.',
    'safety.goodFaithEstimate.',
  ],
  host: ['settings.'],
  developer: ['errors.'],
};

/** Settings whose value the clinic has, though the host is told it. */
const ownersSettings = ['settings.SCHEDULING_', 'settings.VIDEO_', 'settings.ANALYTICS_'];

const starts = people
  .flatMap((person) => {
    const own = person === 'owner' ? ownersSettings : answeredBy[person];
    return own.map((start) => ({ start, person }));
  })
  .sort((a, b) => b.start.length - a.start.length);

/** Who can answer what is asked at a path of content/ or the settings, as `Note` has it. */
export function knownBy(at: string): Person {
  return starts.find(({ start }) => at.startsWith(start))?.person ?? 'owner';
}
