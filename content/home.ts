import { clinic } from './clinic';
import type { ReferenceId } from './evidence';
import {
  bonusItems,
  consultation,
  coreTreatment,
  givesSuperbill,
  lender,
  notInPrice,
  orFinanced,
  payment,
  plan,
  precisionIvs,
  promise,
  spots,
  tmsDevice,
  visitMinutes,
} from './offer';

/** First and last week of treatment, inclusive. The sessions per week follow from it. */
const treatment = { from: 2, to: 5 };
const treatmentWeeks = treatment.to - treatment.from + 1;
const perWeek = (sessions: number) => Math.round(sessions / treatmentWeeks);

const weekdays = 5;
/** TMS sessions per day of treatment. */
const tmsPerDay = Math.max(1, Math.round(coreTreatment.tmsSessions / treatmentWeeks / weekdays));
const busyWeeks = `most weekdays in weeks ${treatment.from} to ${treatment.to}`;

const deviceSentence = tmsDevice
  ? `We use the ${tmsDevice.name}. Our schedule is ${tmsDevice.coversSchedule ? 'within' : 'outside'} its FDA clearance.`
  : 'Our faster schedule may be outside that. We tell you before you decide.';

const { tms: tmsMinutes, ketamine: ketamineMinutes } = visitMinutes;
const tmsVisits = Math.ceil(coreTreatment.tmsSessions / tmsPerDay);
const visitHours = Math.round(
  (tmsVisits * (tmsMinutes ?? 0) + coreTreatment.ketamineSessions * (ketamineMinutes ?? 0)) / 60,
);
/** How long the visits take, one by one and in total; empty until the clinic has said how long they are. */
const visitSentences =
  tmsMinutes === null || ketamineMinutes === null
    ? []
    : [
        `A day of TMS takes about ${tmsMinutes} minutes, and a ketamine visit about ${ketamineMinutes}.`,
        `These take about ${visitHours} hours in all, besides tests and check-ins.`,
      ];

// The home page, section by section, in order. A `pending` sentence marks a fact that the clinic has not confirmed yet.

export const hero = {
  label: 'For adults, when medicine hasn’t been enough',
  title: `A ${plan.weeks}-week plan for depression that hasn’t lifted`,
  lead: 'One team gives you two treatments, TMS (magnetic pulses) and IV ketamine, and checks in with you every week.',
  learnMore: { text: 'Learn More About The Process', href: '#process' },
  note: 'The call is free, and you don’t have to decide anything on it.',
  /** `price` is formatted. Unknown facts are left out. */
  facts: (price: string) => [price, clinic.city ? `in person in ${clinic.city}` : 'in person', busyWeeks],
  orCall: 'Or call',
  seaCaption: `${plan.weeks} lines, one for each week.`,
};

/** The plan in four figures, and its risks, for a reader who can take in no more. */
export const inShort = {
  title: 'In short',
  /** `figure` is drawn large, and the text continues it. */
  items: (f: Pick<Figures, 'paidInFull' | 'financed'>) => [
    {
      id: 'what',
      label: 'The treatment',
      figure: `${coreTreatment.tmsSessions} + ${coreTreatment.ketamineSessions}`,
      text: 'sessions of TMS (transcranial magnetic stimulation) and of IV ketamine (given through a vein).',
    },
    {
      id: 'time',
      label: 'The time',
      figure: `${plan.weeks} weeks`,
      text: `Plan on ${busyWeeks}, then about one visit a week.`,
    },
    {
      id: 'cost',
      label: 'The cost',
      figure: f.paidInFull,
      text: `paid in full${orFinanced(f.financed)}. We do not bill insurance.`,
    },
    {
      id: 'call',
      label: 'The first step',
      figure: `${consultation.minutes} minutes`,
      text: 'on the phone, for free, and you can just listen.',
    },
  ],
  /** How long the visits take; null until the clinic has said so. */
  visits: visitSentences.length > 0 ? { label: 'The visits', text: visitSentences.join(' ') } : null,
  /** Ends with the link to the risks. */
  risks: {
    label: 'The risks',
    text: 'TMS and ketamine have side effects, and neither is safe for all.',
  },
};

