import type { ReferenceId } from './evidence';
import { consultation, coreTreatment, plan, precisionIvs, promise, spots } from './offer';

/** First and last week of treatment, both included; the sessions per week follow from it. */
const treatment = { from: 2, to: 5 };
const treatmentWeeks = treatment.to - treatment.from + 1;
const perWeek = (sessions: number) => Math.round(sessions / treatmentWeeks);

/** The offer's page, section by section, in the order they stand. A `pending` sentence marks an unconfirmed fact. */

export const hero = {
  label: 'For adults living with depression',
  title: `A ${plan.weeks}-week plan for depression that hasn’t lifted`,
  lead: `TMS (magnetic pulses), IV ketamine, lab tests and weekly check-ins, with one care team. Start with a free ${consultation.minutes}-minute phone call.`,
  learnMore: { text: 'Learn More About The Process', href: '#process' },
  note: 'No cost. No pressure. You don’t have to decide on the call.',
  seaCaption: `${plan.weeks} lines, one for each week: from restless to steady.`,
};

export const heroVideo = {
  title: `How the ${plan.weeks} weeks work`,
  /** Length in seconds, or null until the film is made. */
  lengthSeconds: null as number | null,
  /** ISO date on which someone watched the film with its captions on, e.g. "2026-12-01", or null. */
  captionsCheckedOn: null as string | null,
  words: {
    play: 'Play video:',
    close: 'Close video',
    openInNewTab: 'Open in a new tab',
    frameTitle: `Video: How the ${plan.weeks} weeks work`,
  },
  /** Said before a press contacts another company; keyed by video provider. */
  disclosure: {
    youtube: 'Playing loads YouTube, which may set cookies.',
    vimeo: 'Playing loads Vimeo, which may set cookies.',
    file: '',
    demo: 'This is a demonstration player. No film has been made yet.',
  },
  transcriptTitle: 'Read what the video says',
  transcript: [
    'If you have lived with depression for a long time, you may be tired of trying things. That makes sense.',
    `This plan takes ${plan.weeks} weeks. It starts with a free phone call. We ask what you have tried, and you can ask us anything.`,
    'In the first two weeks we test and plan. We look at your blood, your history, and your goals.',
    `Then come ${treatmentWeeks} weeks of treatment. TMS uses magnetic pulses while you sit awake in a chair. Ketamine is given by IV while our staff watch over you.`,
    `After that we meet every week until week ${plan.weeks}. We track how you feel with the same short list of questions each time.`,
    'It does not work for everyone. We will tell you the risks, and we will tell you if it is not a good fit.',
    'If you are in crisis now, please do not wait for us. Call or text 988.',
  ],
  pending: 'Record the film, then match its title, length, captions and transcript to it.',
};

export type ProblemId =
  | 'trial-and-error'
  | 'pieces'
  | 'far-apart'
  | 'missed-factors'
  | 'unmeasured'
  | 'ends-early';

export type ProblemCard = {
  id: ProblemId;
  title: string;
  text: string;
  /** Says what the card's drawing shows, for those who don't see it. */
  drawing: string;
  sources?: readonly ReferenceId[];
};

export const problem = {
  label: 'Why others fail',
  title: 'You are not the problem. The process may be.',
  lead: 'Many people try for years and still feel stuck. Here are six common reasons. In each drawing, the dotted line is feeling well.',
  cards: [
    {
      id: 'trial-and-error',
      title: 'Trial and error takes time',
      text: 'In a large U.S. study, only about 3 in 10 people had few or no symptoms after the first medicine they tried. Each new try can take weeks.',
      drawing: 'A line that rises and falls again and again and never reaches the dotted line.',
      sources: ['trivedi2006'],
    },
    {
      id: 'pieces',
      title: 'Care comes in pieces',
      text: 'Your prescriber, your therapist, and your lab may never talk to each other. You end up carrying the whole story.',
      drawing: 'Three short lines with gaps between them, all below the dotted line.',
    },
    {
      id: 'far-apart',
      title: 'Visits are too far apart',
      text: 'A short visit every month or two can miss a lot. If something isn’t working, you may wait weeks to change it.',
      drawing: 'A low, flat line with a few small bumps, far below the dotted line.',
    },
    {
      id: 'missed-factors',
      title: 'Health factors get missed',
      text: 'Thyroid trouble, low iron, poor sleep, and some medicines can all affect mood. They are not always checked.',
      drawing: 'A dotted zigzag that guesses its way along below the dotted line.',
    },
    {
      id: 'unmeasured',
      title: 'Progress isn’t measured',
      text: 'Without a simple score to track, it’s hard to know if care is helping, or if it’s time to try something else.',
      drawing: 'A line that fades out where there is nothing to measure it by.',
    },
    {
      id: 'ends-early',
      title: 'Support ends too soon',
      text: 'Feeling better is not the finish line. Symptoms can come back, and many programs end with no plan for that.',
      drawing: 'A line that climbs close to the dotted line, then drops and stays low.',
    },
  ] satisfies readonly ProblemCard[] as readonly ProblemCard[],
};

