import { clinic } from './clinic';
import type { ReferenceId } from './evidence';
import {
  bonusItems,
  consultation,
  coreTreatment,
  lender,
  payment,
  plan,
  precisionIvs,
  promise,
  spots,
  tmsDevice,
} from './offer';

/** First and last week of treatment, both included; the sessions per week follow from it. */
const treatment = { from: 2, to: 5 };
const treatmentWeeks = treatment.to - treatment.from + 1;
const perWeek = (sessions: number) => Math.round(sessions / treatmentWeeks);

const weekdays = 5;
/** TMS sessions on a day of treatment. */
const tmsPerDay = Math.max(1, Math.round(coreTreatment.tmsSessions / treatmentWeeks / weekdays));
const busyWeeks = `most weekdays in weeks ${treatment.from}–${treatment.to}`;

const deviceSentence = tmsDevice
  ? `Ours is the ${tmsDevice.name}; our schedule is ${tmsDevice.coversSchedule ? 'within' : 'outside'} its cleared use.`
  : 'A faster schedule may be outside that. We tell you before you decide.';

/** The offer's page, section by section, in the order they stand. A `pending` sentence marks an unconfirmed fact. */

export const hero = {
  label: 'For adults, when medicine is not enough',
  title: `A ${plan.weeks}-week plan for depression that hasn’t lifted`,
  lead: 'TMS and IV ketamine, with tests and a weekly check-in.',
  learnMore: { text: 'Learn More About The Process', href: '#process' },
  note: 'The call is free.',
  /** `price` is formatted; what is not known yet is left out. */
  facts: (price: string) => [price, clinic.city ? `in person in ${clinic.city}` : 'in person', busyWeeks],
  orCall: 'or call',
  seaCaption: `${plan.weeks} lines, one for each week.`,
};