export const heroVideo = {
  title: `How the ${plan.weeks} weeks work`,
  /** Length in seconds, or null until the film is made. */
  lengthSeconds: null as number | null,
  /** ISO date on which someone watched the film with its captions, e.g. "2026-12-01", or null. */
  captionsCheckedOn: null as string | null,
  words: {
    play: 'Play video:',
    close: 'Close video',
    openInNewTab: 'Open in a new tab',
    frameTitle: `Video: How the ${plan.weeks} weeks work`,
  },
  /** Tells the visitor which company the film's player contacts. Keyed by video provider. */
  disclosure: {
    youtube: 'Playing loads YouTube, which may set cookies.',
    vimeo: 'Playing loads Vimeo, which may set cookies.',
    file: '',
    demo: 'This is a demonstration player. No film has been made yet.',
  },
  transcriptTitle: 'What the video says',
  transcript: [
    'If you have lived with depression for a long time, you may be tired of trying things. That makes sense.',
    `This plan takes ${plan.weeks} weeks, and it starts with a free phone call. We ask what you have tried, and you can ask us anything.`,
    'In weeks 1 and 2 we test and plan. We take blood, and talk about your history and your goals.',
    `In weeks ${treatment.from} to ${treatment.to} you come in most weekdays for treatment. TMS uses magnetic pulses while you sit awake in a chair. Ketamine is given by IV, through a vein, while our staff watch over you.`,
    `Every week, through week ${plan.weeks}, we check in and track how you feel with the same short list of questions.`,
    'It does not work for everyone. We will tell you the risks, and we will tell you if it is not a good fit.',
    'If you are in crisis now, please do not wait for us. Call or text 988.',
  ],
  pending: 'Record the film, then match its title, length, captions and transcript to it.',
};

export type ProblemCard = {
  /** Lower case, with hyphens. It selects the card's icon and drawing, if there are any. */
  id: string;
  title: string;
  text: string;
  sources?: readonly ReferenceId[];
};

export const problem = {
  label: 'Why others fail',
  title: 'You are not the problem. The process may be.',
  lead: 'If you have tried for a long time and still feel low, you are not alone. This is what often gets in the way.',
  /** Explains the drawings, which show a line below a dotted one. */
  goalKey: 'Dotted: where you want to be.',
  cards: [
    {
      id: 'trial-and-error',
      title: 'Trial and error takes time',
      text: 'In a large U.S. study, about 3 in 10 people had few or no symptoms after its first medicine. Many others kept searching.',
      sources: ['trivedi2006'],
    },
    {
      id: 'pieces',
      title: 'Care comes in pieces',
      text: 'Your prescriber, therapist, and lab may never talk, so you carry the whole story.',
    },
    {
      id: 'far-apart',
      title: 'Visits are too far apart',
      text: 'Ten minutes every two months can miss a hard week, and then help has to wait.',
    },
    {
      id: 'missed-factors',
      title: 'Health factors get missed',
      text: 'Thyroid trouble, low iron, and poor sleep can affect mood, and are easy to miss.',
    },
    {
      id: 'unmeasured',
      title: 'Progress isn’t measured',
      text: 'Without a simple score each time, it is hard to tell whether care is helping you.',
    },
    {
      id: 'ends-early',
      title: 'Support ends too soon',
      text: 'Symptoms can come back after treatment ends, so it helps to plan for that.',
    },
  ] satisfies readonly ProblemCard[] as readonly ProblemCard[],
};

export type PillarId = 'tms' | 'ketamine' | 'testing' | 'follow-through';

export type Pillar = {
  id: PillarId;
  title: string;
  text: string;
  /** What regulators have and have not cleared, always shown with the treatment. Null if no regulator is concerned. */
  status: string | null;
  pending?: string;
};

export const solution = {
  label: 'Our solution',
  title: `Two treatments, one team, ${plan.weeks} weeks`,
  lead: 'We plan four kinds of care together, and decide with you what is safe.',
  statusLabel: 'Status',
  pillars: [
    {
      id: 'tms',
      title: 'Accelerated TMS',
      text: `In transcranial magnetic stimulation, you sit awake in a chair while magnetic pulses tap on your head with loud clicks. You get ${coreTreatment.tmsSessions} sessions in about ${treatmentWeeks} weeks, where standard TMS takes 6 weeks or more.`,
      status: `FDA-cleared for adults with major depression when medicine has not helped enough. ${deviceSentence}`,
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      text: `You rest while a low dose goes in through a small tube in your arm, ${coreTreatment.ketamineSessions} times in all. You may feel dreamy or far away. Our staff watch over you the whole time.`,
      status: 'Off-label. The FDA has approved ketamine for anesthesia, not for depression.',
      pending: 'Confirm the ketamine dose wording and how patients are watched during each infusion.',
    },
    {
      id: 'testing',
      title: 'Precision testing',
      text: 'Blood tests look for problems like low thyroid or low iron. A gene test shows how you may handle some medicines.',
      status:
        'Neither test diagnoses depression or shows who will get better. The FDA has not reviewed many gene tests.',
      pending: 'Confirm which blood and gene tests are part of the plan.',
    },
    {
      id: 'follow-through',
      title: 'Weekly follow-through',
      text: 'Each week you meet our psychiatric team and answer the same short questions. Together you adjust your care.',
      status: null,
      pending: 'Confirm who holds the weekly check-ins and in which form.',
    },
  ] satisfies readonly Pillar[] as readonly Pillar[],
  cta: { text: 'See What’s Included', href: '#value' },
};