export type PillarId = 'tms' | 'ketamine' | 'testing' | 'follow-through';

export type Pillar = {
  id: PillarId;
  title: string;
  text: string;
  /** What regulators have and have not cleared; stands with the treatment, never apart from it. */
  status: string;
  pending?: string;
};

export const solution = {
  label: 'Our solution',
  title: `One plan and one team for ${plan.weeks} weeks`,
  lead: `The ${plan.name} puts four kinds of care in one place. Your psychiatric team decides with you what is safe and what makes sense.`,
  statusLabel: 'Status',
  pillars: [
    {
      id: 'tms',
      title: 'Accelerated TMS',
      text: `TMS is short for transcranial magnetic stimulation. Magnetic pulses reach the part of the brain that helps control mood. You stay awake. You get ${coreTreatment.tmsSessions} sessions over about ${treatmentWeeks} weeks. Accelerated means they come closer together than usual.`,
      status:
        'TMS devices are FDA-cleared for adults with major depression when medicine has not helped enough. A faster schedule may be outside a device’s cleared use. We will tell you.',
      pending: 'Name the TMS device and whether its cleared use covers this faster schedule.',
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      text: `You get ${coreTreatment.ketamineSessions} low-dose infusions (medicine through a small tube in your arm) in our clinic. Staff watch your blood pressure, heart rate, and breathing the whole time.`,
      status: 'Off-label. The FDA has approved ketamine for anesthesia, not for depression.',
      pending: 'Confirm the ketamine dose wording and how patients are watched during each infusion.',
    },
    {
      id: 'testing',
      title: 'Precision testing',
      text: 'Blood work and a gene test give your team more to work with. Results can help guide medicine choices. They do not diagnose depression.',
      status: 'Lab and gene tests support a clinician’s judgment. They do not predict who will get well.',
      pending: 'Confirm which blood and gene tests are part of the plan.',
    },
    {
      id: 'follow-through',
      title: 'Weekly follow-through',
      text: `You meet with our psychiatric team every week for ${plan.weeks} weeks. We track your symptoms with the same simple scores each time.`,
      status: 'Part of the plan from start to finish.',
      pending: 'Confirm who holds the weekly check-ins and in which form.',
    },
  ] satisfies readonly Pillar[] as readonly Pillar[],
  cta: { text: 'See What’s Included', href: '#value' },
};

/** Every figure is handed in whole dollars, already formatted, e.g. "$27,559". */
type Figures = {
  paidInFull: string;
  financed: string;
  financingAdds: string;
  bonusTotal: string;
  alaCarteTotal: string;
  savings: string;
  /** Savings as a share of the à la carte total, rounded down to a whole ten, e.g. 60. */
  savingsOverPercent: number;
};