/** The plan in five lines, for a reader who can take in no more. */
export const inShort = {
  title: 'In short',
  /** The line with the id "risks" ends with the link to them, "call" with the phone number. */
  items: (price: string) => [
    {
      id: 'what',
      text: `What: ${coreTreatment.tmsSessions} TMS sessions, ${coreTreatment.ketamineSessions} IV ketamine sessions, tests, and a weekly check-in.`,
    },
    {
      id: 'time',
      text: `How long: ${plan.weeks} weeks: ${busyWeeks}, then about once a week.`,
    },
    { id: 'cost', text: `Cost: ${price} in full. We do not bill insurance.` },
    { id: 'risks', text: 'Risks: both have side effects, and are not safe for everyone.' },
    { id: 'call', text: `First step: a free ${consultation.minutes}-minute call, online or at` },
  ],
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
  transcriptTitle: 'What the video says',
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

export type ProblemCard = {
  /** Lower case, with hyphens; names the card's icon and drawing where it has some. */
  id: string;
  title: string;
  text: string;
  sources?: readonly ReferenceId[];
};

export const problem = {
  label: 'Why others fail',
  title: 'You are not the problem. The process may be.',
  lead: 'These often get in the way.',
  cards: [
    {
      id: 'trial-and-error',
      title: 'Trial and error takes time',
      text: 'In a large study, about 3 in 10 had few or no symptoms after the first medicine.',
      sources: ['trivedi2006'],
    },
    {
      id: 'pieces',
      title: 'Care comes in pieces',
      text: 'Prescriber, therapist, and lab may never talk. You carry the whole story.',
    },
    {
      id: 'far-apart',
      title: 'Visits are too far apart',
      text: 'Ten minutes every two months can miss a hard week.',
    },
    {
      id: 'missed-factors',
      title: 'Health factors get missed',
      text: 'Thyroid trouble, low iron, and poor sleep can affect mood, unchecked.',
    },
    {
      id: 'unmeasured',
      title: 'Progress isn’t measured',
      text: 'Without a simple score, it’s hard to know if care is helping.',
    },
    {
      id: 'ends-early',
      title: 'Support ends too soon',
      text: 'Symptoms can come back. Many programs have no plan for that.',
    },
  ] satisfies readonly ProblemCard[] as readonly ProblemCard[],
};

export type PillarId = 'tms' | 'ketamine' | 'testing' | 'follow-through';

export type Pillar = {
  id: PillarId;
  title: string;
  text: string;
  /** What regulators have and have not cleared; stands with the treatment, never apart from it. Null where none has a say. */
  status: string | null;
  pending?: string;
};

export const solution = {
  label: 'Our solution',
  title: `One plan and one team for ${plan.weeks} weeks`,
  lead: 'Four kinds of care. Your team decides with you what is safe.',
  statusLabel: 'Status',
  pillars: [
    {
      id: 'tms',
      title: 'Accelerated TMS',
      text: `Magnetic pulses tap on your head, with loud clicks, while you sit awake. ${coreTreatment.tmsSessions} sessions in about ${treatmentWeeks} weeks; usual care takes 6 to 7.`,
      status: `FDA-cleared for adults with major depression whom medicine has not helped enough. ${deviceSentence}`,
      pending:
        'Name the TMS device, in content/offer.ts, and whether its cleared use covers this faster schedule.',
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      text: `A low dose goes in through a small tube in your arm, ${coreTreatment.ketamineSessions} times. You may feel dreamy or far away. Staff watch over you.`,
      status: 'Off-label. The FDA has approved ketamine for anesthesia, not for depression.',
      pending: 'Confirm the ketamine dose wording and how patients are watched during each infusion.',
    },
    {
      id: 'testing',
      title: 'Precision testing',
      text: 'Blood tests look for things like thyroid trouble; a gene test, for how your body may break down some medicines.',
      status:
        'Neither diagnoses depression or tells who will get better. The FDA has not reviewed many gene tests.',
      pending: 'Confirm which blood and gene tests are part of the plan.',
    },
    {
      id: 'follow-through',
      title: 'Weekly follow-through',
      text: 'You meet our psychiatric team each week, with the same simple scores.',
      status: null,
      pending: 'Confirm who holds the weekly check-ins and in which form.',
    },
  ] satisfies readonly Pillar[] as readonly Pillar[],
  cta: { text: 'See What’s Included', href: '#value' },
};

/** Not a test: it ends in a talk, never in a verdict. */
export const fit = {
  title: 'Is it for you?',
  mayTitle: 'It may fit if',
  may: [
    { text: 'You are an adult with major depression, and medicine has not helped enough.' },
    { text: `You can come in ${busyWeeks}.` },
    { text: 'You have someone to take you home after ketamine.' },
  ],
  mayNotTitle: 'It may not fit if',
  mayNot: [
    { text: 'Something on our safety list fits you.' },
    { text: 'You are in danger now, or need a hospital: call 988 or 911 first.' },
  ],
  notSure: 'Not sure? Ask us on the free call.',
  pending: 'Confirm the five lines on whom the plan may fit.',
};

/** Every figure is handed in whole dollars, already formatted, e.g. "$27,559". */
type Figures = {
  paidInFull: string;
  financed: string;
  /** Listed value of everything: the computed sum, or the stated total once the clinic has chosen that one. */
  listedTotal: string;
  savings: string;
  /** Savings as a share of the listed value, rounded down to a whole ten, e.g. 60. */
  savingsOverPercent: number;
};

export const value = {
  label: 'What’s included',
  title: 'What you get, and what it costs',
  lead: 'One price covers all of it.',
  included: [
    { text: `${coreTreatment.tmsSessions} TMS sessions` },
    { text: `${coreTreatment.ketamineSessions} IV ketamine sessions` },
    { text: `${precisionIvs.count} precision IVs (fluids and nutrients)` },
    { text: 'Weekly psychiatric check-ins' },
    { text: `${plan.weeks}-week spa modality access (use of the clinic’s spa services)` },
  ],
  bonusTitle: `The bonus package: ${bonusItems.length} items`,
  /** Of one group, e.g. "5 items". */
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  tableNote: 'A listed value is what we charge for that service alone. Some need your clinician’s approval.',
  tableNotePending: 'Confirm with a dated fee schedule that each listed value is really charged alone.',
  columns: { item: 'Service', value: 'Listed value' },
  bonusTotal: `Bonus total, ${bonusItems.length} items`,
  card: {
    label: 'Price',
    listed: 'Listed value',
    thePlan: 'The plan',
    save: (f: Figures) => `Save ${f.savings}, over ${f.savingsOverPercent}%`,
    paidInFull: 'Paid in full',
    orFinanced: { before: 'or', after: 'with financing' },
    pricesAsOf: (date: string) => `Prices as of ${date}.`,
  },
  financing: {
    title: 'Paying over time',
    text: (f: Figures) =>
      lender
        ? `With financing the price is ${f.financed} in all, through ${lender.name}. The lender decides on credit. ${lender.disclosure}`
        : `With financing the price is ${f.financed} in all. A lender sets the terms and decides on credit; you see them in writing before you sign.`,
    link: lender && { text: `See ${lender.name}’s terms`, href: lender.url },
    pending: 'Name the lender, in content/offer.ts, and check this wording against its advertising rules.',
  },
};

export type Phase = {
  id: 'apply' | 'test' | 'treat' | 'optimize';
  /** Fixed by the client. */
  name: string;
  /** First and last week, whole numbers, both included. */
  weeks: { from: number; to: number };
  details: readonly { text: string; pending?: string }[];
  pending?: string;
};

export const process = {
  label: 'The process',
  title: `${plan.weeks} weeks, in four phases`,
  /** How the weeks add up, and how many visits a week that is. */
  lead: `${treatmentWeeks} weeks of accelerated treatment: most weekdays, about ${tmsPerDay} TMS sessions a day. Around it, ${plan.weeks - treatmentWeeks} weeks of optimization: about weekly.`,
  leadPending:
    'Confirm the wording of 4 weeks of treatment (weeks 2–5) and 8 other weeks (week 1, weeks 6–12).',
  weeksText: ({ from, to }: Phase['weeks']) => (from === to ? `Week ${from}` : `Weeks ${from}–${to}`),
  drawingNote: 'Illustration, not patient data.',
  /** Labels of the chart's rows; each is drawn with as many marks. */
  chart: {
    tests: (count: number) => `${count} visits to test and plan`,
    tms: `${coreTreatment.tmsSessions} TMS sessions`,
    ketamine: `${coreTreatment.ketamineSessions} IV ketamine sessions`,
    checkIns: `${plan.weeks} weekly psychiatric check-ins`,
    legend: `Shaded: testing and treatment overlap. Dashed: the week ${promise.reviewWeek} review.`,
  },
  /** Opens the rest of a phase's points. */
  moreText: (count: number) => `${count} more`,
  phases: [
    {
      id: 'apply',
      name: 'Application and consultation',
      weeks: { from: 0, to: 0 },
      details: [
        { text: `Free ${consultation.minutes}-minute phone call` },
        { text: 'Short health and safety questions' },
        { text: 'Whether we can accept you, subject to the exam' },
        { text: 'A written cost estimate before you decide' },
        { text: 'If it is not a good fit, other options to look at' },
      ],
      pending: 'Confirm phase 1: the call, who decides on acceptance, and that the exam has the last word.',
    },
    {
      id: 'test',
      name: 'Precision testing',
      weeks: { from: 1, to: 2 },
      details: [
        { text: 'Full psychiatric exam, TMS mapping, and ketamine safety check' },
        { text: 'Treatment starts only if it is safe' },
        {
          text: 'Blood work: thyroid, iron, blood sugar',
          pending: 'Confirm the list of blood tests in phase 2.',
        },
        { text: 'A gene test to help guide medicine choices' },
        { text: 'Starting scores for mood and worry (two short question lists, PHQ-9 and GAD-7)' },
        { text: 'A written plan and consent forms you can take home' },
      ],
      pending: 'Confirm everything listed for phase 2.',
    },
    {
      id: 'treat',
      name: 'Accelerated TMS plus ketamine',
      weeks: treatment,
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
      pending: 'Confirm everything listed for phase 3.',
    },
    {
      id: 'optimize',
      name: 'Optimization and integration',
      weeks: { from: 6, to: 12 },
      details: [
        { text: `Week ${promise.reviewWeek} review of your scores` },
        { text: `Weekly check-ins through week ${plan.weeks}` },
        { text: 'Help with sleep, food, and movement' },
        {
          text: `${promise.extensionWeeks} more weeks at no charge if you qualify for our week ${promise.reviewWeek} promise`,
        },
        { text: 'A plan to spot early warning signs' },
        { text: 'A handoff note for your own doctor or therapist, if you want one' },
      ],
      pending: 'Confirm everything listed for phase 4.',
    },
  ] satisfies readonly Phase[] as readonly Phase[],
};

const { tmsSessions: extraTms, ketamineSessions: extraKetamine } = promise.extension;
const extensionSentence =
  extraTms === null || extraKetamine === null
    ? `What the ${promise.extensionWeeks} extra weeks contain stands in your agreement. Ask for it before you pay.`
    : `The ${promise.extensionWeeks} extra weeks contain ${extraTms} TMS sessions, ${extraKetamine} ketamine sessions and a weekly check-in.`;

export const guarantee = {
  label: 'Our guarantee',
  title: `Our week ${promise.reviewWeek} promise`,
  text: `If you have completed the full plan and meaningful improvement is not felt by week ${promise.reviewWeek}, your protocol is extended ${promise.extensionWeeks} weeks with ${promise.ivBoosts} IV nutrient boosts at no charge.`,
  moreText: 'Read all the terms',
  terms: [
    { text: 'We can’t promise you will get well. This gives you more care, not money back.' },
    {
      text: `“The full plan” means every scheduled visit through week ${promise.reviewWeek}, unless we stop one for safety.`,
      pending: 'Confirm that “full plan” means every scheduled visit through week 6.',
    },
    {
      text: `“Not felt” is yours to say at the week ${promise.reviewWeek} review. We look at your scores with you, and your word counts.`,
      pending: 'Confirm that the person’s own word decides whether improvement was felt.',
    },
    { text: extensionSentence },
    { text: 'Extra care must still be safe for you. Your clinician decides with you.' },
  ] as readonly { text: string; pending?: string }[],
  pending: 'Have counsel approve the promise and its terms.',
};

const said = [payment.due, payment.ifExamStops, payment.ifStaffStop, payment.ifYouStop];
const askAboutPayment =
  'Before you pay, ask us in writing when payment is due, and what you get back if the exam, our staff, or you stop the plan.';

/** Each answer says what stands elsewhere in content/, or where it says so. */
export const questions = {
  title: 'Questions people ask',
  items: [
    {
      id: 'hurt',
      question: 'Does it hurt?',
      answer:
        'TMS feels like tapping and can give you a headache or a sore scalp. Ketamine starts with one needle stick. Tell us at any time, and we stop.',
    },
    {
      id: 'medicines',
      question: 'What about my medicines?',
      answer:
        'Do not stop or change any on your own. Bring the list to the exam: some change the risk of TMS or ketamine, and we go over each with you.',
    },
    {
      id: 'work',
      question: 'Can I work and drive?',
      answer: `Plan to be here ${busyWeeks}. After ketamine, rest that day and do not drive until the next. Tell us your hours on the call, and we look at the schedule together.`,
    },
    {
      id: 'no-help',
      question: 'What if it does not help?',
      answer: `It does not work for everyone. At week ${promise.reviewWeek} we look at your scores with you: our promise may add ${promise.extensionWeeks} weeks, and we talk about other options.`,
    },
    {
      id: 'pay',
      question: 'When do I pay?',
      answer: [
        ...said.filter((sentence) => sentence !== null),
        ...(said.some((sentence) => sentence === null) ? [askAboutPayment] : []),
      ].join(' '),
    },
    {
      id: 'insurance',
      question: 'Will insurance pay?',
      answer:
        'We do not bill insurance for this plan. Many health plans may cover standard TMS or Spravato (a nose spray related to ketamine) for some people. Ask yours before you pay on your own. If you have Medicare, Medicaid, or TRICARE, special rules apply: talk to us first. Health savings or flexible spending accounts (HSA, FSA) may pay for some of it.',
      pending:
        'Confirm that the clinic does not bill insurance for this plan, and the Medicare, Medicaid, TRICARE, HSA and FSA lines.',
    },
    {
      id: 'privacy',
      question: 'Who sees what I tell you?',
      answer:
        'This website keeps nothing you type. The calendar is another company’s and needs only your name, phone, email, and a time. What you tell our clinicians goes into your medical record.',
    },
    {
      id: 'family',
      question: 'How can family help?',
      answer:
        'Offer a ride home on ketamine days. Join the call, if they want you to. If their mood gets worse, call or text 988 with them.',
    },
  ] as readonly { id: string; question: string; answer: string; pending?: string }[],
  pending: 'Confirm the answers to the questions people ask.',
};

/** Closes the page, after the evidence. */
export const closing = {
  title: 'Questions first? Ask them on the call.',
  /** Ends with the phone number. */
  text: `It is free and takes ${consultation.minutes} minutes. Or call`,
};

export const finalCta = {
  label: 'Your next step',
  title: 'Start with one conversation',
  lead: `A free ${consultation.minutes}-minute call. We listen, then say if we can accept you, subject to the exam. If not, we name other options.`,
  spots: {
    strong: `${spots.remaining} ${spots.remaining === 1 ? 'spot' : 'spots'} remaining`,
    /** `quarter` and `date` are those of the count, e.g. "October to December 2026" and "November 20, 2026". */
    rest: (n: { quarter: string; date: string }) =>
      `of ${spots.perQuarter} for ${n.quarter}, counted on ${n.date}.`,
  },
  totalValue: (total: string) => `Total value ${total}.`,
  /** Instead of `totalValue` until the clinic has decided which of its two totals stands. */
  bothTotals: (n: { stated: string; computed: string }) =>
    `Total value ${n.stated}; item by item, the list adds up to ${n.computed}.`,
  planPrice: (f: Figures) => `Plan price ${f.paidInFull}, or ${f.financed} with financing.`,
};
