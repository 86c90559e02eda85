/** States why a law does not apply to this clinic, e.g. { doesNotApply: 'We treat people in Ohio only.' }. */
export type Declined = { doesNotApply: string };

/** A policy of the clinic’s: its https URL, its path on this site, e.g. "/privacy", or why no law requires it. */
export type Policy = string | { url: string } | Declined;

/** Where people come in person. Both the printed line and the one for search engines are made from it. */
export type Address = {
  /** House number and street, e.g. "120 Lakeside Avenue". */
  street: string;
  city: string;
  /** Two letters, e.g. "OH". */
  state: string;
  /** Five digits, e.g. "43215". */
  zip: string;
};

type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** When the phone is answered. The sentence on the page is made from it. */
export type PhoneHours = {
  /** As people say it, e.g. "Eastern". */
  timeZone: string;
  /**
   * Runs of days with the same hours, each from its first to its last day, e.g.
   * [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }].
   */
  open: readonly { from: Weekday; to: Weekday; opens: string; closes: string }[];
};

/** The clinic's record: the only place for its name, contacts and legal facts. */
export type Clinic = {
  /** Name as patients know it, e.g. "Lakeside Psychiatry". */
  name: string;
  /** Where people come in person, as they say it, e.g. "Columbus, Ohio", or null until known. */
  city: string | null;
  /** US number as printed, e.g. "(202) 555-0142". The tel: link is derived from it. */
  phone: string;
  /** Email address for patients, e.g. "care@example.com". */
  email: string;
  /** Null until known. Shown with a link to directions. */
  address: Address | null;
  /**
   * When the phone is answered, or null until known, e.g.
   * { timeZone: 'Eastern', open: [{ from: 'Monday', to: 'Friday', opens: '09:00', closes: '17:30' }] }.
   */
  hours: PhoneHours | null;
  /** Full state names in which clinicians are licensed, e.g. ["Ohio", "Indiana"], or null until known. */
  statesServed: readonly string[] | null;
  /** Professional entity that provides the care, e.g. "Lakeside Psychiatry PLLC", or null until known. */
  legalEntity: string | null;
  /** The physician who is responsible, with degree and license state, or null until known. */
  medicalDirector: string | null;
  /** The clinician who reviewed the medical content of this site, and the ISO date of that review, or null. */
  medicalReview: { reviewer: string; reviewedOn: string } | null;
  /** URL of the privacy notice, or its path on this site, e.g. "/privacy", or null until published. */
  privacyUrl: string | null;
  /** HIPAA's notice, which a covered clinic's site must show (45 CFR 164.520(c)(3)(i)), or null until published. */
  noticeOfPrivacyPractices: Policy | null;
  /** Section 1557's notice, for clinics that receive federal funds (45 CFR 92), or null until published. */
  nondiscriminationNotice: Policy | null;
  /**
   * Notice of language assistance and auxiliary aids, for clinics that receive federal funds (45 CFR 92.11), or null
   * until published.
   */
  languageAssistanceNotice: Policy | null;
  /**
   * A sentence that a state requires in a clinic's advertising, word for word, e.g. Florida's on free services, or
   * null.
   */
  stateNotice: string | Declined | null;
  /** The consumer health data policy (Washington, Nevada, Connecticut), or null until published. */
  healthDataUrl: Policy | null;
  /**
   * Where people can ask about accessibility: an https URL, a mailto: link, a path on this site, or null until known.
   */
  accessibilityUrl: Policy | null;
  /** ISO date on which the clinic last confirmed that it honors Global Privacy Control as a refusal (gpc.json). */
  privacyAsOf: string;
};

export const gpcPending =
  'Confirm that the clinic takes a browser’s Global Privacy Control as a no to selling or sharing data, and on which day that was last checked.';

export const clinic: Clinic = {
  name: 'Example Psychiatry & Wellness',
  city: null,
  phone: '(202) 555-0142',
  email: 'care@example.com',
  address: null,
  hours: null,
  statesServed: null,
  legalEntity: null,
  medicalDirector: null,
  medicalReview: null,
  privacyUrl: null,
  noticeOfPrivacyPractices: null,
  nondiscriminationNotice: null,
  languageAssistanceNotice: null,
  stateNotice: null,
  healthDataUrl: null,
  accessibilityUrl: null,
  privacyAsOf: '2026-11-20',
};
