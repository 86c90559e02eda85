/**
 * The offer's numbers. Every price and count of the offer, and the dates on which they were last checked, come from
 * here; lib/pricing.ts computes the sums. A `pending` sentence marks a fact that the clinic has not confirmed yet.
 * Delete it once the fact is confirmed.
 */

/** The drawings show twelve weeks, so the launch check refuses another number until they are redrawn. */
export const plan = { name: 'Precision Depression Reset Plan', weeks: 12 };

export const consultation = { minutes: 15 };

export const price = {
  paidInFullUsd: 9999,
  /** Total of all payments when financed, in whole dollars, or null if the clinic offers no financing. */
  financedUsd: 10999 as number | null,
  /** ISO date on which the clinic last confirmed its prices. */
  asOf: '2026-11-20',
  pending: 'Confirm both prices and the date they were last checked against the fee schedule.',
};

/** Ends a sentence about the price; empty if the clinic offers no financing. `financed` is formatted. */
export const orFinanced = (financed: string | null) => (financed ? `, or ${financed} with financing` : '');

/** The lender for people who pay over time. */
type Lender = {
  /** As the lender writes it, e.g. "Acme Health Credit". */
  name: string;
  /** https address of the lender's own page for this clinic. */
  url: string;
  /**
   * The lender's own approved words. If they name a payment or a number of payments, the law requires the rate (APR)
   * beside it, e.g. "36 payments of $305.53 at 6.3% APR, $10,999 in all."
   */
  disclosure: string;
};

/** Null until an agreement is signed; until then no terms of a loan are shown. */
export const lender: Lender | null = null;

/** When the price is due and what is refunded, each sentence whole, or null until the clinic says so. */
export const payment = {
  /** e.g. "You pay for the exam, and for the rest before treatment." */
  due: null as string | null,
  /** e.g. "If the exam stops the plan, you pay only for the exam." */
  ifExamStops: null as string | null,
  /** How much of the price that is, in whole dollars, e.g. 650. */
  examUsd: null as number | null,
  /** e.g. "If our staff stop it, you get back every session you have not had." */
  ifStaffStop: null as string | null,
  /** e.g. "If you stop, you get back the plan price of every session left." */
  ifYouStop: null as string | null,
  /** e.g. "If a clinician does not approve a service, you get back its listed price." */
  ifNotApproved: null as string | null,
};

/** The sessions that no bonus item covers. In the à la carte sum they count at the paid-in-full price. */
export const coreTreatment = {
  tmsSessions: 36,
  ketamineSessions: 8,
  pending: 'Confirm that the listed value counts the 36 TMS and 8 ketamine sessions at the plan price.',
};

/** First and last week of treatment, inclusive. The sessions per week and per day follow from it. */
export const treatment = { from: 2, to: 5 };
export const treatmentWeeks = treatment.to - treatment.from + 1;

/** The days of a week on which treatment is given. */
export const weekdays = 5;
/** TMS sessions per day of treatment. */
export const tmsPerDay = Math.max(1, Math.round(coreTreatment.tmsSessions / treatmentWeeks / weekdays));
export const tmsDays = Math.ceil(coreTreatment.tmsSessions / tmsPerDay);
const fewestDays = Math.floor(tmsDays / treatmentWeeks);
const mostDays = Math.ceil(tmsDays / treatmentWeeks);
/** On how many days of a week TMS is given. If the days do not divide evenly, some weeks have one more. */
export const daysAWeek =
  fewestDays === mostDays ? `${mostDays} days a week` : `${fewestDays} or ${mostDays} days a week`;

/**
 * How long one visit takes, door to door, in minutes, or null until the clinic says so. A TMS visit includes all of a
 * day's sessions and the breaks between them.
 */
export const visitMinutes = {
  tms: null as number | null,
  ketamine: null as number | null,
};

type TmsDevice = {
  /** As its manufacturer writes it, e.g. "NeuroStar". */
  name: string;
  /** The kind of coil, on which the risk of a seizure depends (content/safety.ts). */
  coil: 'figure-8' | 'h-coil' | 'other';
  /** Whether its FDA clearance covers the pace of this plan. */
  coversSchedule: boolean;
};

/** Null until the clinic has named it. */
export const tmsDevice: TmsDevice | null = null;

/** Whether the FDA has reviewed the gene test of the plan; null until the clinic says so. */
export const geneTestIsReviewed: boolean | null = null;

/** What the clinic keeps of the first call, in one sentence, e.g. "We keep notes of the call only if you become our patient." */
export const callRecord: string | null = null;

/** What the price does not include, completing the sentence "Not in the price:". */
export const notInPrice = {
  text: 'medicine from a pharmacy, rides, and any care after the plan ends',
  pending: 'Confirm what the price leaves out.',
};

/** The price of one more session after the plan, in whole dollars; null, and not shown, until the clinic states it. */
export const laterSession = {
  tmsUsd: null as number | null,
  ketamineUsd: null as number | null,
};

/** Whether people get an itemized bill (a superbill) for their own health plan; null until the clinic says so. */
export const givesSuperbill: boolean | null = null;

export const precisionIvs = { count: 6 };

export const itemGroups = [
  { id: 'testing', name: 'Testing and planning' },
  { id: 'treatment', name: 'During treatment' },
  { id: 'support', name: 'Concierge support' },
  { id: 'recovery', name: 'Rest and recovery' },
] as const;

export type ItemGroupId = (typeof itemGroups)[number]['id'];

export type BonusItem = {
  id: string;
  group: ItemGroupId;
  name: string;
  /** One line that says what it is. */
  detail: string;
  /** The clinic's price for it alone, in whole dollars. */
  valueUsd: number;
  pending?: string;
};