/** This is not a test: it leads to a conversation, never to a verdict. */
export const fit = {
  title: 'Is it for you?',
  mayTitle: 'It may fit if',
  may: [
    { text: 'You are an adult with major depression, and medicine has not helped enough.' },
    { text: `You can come in ${busyWeeks}.` },
    { text: 'You can get a ride home after each ketamine visit.' },
  ],
  mayNotTitle: 'It may not fit if',
  mayNot: [
    { text: 'Something on our safety lists applies to you.' },
    { text: 'You are in danger now, or need a hospital: call 988 or 911 first.' },
  ],
  notSure: 'Not sure? You don’t have to work it out alone.',
  pending: 'Confirm the five lines on whom the plan may fit.',
};

/** Figures are in whole dollars and already formatted, e.g. "$27,559". */
type Figures = {
  paidInFull: string;
  /** Null if the clinic offers no financing. */
  financed: string | null;
  /** The sum of the bonus items. */
  bonusTotal: string;
  /** The sum of the bonus items and the plan price. */
  computedTotal: string;
  /** The listed value of everything: the computed total, or the stated one once the clinic has chosen that. */
  listedTotal: string;
  savings: string;
  /** The savings as a percentage of the listed value, rounded down to a whole ten, e.g. 60. */
  savingsOverPercent: number;
};

export const planValue = {
  label: 'What’s included',
  title: 'One price for it all',
  lead: `You get both treatments, the testing, and your team’s support for all ${plan.weeks} weeks.`,
  included: [
    { text: `${coreTreatment.tmsSessions} TMS sessions` },
    { text: `${coreTreatment.ketamineSessions} IV ketamine sessions` },
    { text: `${precisionIvs.count} precision IVs (fluids and nutrients)` },
    { text: 'Weekly psychiatric check-ins' },
    { text: `${plan.weeks}-week spa modality access (our spa services)` },
  ],
  bonusTitle: `The bonus package: ${bonusItems.length} items that come with your plan`,
  /** The number of items in one group, e.g. "5 items". */
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  tableNote:
    'A listed value is what we charge for that service alone. Your clinician must approve some of them first. The check-ins, IVs, and spa time above are part of this list.',
  /** What the price leaves out. */
  notInPrice: `Not in the price: ${notInPrice.text}.`,
  tableNotePending: 'Confirm with a dated fee schedule that each listed value is really charged alone.',
  columns: { item: 'Service', value: 'Listed value' },
  bonusTotal: 'Bonus total',
  card: {
    label: 'Price',
    listed: 'Listed value',
    /** What the two parts of the first bar mean. */
    barKey: {
      core: 'TMS and ketamine',
      rest: 'Everything else',
    },
    thePlan: 'The plan',
    save: (f: Figures) => `Save ${f.savings}, over ${f.savingsOverPercent}%`,
    /** How the listed value is made up, so that readers can add it up themselves. */
    basis: (f: Figures) =>
      `The ${bonusItems.length} items add up to ${f.bonusTotal}. The TMS and ketamine sessions count at the plan price, ${f.paidInFull}. Together that is ${f.computedTotal}.`,
    /** Follows it if the clinic keeps a different total. */
    statedBasis: (f: Figures) => `We state a total of ${f.listedTotal} and count what you save from that.`,
    paidInFull: 'Paid in full',
    orFinanced: { before: 'or', after: 'with financing' },
    pricesAsOf: (date: string) => `Prices as of ${date}.`,
  },
  financing: {
    title: 'Paying over time',
    text: (f: Figures) =>
      lender
        ? `With financing through ${lender.name}, the price is ${f.financed} in all. The lender decides on credit. ${lender.disclosure}`
        : `With financing, the price is ${f.financed} in all. A lender decides on credit and sets the terms. You see them in writing before you sign.`,
    link: lender && { text: `See ${lender.name}’s terms`, href: lender.url },
    pending: 'Check this wording against the lender’s advertising rules.',
  },
};