export const value = {
  label: 'What’s included',
  title: 'What you get, and what it costs',
  lead: 'The price covers the treatment and everything in the list.',
  includedTitle: 'What is included',
  included: [
    { id: 'tms', text: `${coreTreatment.tmsSessions} TMS sessions`, item: null },
    { id: 'ketamine', text: `${coreTreatment.ketamineSessions} IV ketamine sessions`, item: null },
    { id: 'ivs', text: `${precisionIvs.count} precision IVs (fluids and nutrients)`, item: 'precision-ivs' },
    { id: 'check-ins', text: 'Weekly psychiatric check-ins', item: 'check-ins' },
    {
      id: 'spa',
      text: `${plan.weeks}-week spa modality access (use of the clinic’s spa services)`,
      item: 'spa-access',
    },
  ] satisfies readonly { id: string; text: string; item: string | null }[] as readonly {
    id: string;
    text: string;
    /** The listed item that this line repeats, so that nothing is counted twice; null where it stands alone. */
    item: string | null;
  }[],
  includedPointer: 'in the list',
  includedPointerLabel: 'See it in the list:',
  tableCaption: 'What comes with the plan',
  tableNote:
    'Listed values are what our clinic charges when a service is bought alone. You can’t trade them for cash. Some need your clinician’s approval.',
  tableNotePending: 'Confirm with a dated fee schedule that each listed value is really charged alone.',
  columns: { item: 'Service', value: 'Listed value' },
  showDetails: 'Show what each one is',
  bonusTotal: (count: number) => `Total of the ${count} items`,
  card: {
    label: 'Price',
    separately: 'Bought separately',
    thePlan: 'The plan',
    save: (f: Figures) => `Save ${f.savings}, over ${f.savingsOverPercent}%`,
    barsLabel: (f: Figures) =>
      `Bought separately ${f.alaCarteTotal}. The plan ${f.paidInFull}. You save ${f.savings}, over ${f.savingsOverPercent}%.`,
    paidInFull: 'Paid in full',
    orFinanced: { before: 'or', after: 'with financing' },
    reassurance: 'You pay nothing to talk to us. We only offer the plan if we think it may help you.',
  },
  sums: {
    title: 'How the numbers add up',
    text: (f: Figures) =>
      `The items in the list add up to ${f.bonusTotal}. The ${coreTreatment.tmsSessions} TMS and ${coreTreatment.ketamineSessions} ketamine sessions are counted at ${f.paidInFull}. Bought one at a time, all of it would cost ${f.alaCarteTotal} at our listed prices. In the plan you pay ${f.paidInFull}. That is ${f.savings} less, a saving of over ${f.savingsOverPercent}%.`,
  },
  financing: {
    title: 'Paying over time',
    text: (f: Figures) =>
      `With financing you pay ${f.financed} in total. That is ${f.financingAdds} more than paying in full. Credit approval is required. Terms come from the lender. You will see the rate, the payment amount, and the number of payments before you sign anything.`,
    pending: 'Name the lender and check this wording against its advertising rules.',
  },
  insurance: {
    title: 'Insurance',
    text: 'We do not bill insurance for this plan. Many health plans, including Medicare, may cover standard TMS or Spravato (a nose spray related to ketamine) for some people. Ask your plan before you pay on your own.',
    pending: 'Confirm that the clinic does not bill insurance for this plan.',
  },
  refund: {
    title: 'Stopping early',
    text: 'Ask us for our refund policy in writing before you pay.',
    pending: 'Write the refund policy and link to it.',
  },
};

export type PhaseId = 'apply' | 'test' | 'treat' | 'optimize';

export type Phase = {
  id: PhaseId;
  /** Fixed by the client. */
  name: string;
  /** First and last week, whole numbers, both included. */
  weeks: { from: number; to: number };
  title: string;
  /** One word for the phase's bar, which may be as narrow as one week. */
  bar: string;
  text: string;
  details: readonly { text: string; pending?: string }[];
};