/** In the order that the clinic asked for. The items of a group are next to each other. */
export const bonusItems: readonly BonusItem[] = [
  {
    id: 'testing-panel',
    group: 'testing',
    name: 'Precision testing panel',
    detail: 'Blood and metabolic tests (how your body uses energy), plus a visit to go over what they mean.',
    valueUsd: 3200,
    pending: 'Confirm the testing panel’s name and contents, and $3,200 ($2,650 labs + $550 results visit).',
  },
  {
    id: 'evaluation',
    group: 'testing',
    name: 'Full psychiatric evaluation',
    detail: 'A long first visit to learn your history, goals, and risks.',
    valueUsd: 550,
    pending: 'Confirm the evaluation’s name and contents, and $550.',
  },
  {
    id: 'gene-test',
    group: 'testing',
    name: 'Gene test for medicine choices',
    detail: 'A cheek swab that shows how your body may handle some medicines.',
    valueUsd: 650,
    pending: 'Confirm the gene test’s name and contents, and $650.',
  },
  {
    id: 'tms-mapping',
    group: 'testing',
    name: 'TMS mapping visit',
    detail: 'We find the right spot and strength for your TMS sessions.',
    valueUsd: 650,
    pending: 'Confirm the mapping visit’s name and contents, and $650.',
  },
  {
    id: 'plan-visit',
    group: 'testing',
    name: 'Personal plan visit',
    detail: 'Sit down with your team to build your written plan.',
    valueUsd: 550,
    pending: 'Confirm the plan visit’s name and contents, and $550.',
  },
  {
    id: 'ketamine-prep',
    group: 'treatment',
    name: 'Ketamine safety and prep visit',
    detail: 'A health check, time for questions, and help getting ready.',
    valueUsd: 650,
    pending: 'Confirm the ketamine prep visit’s name and contents, and $650.',
  },
  {
    id: 'food-visit',
    group: 'treatment',
    name: 'Food and mood visit',
    detail: 'Simple eating steps made for your lab results and daily life.',
    valueUsd: 385,
    pending: 'Confirm the food visit’s name and contents, and $385.',
  },
  {
    id: 'integration',
    group: 'treatment',
    name: 'Integration sessions',
    detail: `A short guided talk after each of your ${coreTreatment.ketamineSessions} ketamine visits.`,
    valueUsd: 600,
    pending: 'Confirm the integration sessions’ name and contents, and $600 (8 at $75).',
  },
  {
    id: 'concierge',
    group: 'support',
    name: 'Concierge care support',
    detail: `One person to call for scheduling, rides, and questions for ${plan.weeks} weeks.`,
    valueUsd: 1200,
    pending: 'Confirm concierge support’s name and contents, and $1,200 (12 weeks at $100).',
  },
  {
    id: 'progress-reports',
    group: 'support',
    name: 'Progress reports',
    detail: 'Four clear reports that show your scores over time.',
    valueUsd: 220,
    pending: 'Confirm the progress reports’ name and number, and $220 (4 at $55).',
  },
  {
    id: 'sleep-visit',
    group: 'support',
    name: 'Sleep reset visit',
    detail: 'A one-on-one visit to build a steadier sleep routine.',
    valueUsd: 385,
    pending: 'Confirm the sleep visit’s name and contents, and $385.',
  },
  {
    id: 'check-ins',
    group: 'support',
    name: 'Weekly psychiatric check-ins',
    detail: `${plan.weeks} check-ins to track progress and adjust your care.`,
    valueUsd: 2100,
    pending: 'Confirm the check-ins’ name and number, and $2,100 (12 at $175).',
  },
  {
    id: 'precision-ivs',
    group: 'recovery',
    name: 'Precision IVs',
    detail: `${precisionIvs.count} IV fluid and nutrient visits for wellness. Not a treatment for depression.`,
    valueUsd: 2220,
    pending: 'Confirm the precision IVs’ name and contents, and $2,220 (6 at $370).',
  },
  {
    id: 'spa-access',
    group: 'recovery',
    name: `${plan.weeks}-week spa access`,
    detail: 'Use of our spa services, for rest.',
    valueUsd: 4200,
    pending: 'Confirm which spa services are meant, and $4,200 (12 weeks at $350).',
  },
];

/**
 * The total that the clinic has stated in its own materials. Because it differs from the computed sum, the page shows
 * both until the clinic decides. From then on it shows only the chosen one, and `valueUsd` matters only if that is the
 * stated one; `why` then says to visitors why it is lower. Example of a `decision`:
 * { decidedOn: '2026-12-01', decidedBy: 'Dr. Rivera', keep: 'stated', why: 'We count the check-ins only once.' }.
 */
export const statedTotal: {
  valueUsd: number;
  decision: { decidedOn: string; decidedBy: string; keep: 'stated' | 'computed'; why?: string } | null;
} = {
  valueUsd: 26239,
  decision: null,
};

export const spots = {
  remaining: 6,
  perQuarter: 10,
  /** ISO date of the clinic's last count. The page always shows it, and never compares it with today. */
  asOf: '2026-11-20',
  pending:
    'Confirm the number of open spots, that each is a start in that quarter, and the date of the count.',
};

export const promise = {
  /** The week by which improvement should be felt. */
  reviewWeek: 6,
  extensionWeeks: 2,
  ivBoosts: 3,
  /** What the extra weeks include, in sessions; null until the clinic says so. */
  extension: { tmsSessions: null as number | null, ketamineSessions: null as number | null },
  /** One sentence, e.g. "If you miss a visit, we find a new time, and the promise holds." Null until the clinic says so. */
  ifVisitIsMissed: null as string | null,
};