export type Phase = {
  /** Names the phase's anchor, and its visits in the chart. */
  id: string;
  /** Fixed by the client. */
  name: string;
  /** One sentence: what this phase is for you. */
  description: string;
  /** First and last week, inclusive, as whole numbers. */
  weeks: { from: number; to: number };
  details: readonly { text: string; pending?: string }[];
  pending?: string;
};

export const planProcess = {
  label: 'The process',
  title: `Your ${plan.weeks} weeks, in four phases`,
  /** Says how the weeks add up, and how many visits a week that means. */
  lead: `Accelerated treatment takes ${treatmentWeeks} weeks: most weekdays, with about ${tmsPerDay} TMS sessions a day. Around it are ${plan.weeks - treatmentWeeks} weeks of optimization, with precision testing, concierge support, and a weekly check-in.`,
  leadPending:
    'Confirm the wording of 4 weeks of treatment (weeks 2 to 5) and 8 other weeks (week 1, weeks 6 to 12).',
  weeksText: ({ from, to }: Phase['weeks']) => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`),
  /** `number` is counted from 1. */
  phaseText: (number: number) => `Phase ${number}`,
  drawingNote: 'Illustration, not patient data.',
  /** Labels of the chart's rows. A label with a number is drawn with that many marks. */
  chart: {
    tests: 'Testing and planning',
    tms: `${coreTreatment.tmsSessions} TMS sessions`,
    ketamine: `${coreTreatment.ketamineSessions} IV ketamine sessions`,
    checkIns: `${plan.weeks} weekly psychiatric check-ins`,
    legend: `Shaded: testing and treatment overlap. Dashed: week ${promise.reviewWeek} review.`,
  },
  /** The summary of a phase's points on phones. */
  detailsText: (count: number) => `What it includes: ${count} points`,
  phases: [
    {
      id: 'apply',
      name: 'Application and consultation',
      description: 'You tell us your story by phone, and we tell you if this plan could fit.',
      weeks: { from: 0, to: 0 },
      details: [
        { text: `Free ${consultation.minutes}-minute phone call` },
        { text: 'A few health and safety questions' },
        { text: 'Our answer: if we can accept you, subject to the exam' },
        { text: 'A written cost estimate before you decide' },
        { text: 'Other options, if the plan is not a good fit' },
      ],
      pending: 'Confirm phase 1: the call, who decides on acceptance, and that the exam has the last word.',
    },
    {
      id: 'test',
      name: 'Precision testing',
      description: 'First we examine you and look for health problems that can affect mood.',
      weeks: { from: 1, to: 2 },
      details: [
        { text: 'The exam: a full psychiatric evaluation, TMS mapping, and a ketamine safety visit' },
        { text: 'Treatment starts only if the exam shows it is safe' },
        {
          text: 'Blood work: thyroid, iron, blood sugar',
          pending: 'Confirm the list of blood tests in phase 2.',
        },
        { text: 'A gene test to help guide medicine choices' },
        {
          text: 'Your first weekly check-ins, with starting scores for mood and worry (PHQ-9 and GAD-7, two short question lists)',
        },
        { text: 'A written plan and consent forms you can take home' },
      ],
      pending: 'Confirm everything listed for phase 2.',
    },
    {
      id: 'treat',
      name: 'Accelerated TMS plus ketamine',
      description: 'You come in for treatment, and we ask each week how you are.',
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
          text: 'You need a ride home after each ketamine visit, with no driving until the next day',
          pending: 'Confirm who arranges and pays for the rides home.',
        },
      ],
      pending: 'Confirm everything listed for phase 3.',
    },
    {
      id: 'optimize',
      name: 'Optimization and integration',
      description: 'Visits become weekly, and we work with you on daily life and on what comes next.',
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

/** Names of the weekdays on which treatment is given. */
const weekdayNames = [
  { name: 'Monday', short: 'Mon' },
  { name: 'Tuesday', short: 'Tue' },
  { name: 'Wednesday', short: 'Wed' },
  { name: 'Thursday', short: 'Thu' },
  { name: 'Friday', short: 'Fri' },
];
const tmsPerWeek = perWeek(coreTreatment.tmsSessions);
const ketaminePerWeek = perWeek(coreTreatment.ketamineSessions);
/** The days with ketamine, as indexes into the week, spread as evenly as the week allows. */
const ketamineDays = Array.from({ length: ketaminePerWeek }, (_, i) =>
  Math.round(((i + 0.5) * weekdays) / ketaminePerWeek - 0.5),
);
/** The day without ketamine that is nearest to the middle of the week. */
const checkInDay = [2, 1, 3, 0, 4].find((day) => !ketamineDays.includes(day)) ?? 2;

/** An example of a treatment week. The number of sessions follows from the offer; their distribution is an example. */
export const treatmentWeek = {
  title: `One treatment week, in weeks ${treatment.from} to ${treatment.to}`,
  note: 'This is an example. We set your days with you.',
  days: weekdayNames.map((names, day) => ({
    ...names,
    tms: Math.floor(tmsPerWeek / weekdays) + (day < tmsPerWeek % weekdays ? 1 : 0),
    ketamine: ketamineDays.includes(day),
    checkIn: day === checkInDay,
  })),
  words: {
    tms: (count: number) => `${count} TMS`,
    ketamine: 'Ketamine',
    ride: 'ride home',
    checkIn: 'Check-in',
  },
  pending: 'Confirm that a treatment week can look like this: its days, the rides home, and the check-in.',
};

const { tmsSessions: extraTms, ketamineSessions: extraKetamine } = promise.extension;
const extensionSentence =
  extraTms === null || extraKetamine === null
    ? `Your agreement says what the ${promise.extensionWeeks} extra weeks contain. Ask for it before you pay.`
    : `The ${promise.extensionWeeks} extra weeks contain ${extraTms} TMS sessions, ${extraKetamine} ketamine sessions, and a weekly check-in.`;

export const guarantee = {
  label: 'Our guarantee',
  title: `Our week ${promise.reviewWeek} promise: more care, at no charge`,
  text: `If you have completed the full plan and meaningful improvement is not felt by week ${promise.reviewWeek}, your protocol is extended ${promise.extensionWeeks} weeks with ${promise.ivBoosts} IV nutrient boosts at no charge.`,
  /** Explains the drawing: the bright ring, and the dashed ones beyond the last week. */
  key: {
    review: `Week ${promise.reviewWeek}: your review`,
    extension: `${promise.extensionWeeks} more weeks, if you qualify`,
  },
  moreText: 'Read all the terms',
  terms: [
    {
      text: 'We can’t promise you will get well: you get more care, not money back. The IVs are for wellness and do not treat depression.',
    },
    {
      text: `“The full plan” means every scheduled visit through week ${promise.reviewWeek}, unless we stop one for safety.`,
      pending: 'Confirm that “full plan” means every scheduled visit through week 6.',
    },
    {
      text: `“Not felt” is yours to say at the week ${promise.reviewWeek} review. We look at your scores with you, and your word counts.`,
      pending: 'Confirm that the person’s own word decides whether improvement was felt.',
    },
    { text: extensionSentence },
    { text: 'Extra care must still be safe for you, and your clinician decides that with you.' },
  ] as readonly { text: string; pending?: string }[],
  pending: 'Have counsel approve the promise and its terms.',
};

const said = [payment.due, payment.ifExamStops, payment.ifStaffStop, payment.ifYouStop];
const superbillSentence =
  givesSuperbill === null
    ? []
    : [
        givesSuperbill
          ? 'We give you an itemized bill (a superbill), which you can send to your own plan. It may pay nothing back.'
          : 'We do not give itemized bills (superbills) to send to a plan.',
      ];
const askAboutPayment =
  'Before you pay, ask us in writing when payment is due. Ask, too, what you get back if the exam, our staff, or you stop the plan.';

export type Question = {
  id: string;
  question: string;
  answer: string;
  sources?: readonly ReferenceId[];
  pending?: string;
};

export const questions = {
  title: 'Questions people ask',
  /** The summary of the further questions on phones. */
  moreText: (count: number) => `${count} more questions`,
  items: [
    {
      id: 'hurt',
      question: 'Does it hurt?',
      answer:
        'TMS feels like tapping. It can leave you with a headache or a sore scalp. Ketamine starts with one needle stick. Tell us at any time and we stop; ketamine then takes a while to wear off.',
    },
    {
      id: 'safe',
      question: 'Is it safe?',
      answer:
        'Both treatments have risks, and they are not for everyone. You are examined first, and treatment starts only if the exam shows it is safe. Our staff watch over each ketamine visit. The risks are listed under Safety.',
    },
    {
      id: 'soon',
      question: 'How soon might I feel better?',
      answer:
        'Some people feel a change within a day of a ketamine visit. In a trial of 41 people, half of those who got better needed no more than three visits. TMS tends to take weeks: trials look for a change after 4 to 6. And for some people, nothing changes.',
      sources: ['phillips2019', 'oreardon2007'],
    },
    {
      id: 'no-help',
      question: 'What if this doesn’t help either?',
      answer: `It doesn’t work for everyone, and you won’t be left to guess. At week ${promise.reviewWeek} we look at your scores together. Our promise may add ${promise.extensionWeeks} weeks at no charge, and we talk about other options.`,
    },
    {
      id: 'after',
      question: `Does it last, and what happens after week ${plan.weeks}?`,
      answer:
        'You leave with a plan to spot early warning signs and, if you want one, a note for your own doctor or therapist. Symptoms can come back. In a study of TMS, 75 of the 120 people who got better were still better a year later. Some of them had more TMS on the way. After ketamine, about 6 in 10 of those who got better were still better 8 weeks later, with no more visits. In a small trial, one visit a week kept the gain for four more weeks.',
      sources: ['dunner2014', 'mcinnes2022', 'phillips2019'],
      pending: 'Confirm what care the clinic offers after the plan ends.',
    },
    {
      id: 'medicines',
      question: 'What about my medicines?',
      answer:
        'Do not stop or change any on your own. Bring the list to the exam. Some change the risk of TMS or ketamine, and we go over each one with you.',
    },
    {
      id: 'work',
      question: 'Can I work and drive?',
      answer: [
        `Plan to be here ${busyWeeks}.`,
        ...visitSentences,
        'After ketamine, rest that day and do not drive until the next. Tell us your hours on the call, and we look at the schedule together.',
      ].join(' '),
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
      answer: [
        'We do not bill insurance for this plan.',
        ...superbillSentence,
        'Many health plans may cover standard TMS or Spravato (a nose spray related to ketamine) for some people. Ask yours before you pay on your own. If you have Medicare, Medicaid, or TRICARE, special rules apply: talk to us first. Health savings or flexible spending accounts (HSA, FSA) may pay for some of it.',
      ].join(' '),
      pending:
        'Confirm that the clinic does not bill insurance for this plan, and the Medicare, Medicaid, TRICARE, HSA and FSA lines.',
    },
    {
      id: 'privacy',
      question: 'Who sees what I tell you?',
      answer:
        'This website keeps nothing you type. Another company runs the calendar, and it needs only your name, phone, email, and a time. What you tell our clinicians goes into your medical record.',
    },
    {
      id: 'family',
      question: 'How can family help?',
      answer:
        'Offer a ride home on ketamine days, and join the call if they want you to. If they talk about suicide, stay with them and call or text 988 together. In danger now, call 911.',
    },
  ] as readonly Question[],
  /** Ends the answer "after" once the clinic has stated both prices, e.g. "$300". */
  laterCost: (n: { tms: string; ketamine: string }) =>
    `One more TMS session costs ${n.tms}, and one more ketamine session ${n.ketamine}.`,
  pending: 'Confirm the answers to the questions people ask.',
};

/** The end of the page, after the evidence. */
export const closing = {
  title: 'Questions first? Ask us.',
  /** Ends with the phone number. */
  text: 'Pick a time online, day or night, or call',
};

const whenNoneIsLeft =
  spots.remaining === 0
    ? ' You can still book the free call. We will tell you when the next spots open.'
    : '';

export const finalCta = {
  label: 'Your next step',
  title: 'Start with one conversation',
  lead: `It is free and takes ${consultation.minutes} minutes. We listen and answer, and say if we can accept you, subject to the exam. If not, we tell you of other options.`,
  spots: {
    strong: `${spots.remaining} ${spots.remaining === 1 ? 'spot' : 'spots'} remaining`,
    /** `quarter` and `date` are those of the last count, e.g. "October to December 2026" and "November 20, 2026". */
    rest: (n: { quarter: string; date: string }) =>
      `of ${spots.perQuarter} for ${n.quarter}, counted on ${n.date}.${whenNoneIsLeft}`,
  },
  totalValue: (total: string) => `Total value ${total}.`,
  /** Replaces `totalValue` until the clinic has decided which of its two totals counts. */
  bothTotals: (n: { stated: string; computed: string }) =>
    `Total value ${n.stated}; item by item, the list adds up to ${n.computed}.`,
  planPrice: (f: Figures) => `Plan price ${f.paidInFull}${orFinanced(f.financed)}.`,
};