export const process = {
  label: 'The process',
  title: `${plan.weeks} weeks, in four phases`,
  lead: 'You will always know which week you’re in, what comes next, and who to call.',
  weekWord: 'Week',
  weeksWord: 'Weeks',
  scheduleLabel: 'Which phase runs in which weeks',
  drawingNote: 'The line is an illustration, not patient data. Each person’s course is different.',
  overlap: (week: number) =>
    `Week ${week} overlaps: testing wraps up as treatment begins. Your schedule may change for safety.`,
  /** Counts and ranges are derived from the phases' weeks. */
  addsUp: (n: { treatmentWeeks: number; treatmentRange: string; otherWeeks: number; otherRanges: string }) =>
    `That makes ${n.treatmentWeeks} weeks of accelerated treatment (${n.treatmentRange}) and ${n.otherWeeks} other weeks (${n.otherRanges}) for testing and for holding on to any gains.`,
  addsUpPending:
    'Confirm the wording of 4 weeks of treatment (weeks 2–5) and 8 other weeks (week 1, weeks 6–12).',
  rangeJoiner: 'and',
  phases: [
    {
      id: 'apply',
      name: 'Application and consultation',
      weeks: { from: 0, to: 0 },
      title: 'Talk and screen',
      bar: 'Talk',
      text: 'Find out if this plan could be right for you.',
      details: [
        { text: `Free ${consultation.minutes}-minute phone call` },
        { text: 'Short health and safety questions' },
        { text: 'A clear answer if this plan is not a good fit, and other options to look at' },
        { text: 'A written cost estimate before you decide' },
      ],
    },
    {
      id: 'test',
      name: 'Precision testing',
      weeks: { from: 1, to: 2 },
      title: 'Test and plan',
      bar: 'Test',
      text: 'Learn what may be driving your symptoms.',
      details: [
        { text: 'Full psychiatric evaluation' },
        {
          text: 'Blood work, such as thyroid, iron, vitamin, and blood sugar tests',
          pending: 'Confirm the list of blood tests in phase 2.',
        },
        { text: 'A gene test to help guide medicine choices' },
        { text: 'Starting scores for mood and worry (two short question lists, PHQ-9 and GAD-7)' },
        { text: 'TMS mapping visit and ketamine safety check' },
        { text: 'A written plan and consent forms you can take home' },
      ],
    },
    {
      id: 'treat',
      name: 'Accelerated TMS plus ketamine',
      weeks: treatment,
      title: 'Treat',
      bar: 'Treat',
      text: 'The most active part of the plan.',
      details: [
        {
          text: `${coreTreatment.tmsSessions} TMS sessions, about ${perWeek(coreTreatment.tmsSessions)} a week`,
        },
        {
          text: `${coreTreatment.ketamineSessions} IV ketamine sessions, about ${perWeek(coreTreatment.ketamineSessions)} a week`,
        },
        { text: 'A weekly psychiatric check-in' },
        { text: 'Precision IVs and spa time when your clinician says it is safe' },
        {
          text: 'A ride home after each ketamine visit. You can’t drive until the next day.',
          pending: 'Confirm who arranges and pays for the rides home.',
        },
      ],
    },
    {
      id: 'optimize',
      name: 'Optimization and integration',
      weeks: { from: 6, to: 12 },
      title: 'Adjust and protect',
      bar: 'Adjust',
      text: 'Keep what helps, and plan for the time after.',
      details: [
        { text: `Week ${promise.reviewWeek} review of your scores` },
        {
          text: `${promise.extensionWeeks} more weeks of care at no charge if you qualify for our week ${promise.reviewWeek} promise`,
        },
        { text: `Weekly psychiatric check-ins through week ${plan.weeks}` },
        { text: 'Help with sleep, food, and movement' },
        { text: 'A plan to spot early warning signs' },
        { text: 'A handoff note for your own doctor or therapist, if you want one' },
      ],
    },
  ] satisfies readonly Phase[] as readonly Phase[],
};

export const guarantee = {
  label: 'Our guarantee',
  title: `Our week ${promise.reviewWeek} promise`,
  text: `If you have completed the full plan and meaningful improvement is not felt by week ${promise.reviewWeek}, your protocol is extended ${promise.extensionWeeks} weeks with ${promise.ivBoosts} IV nutrient boosts at no charge.`,
  termsTitle: 'The terms in full',
  terms: [
    {
      text: `“The full plan” here means every scheduled visit through week ${promise.reviewWeek}, unless we stop one for safety.`,
      pending: 'Confirm that “full plan” means every scheduled visit through week 6.',
    },
    {
      text: `“Meaningful improvement” means your PHQ-9 score (a short list of questions about mood) drops by ${promise.phq9Points} points or more from your first score.`,
      pending: 'Confirm the PHQ-9 drop that counts as meaningful improvement.',
    },
    { text: '“Your protocol” means your treatment plan.' },
    { text: 'Extra care must still be safe for you. Your clinician decides with you.' },
    { text: 'The IV nutrient boosts are for wellness. They are not a treatment for depression.' },
    { text: 'This is not a promise that you will get well. It is not a refund.' },
  ] as readonly { text: string; pending?: string }[],
  pending: 'Have counsel approve the promise and its terms.',
};

export const finalCta = {
  label: 'This quarter',
  title: 'Start with one conversation',
  lead: `A free ${consultation.minutes}-minute phone call. We listen first, then tell you honestly whether this may be right for you.`,
  spots: {
    strong: `${spots.remaining} ${spots.remaining === 1 ? 'spot' : 'spots'} remaining`,
    rest: (date: string) => `of ${spots.perQuarter} this quarter. Counted on ${date}.`,
    why: `We take up to ${spots.perQuarter} people each quarter so the team has time for each person.`,
  },
  acceptance:
    'The clinic decides who is accepted after the consultation. Only qualified candidates, for whom the plan is safe, can join.',
  totalValue: (stated: string) => `Total value ${stated}.`,
  planPrice: (paidInFull: string, financed: string) =>
    `Plan price ${paidInFull}, or ${financed} with financing.`,
  /** Stands with the stated total wherever it differs from the computed one. */
  totalsDiffer: (computed: string, stated: string, paidInFull: string) =>
    `Our itemized list adds up to ${computed}. The clinic’s stated total is ${stated}. The plan price is ${paidInFull} either way.`,
};
