import type { ReferenceId } from './evidence';
import {
  bonusItems,
  callRecord,
  consultation,
  coreTreatment,
  daysAWeek,
  geneTestIsReviewed,
  givesSuperbill,
  lender,
  notInPrice,
  orFinanced,
  payment,
  plan,
  precisionIvs,
  promise,
  spots,
  tmsDays,
  tmsDevice,
  tmsPerDay,
  treatment,
  treatmentWeeks,
  visitMinutes,
  weekdays,
} from './offer';
import { ruleOutTitle, safety, untilNextDay } from './safety';
import type { Link } from './site';
import { caller } from './team';

const perWeek = (sessions: number) => Math.round(sessions / treatmentWeeks);
/** These words stay on one line. */
const aboutPerWeek = (sessions: number) => `about\u00a0${perWeek(sessions)}\u00a0a\u00a0week`;
const busyWeeks = `${daysAWeek} in weeks ${treatment.from} to ${treatment.to}`;
/** How many weeks the same number of sessions takes at the standard pace, one on each weekday. */
const standardWeeks = Math.round(coreTreatment.tmsSessions / weekdays);

const deviceSentence = tmsDevice
  ? `We use the ${tmsDevice.name}. It is ${tmsDevice.coversSchedule ? '' : 'not '}FDA-cleared for our schedule.`
  : 'That may not cover our faster schedule. We tell you before you decide.';

const { tms: tmsMinutes, ketamine: ketamineMinutes } = visitMinutes;
const visitHours = Math.round(
  (tmsDays * (tmsMinutes ?? 0) + coreTreatment.ketamineSessions * (ketamineMinutes ?? 0)) / 60,
);
/** How long the visits take, one by one and in total; empty until the clinic has said how long they are. */
const visitSentences =
  tmsMinutes === null || ketamineMinutes === null
    ? []
    : [
        `A day of TMS takes about ${tmsMinutes} minutes, and a ketamine visit about ${ketamineMinutes}.`,
        `That is about ${visitHours}\u00a0hours, besides tests and other visits.`,
      ];

// The home page, section by section, in order. A `pending` sentence marks a fact that the clinic has not confirmed yet.

export const hero = {
  label: 'For adults, when medicine hasn’t been enough',
  title: `A ${plan.weeks}-week plan for depression that hasn’t lifted`,
  lead: 'One team gives you two treatments, TMS (magnetic pulses) and IV ketamine, and checks in with you every week.',
  learnMore: { text: 'Learn More About The Process', href: '#process' },
  /** The second line of the booking buttons. */
  note: `Only books a free ${consultation.minutes}-minute call`,
  /** They follow the clinic’s place. `price` is formatted. */
  facts: (price: string) => [price, `In person, ${busyWeeks}`],
  orCall: 'Or call',
  seaCaption: `A drawing of ${plan.weeks} weeks, not patient data`,
};

/** The plan in four figures, what studies found, and its risks, for a reader who can take in no more. */
export const inShort = {
  title: 'The plan in short',
  /** `figure` is drawn large, and the text continues it. */
  items: (f: Pick<Figures, 'paidInFull' | 'financed'>) => [
    {
      id: 'what',
      label: 'The treatment',
      figure: `${coreTreatment.tmsSessions + coreTreatment.ketamineSessions} sessions`,
      text: `${coreTreatment.tmsSessions} of TMS (transcranial magnetic stimulation), ${coreTreatment.ketamineSessions}\u00a0of IV ketamine.`,
    },
    {
      id: 'time',
      label: 'The time',
      figure: `${plan.weeks} weeks`,
      text: `An exam, ${treatmentWeeks} weeks of treatment, then about one visit a week.`,
    },
    {
      id: 'cost',
      label: 'The cost',
      figure: f.paidInFull,
      text: `Paid in full${orFinanced(f.financed)}.`,
      strong: 'We do not bill insurance.',
    },
    {
      id: 'call',
      label: 'The first step',
      figure: `${consultation.minutes} minutes`,
      text: 'By phone, at no cost. You say only what you want to.',
    },
  ],
  /** How long the visits take; null until the clinic has said so. */
  visits: visitSentences.length > 0 ? { label: 'The visits', text: visitSentences.join(' ') } : null,
  /** Ends with the link to the studies. */
  studies: {
    label: 'The studies',
    text: 'Each treatment has helped many people, but not everyone.',
    link: { text: 'See the studies', href: '/#evidence-title' },
  },
  /** Ends with the link to the risks. */
  risks: {
    label: 'The risks',
    text: 'Both have side effects, and neither is safe for everyone.',
  },
};

const filmTitle = `How the ${plan.weeks} weeks work`;

export const heroVideo = {
  title: filmTitle,
  /** Length in seconds, or null until the film is made. */
  lengthSeconds: null as number | null,
  /** ISO date on which someone watched the film with its captions, e.g. "2026-12-01", or null. */
  captionsCheckedOn: null as string | null,
  words: {
    play: 'Play video:',
    close: 'Close video',
    openInNewTab: 'Open in a new tab',
    loading: 'Loading …',
    /** Shown if the film has not come after eight seconds. The link that it names is below it. */
    slow: 'This is taking long. You can open it in a new tab.',
    frameTitle: `Video: ${filmTitle}`,
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
    `In weeks ${treatment.from} to ${treatment.to} you come in ${daysAWeek} for treatment. TMS uses magnetic pulses while you sit awake in a chair. Ketamine is given by IV, through a vein, while our team watches over you.`,
    `Every week, through week ${plan.weeks}, we check in and track how you feel with the same short list of questions.`,
    'It does not work for everyone. We will tell you the risks, and we will tell you if it is not a good fit.',
    'If you are in crisis now, please do not wait for us. Call or text 988.',
  ],
  pending: 'Record the film, then match its title, length, captions and transcript to it.',
};

type ProblemCard = {
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
  courseKey: 'How it can go',
  goalKey: 'Where you want to be (an illustration)',
  /** The <summary> of the further reasons on phones. */
  moreText: (count: number) => `${count} more reasons`,
  cards: [
    {
      id: 'trial-and-error',
      title: 'Trial and error takes time',
      text: 'In a large U.S. study, about 3 in 10 people had few or no symptoms after a first medicine.',
      sources: ['trivedi2006'],
    },
    {
      id: 'pieces',
      title: 'Care comes in pieces',
      text: 'Your prescriber, therapist, and lab may never talk to each other. You carry the whole story.',
    },
    {
      id: 'far-apart',
      title: 'Visits are too far apart',
      text: 'A short visit every two months can miss a hard week. Then help has to wait.',
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

const geneTestSentence =
  geneTestIsReviewed === null
    ? 'There are many gene tests that the FDA has not reviewed.'
    : `The FDA has ${geneTestIsReviewed ? '' : 'not '}reviewed our gene test.`;

export type PillarId = 'tms' | 'ketamine' | 'testing' | 'follow-through';

type Pillar = {
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
  lead: 'We plan four kinds of care together, and decide with you what is safe. No study has tested the whole plan yet.',
  statusLabel: 'Status',
  pillars: [
    {
      id: 'tms',
      title: 'Accelerated TMS',
      text: `You sit awake in a chair while magnetic pulses tap on your head with loud clicks. You get ${coreTreatment.tmsSessions} sessions in about ${treatmentWeeks} weeks. At the usual pace, they take about ${standardWeeks} weeks.`,
      status: `FDA-cleared for adults with major depression when medicine has not helped enough. ${deviceSentence}`,
    },
    {
      id: 'ketamine',
      title: 'IV ketamine',
      text: `You rest while a low dose goes in through a small tube in your arm, ${coreTreatment.ketamineSessions} times in all. You may feel dreamy or far away. Our team watches over you the whole time.`,
      status:
        'This is off-label use. The FDA has approved ketamine to put people to sleep for surgery, but not for depression.',
      pending:
        'Confirm the ketamine dose wording, what people may eat before it, and who watches them, with what, and how long.',
    },
    {
      id: 'testing',
      title: 'Precision testing',
      text: 'Blood tests look for problems like low thyroid or iron. A gene test shows how your body may handle some medicines.',
      status: `Neither test diagnoses depression or shows who will get better. ${geneTestSentence}`,
      pending: 'Confirm which blood and gene tests are part of the plan.',
    },
    {
      id: 'follow-through',
      title: 'Weekly follow-through',
      text: 'Each week you meet our psychiatric team and answer the same short questions. Together, we adjust your care.',
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
    {
      text: 'You can get rides home after ketamine, and help with any children until the next day.',
    },
  ],
  mayNotTitle: 'It may not fit if',
  mayNot: [
    {
      text: `You have metal in your head, had seizures or psychosis, or are pregnant. More is on our list “${ruleOutTitle}”.`,
      /** The words of the text that lead to the list. */
      linked: ruleOutTitle,
    },
    { text: 'You are in danger now, or need a hospital: call 988 or 911 first.' },
  ],
  pending: 'Confirm the five lines on whom the plan may fit.',
};

/** Figures are in whole dollars and already formatted, e.g. "$27,559". */
type Figures = {
  paidInFull: string;
  /** Null if the clinic offers no financing. */
  financed: string | null;
  savings: string;
  /** The savings as a percentage of the listed value, rounded down to a whole ten, e.g. 60. */
  savingsOverPercent: number;
};

type Included = { text: string; points?: readonly { text: string }[] };

export const planValue = {
  label: 'What’s included',
  title: 'One price for the whole plan',
  lead: `You get both treatments, the testing, and your team’s support for all ${plan.weeks} weeks.`,
  /** What the price covers; some of it has points that name the best known of its parts. */
  included: [
    { text: `${coreTreatment.tmsSessions} TMS sessions` },
    { text: `${coreTreatment.ketamineSessions} IV ketamine sessions` },
    {
      text: `A bonus package of ${bonusItems.length} items, among them:`,
      points: [
        { text: 'The exam, precision tests, and weekly psychiatric check-ins' },
        {
          text: `${precisionIvs.count} precision IVs (IV nutrients) and ${plan.weeks}-week spa modality access (our spa services)`,
        },
      ],
    },
  ] satisfies readonly Included[] as readonly Included[],
  /** Stands above the list of what is included. */
  includedTitle: 'What the price covers',
  /** The <summary> of the items. */
  moreText: `The bonus package: see all ${bonusItems.length} items`,
  /** The number of items in one group, e.g. "5 items". */
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  /** Stands above the items. */
  tableNote: 'Amounts are listed values, not extra costs. Your clinician must approve some items.',
  /** What the price leaves out. */
  notInPrice: `Not in the price: ${notInPrice.text}.`,
  tableNotePending: 'Confirm with a dated fee schedule that each listed value is really charged alone.',
  columns: { item: 'Service', value: 'Listed value' },
  card: {
    label: 'Price',
    /** When it is due, and what a person owes or gets back if the plan stops, once the clinic has said so. */
    due:
      payment.due && payment.ifExamStops && payment.ifYouStop
        ? { whole: `${payment.due} ${payment.ifExamStops}`, stopped: payment.ifYouStop }
        : { whole: '', stopped: '' },
    /** Stands between the two, once the clinic has stated this price; `usd` is formatted. */
    examCost: (usd: string) => `The exam is ${usd} of the price.`,
    listed: 'Listed value',
    pending: 'Have counsel confirm that “Save” and the listed value may stand beside the price (16 CFR 233).',
    save: (f: Figures) => `Save ${f.savings}, over ${f.savingsOverPercent}%`,
    /**
     * What the listed value is. Shown where the saving is, because a price comparison must say what it compares
     * (16 CFR 233).
     */
    basis:
      'The listed value counts the sessions at the plan price, and each bonus item as if you bought it alone.',
    sum: {
      title: (listed: string) => `Listed value ${listed}, and how we count it`,
      items: `${bonusItems.length} bonus items, bought alone`,
      sessions: 'The sessions, at the plan price',
      /** Only if the clinic states a lower total. */
      stated: { less: 'We leave out' },
    },
    paidInFull: 'Paid in full',
    orFinanced: { before: 'or', after: 'with financing' },
    pricesAsOf: (date: string) => `Prices as of ${date}.`,
  },
  financing: {
    title: 'Paying over time',
    text: (f: Figures) =>
      lender
        ? `With financing through ${lender.name}, all your payments add up to ${f.financed}. The lender decides if you can get the loan. ${lender.disclosure}`
        : `With financing, all your payments add up to ${f.financed}. A lender decides if you can get the loan. You see its terms in writing before you sign.`,
    link: lender && { text: `See ${lender.name}’s terms`, href: lender.url },
    pending: 'Check this wording against the lender’s advertising rules.',
  },
};

/** The drawings show four phases, so the process has these four. */
export type PhaseId = 'apply' | 'test' | 'treat' | 'optimize';

export type Phase = {
  /** Used in the phase's URL fragment, "#phase-<id>", and to find the phase's colours and its row in the weeks' chart. */
  id: PhaseId;
  /** Fixed by the clinic: do not change it without asking. */
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
  lead: `Accelerated treatment takes ${treatmentWeeks} weeks, with about ${tmsPerDay} TMS sessions a day. The other ${plan.weeks - treatmentWeeks} weeks are for precision testing, optimization, concierge support (one person to call), and follow-up.`,
  leadPending:
    'Confirm the wording of 4 weeks of treatment (weeks 2 to 5) and 8 other weeks (week 1, weeks 6 to 12).',
  weeksText: ({ from, to }: Phase['weeks']) => (from === to ? `Week ${from}` : `Weeks ${from} to ${to}`),
  /** `number` is counted from 1. */
  phaseText: (number: number) => `Phase ${number}`,
  /** Labels of the chart's rows. A label with a number is drawn with that many marks. */
  chart: {
    axis: 'Week',
    tests: 'Testing and planning',
    tms: `${coreTreatment.tmsSessions} TMS sessions`,
    ketamine: `${coreTreatment.ketamineSessions} IV ketamine sessions`,
    checkIns: `${plan.weeks} weekly psychiatric check-ins`,
    treatmentWeeks: `${treatmentWeeks} weeks of treatment`,
    otherWeeks: `${plan.weeks - treatmentWeeks} other weeks`,
    legend: `The ring is the week ${promise.reviewWeek} review.`,
  },
  phases: [
    {
      id: 'apply',
      name: 'Application and consultation',
      description: 'You tell us your story, and we tell you if the plan could fit.',
      weeks: { from: 0, to: 0 },
      details: [
        { text: `Free ${consultation.minutes}-minute phone call` },
        { text: 'A few health and safety questions' },
        { text: 'Our answer: whether we can accept you (the exam must then show it is safe)' },
        { text: 'A written cost estimate before you decide' },
        { text: 'Other options, if the plan is not a good fit' },
      ],
      pending: 'Confirm phase 1: the call, who decides on acceptance, and that the exam has the last word.',
    },
    {
      id: 'test',
      name: 'Precision testing',
      description: 'We examine you, and look for health problems that affect mood.',
      weeks: { from: 1, to: 2 },
      details: [
        { text: 'The exam: a full psychiatric evaluation, TMS mapping, and a ketamine safety visit' },
        {
          text: 'Blood work: thyroid, iron, blood sugar',
          pending: 'Confirm the list of blood tests in phase 2.',
        },
        { text: 'A gene test to help guide medicine choices' },
        {
          text: 'Your first weekly check-ins, with scores for mood (PHQ-9) and worry (GAD-7)',
        },
        { text: 'A written plan and consent forms you can take home' },
      ],
      pending: 'Confirm everything listed for phase 2.',
    },
    {
      id: 'treat',
      name: 'Accelerated TMS plus ketamine',
      description: 'You come in for treatment, and each week we ask how you are.',
      weeks: treatment,
      details: [
        {
          text: `${coreTreatment.tmsSessions} TMS sessions, ${aboutPerWeek(coreTreatment.tmsSessions)}`,
        },
        {
          text: `${coreTreatment.ketamineSessions} IV ketamine sessions, ${aboutPerWeek(coreTreatment.ketamineSessions)}`,
        },
        { text: 'A weekly psychiatric check-in' },
        { text: 'Precision IVs and spa time when your clinician says it is safe' },
        {
          text: `You need a ride home after each ketamine visit. ${untilNextDay}`,
          pending: 'Confirm who arranges and pays for the rides home.',
        },
      ],
      pending: 'Confirm everything listed for phase 3.',
    },
    {
      id: 'optimize',
      name: 'Optimization and integration',
      description: 'Visits become weekly. We work on daily life and on what comes next.',
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
  title: `One treatment week, in weeks\u00a0${treatment.from}\u00a0to\u00a0${treatment.to}`,
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

const { extension, ifVisitIsMissed } = promise;
const { tmsSessions: extraTms, ketamineSessions: extraKetamine } = extension;
const extraWeeks = `${plan.weeks + 1} to ${plan.weeks + promise.extensionWeeks}`;
const extensionSentence =
  extraTms === null || extraKetamine === null
    ? ''
    : `Those ${promise.extensionWeeks} weeks (${extraWeeks}) also add ${extraTms} TMS and ${extraKetamine} ketamine sessions, and check-ins.`;
/** What the clinic has not said yet about the promise. */
const unsaidOfPromise = [
  ...(extensionSentence === '' ? [`what the ${promise.extensionWeeks} extra weeks contain`] : []),
  ...(ifVisitIsMissed === null ? ['what happens if you miss a visit'] : []),
];
const promiseDetails = [
  ifVisitIsMissed,
  unsaidOfPromise.length > 0
    ? `We have not yet said here ${unsaidOfPromise.join(', or ')}. Please ask for your agreement, and read it before you pay.`
    : null,
].filter((text) => text !== null);

export const guarantee = {
  label: 'Our guarantee',
  title: `Our week ${promise.reviewWeek} promise: more care, at no charge`,
  text: `If you have completed the full plan and meaningful improvement is not felt by week ${promise.reviewWeek}, your protocol is extended ${promise.extensionWeeks} weeks with ${promise.ivBoosts} IV nutrient boosts at no charge.`,
  /** Explains the drawing: all its rings, the bright one, and the dashed ones beyond the last week. */
  key: {
    ring: 'Each ring is a week',
    review: `Week ${promise.reviewWeek} review`,
    extension: `Weeks ${extraWeeks}, if you qualify`,
    extensionPending: `Confirm that the extra weeks follow week ${plan.weeks}.`,
  },
  condition: `“The full plan” means every scheduled visit through week ${promise.reviewWeek}, unless we stop one for safety.`,
  conditionPending: `Confirm that “full plan” means every scheduled visit through week ${promise.reviewWeek}.`,
  /** What else the promise gives, once the clinic has said so. */
  gives: extensionSentence,
  notPromised:
    'We can’t promise you will get well. You get more care, not money back, and the IV nutrients do not treat depression.',
  terms: [
    {
      text: `At week ${promise.reviewWeek}, we look at your scores together, but your word decides.`,
      pending: 'Confirm that the person’s own word decides whether improvement was felt.',
    },
    { text: 'Your clinician must agree that more care is safe for you.' },
    ...promiseDetails.map((text) => ({ text })),
  ] satisfies readonly { text: string; pending?: string }[] as readonly { text: string; pending?: string }[],
  pending: 'Have counsel approve the promise and its terms.',
};

const { due, ifExamStops, ifStaffStop, ifYouStop, ifNotApproved } = payment;
const refunds = [ifExamStops, ifStaffStop, ifYouStop, ifNotApproved];
const superbillSentence =
  givesSuperbill === null
    ? []
    : [
        givesSuperbill
          ? 'We give you an itemized bill (a superbill), which you can send to your health plan. It may pay nothing back.'
          : 'We do not give itemized bills (superbills) to send to a health plan.',
      ];
const askAboutPayment =
  'We have not put all of our payment dates and refund terms on this page yet. Please ask us for them in writing, and do not pay until you have them.';

const callRecordSentence =
  callRecord ?? 'We have not yet said here what we keep of the first call. Please ask us when it begins.';

type Question = {
  id: string;
  question: string;
  answer: string;
  /** Stand as a list below the answer. */
  points?: readonly { text: string; sources?: readonly ReferenceId[] }[];
  sources?: readonly ReferenceId[];
  /** Where the reader finds more. */
  more?: Link;
  pending?: string;
};

export const questions = {
  label: 'Plain answers',
  title: 'Questions people ask',
  /** The <summary> of the further questions on phones. */
  moreText: (count: number) => `${count} more questions`,
  items: [
    {
      id: 'call',
      question: 'What happens on the call?',
      answer: `${caller?.name ?? 'Someone from our team'} calls you at the time you pick, for ${consultation.minutes} minutes. You can ask us anything, or mostly listen. We ask how you are doing and what you have tried, and we tell you if the plan could fit. You don’t have to decide anything on the call.`,
    },
    {
      id: 'soon',
      question: 'Does it help, and how soon?',
      answer:
        'Each treatment has helped many people in studies, but not everyone, and some felt worse. Some people feel a change within a day of a ketamine visit. In a trial of 41 people, half of those who got better needed no more than three visits. TMS tends to take longer, and trials look for a change after 4 to 6 weeks. Some people feel no change.',
      sources: ['phillips2019', 'mcinnes2022', 'oreardon2007'],
      more: inShort.studies.link,
    },
    {
      id: 'safe',
      question: 'Is it safe?',
      answer:
        'Both treatments have risks, and they are not for everyone. We examine you first, and treatment starts only if the exam shows it is safe. The main serious risks are a seizure with TMS, and slow breathing or thoughts of suicide with ketamine. If you think of suicide, call or text 988, day or night. If you feel worse between visits, call us, or 988 when we are closed.',
      more: { text: safety.linkText, href: '/#safety' },
    },
    {
      id: 'insurance',
      question: 'Will insurance pay?',
      answer: ['We do not bill insurance for this plan.', ...superbillSentence].join(' '),
      points: [
        {
          text: 'Some health plans cover standard TMS or Spravato (a nose spray related to ketamine) when medicines have not helped. Ask yours before you pay on your own.',
          sources: ['cmsTms', 'bcbsndSpravato'],
        },
        {
          text: 'If you have Medicare, Medicaid, or TRICARE, you may not be able to pay us yourself. Please talk to us first.',
        },
        { text: 'Health savings or flexible spending accounts (HSA, FSA) may pay for some of it.' },
      ],
      pending:
        'Confirm that the clinic does not bill insurance for this plan, and the Medicare, Medicaid, TRICARE, HSA and FSA lines.',
    },
    {
      id: 'pay',
      question: 'When do I pay?',
      answer: [due, [due, ...refunds].some((term) => term === null) && askAboutPayment]
        .filter(Boolean)
        .join(' '),
      points: refunds.flatMap((text) => (text === null ? [] : { text })),
    },
    {
      id: 'work',
      question: 'Can I work and drive?',
      answer: [
        `Plan to be here ${busyWeeks}.`,
        ...visitSentences,
        'You can drive after TMS, unless we tell you otherwise. After ketamine, you need a ride home and rest.',
        untilNextDay,
        'Tell us your hours on the call, and we look at the schedule together.',
      ].join(' '),
      pending: 'Confirm that people may drive after TMS, and what they may not do after ketamine.',
    },
    {
      id: 'after',
      question: `Does it last after week ${plan.weeks}?`,
      answer:
        'For some people it lasts, and for others symptoms come back. You leave us with a plan to spot early warning signs and, if you want one, a note for your own doctor or therapist.',
      points: [
        {
          text: 'In a study of TMS, 75 of the 120 people who got better were still better a year later. More than a third of all 257 people in it had more TMS that year.',
          sources: ['dunner2014'],
        },
        {
          text: 'After ketamine, about 6 in 10 of those who got better were still better 8 weeks later, with no more visits.',
          sources: ['mcinnes2022'],
        },
        {
          text: 'In a small trial, one ketamine visit a week kept the gain for four more weeks.',
          sources: ['phillips2019'],
        },
      ],
      pending: 'Confirm what care the clinic offers after the plan ends.',
    },
    {
      id: 'hurt',
      question: 'Does it hurt?',
      answer:
        'TMS feels like tapping, and its clicks are loud, so you wear ear protection. It can leave you with a headache or a sore scalp. Ketamine starts with one needle stick. Tell us at any time and we stop, but ketamine takes a while to wear off.',
      pending: 'Confirm that everyone wears ear protection during TMS.',
    },
    {
      id: 'no-help',
      question: 'What if this doesn’t help either?',
      answer: `It doesn’t work for everyone, and you won’t be left to guess. At week ${promise.reviewWeek} we look at your scores together. Our promise may add ${promise.extensionWeeks} weeks at no charge, and we talk about other options.`,
    },
    {
      id: 'medicines',
      question: 'Do I keep my medicines and my doctor?',
      answer:
        'Do not stop or change any medicine on your own. Some change the risk of TMS or ketamine, so bring your list to the exam. We go over each one with you. You keep your own doctor and therapist.',
      pending: 'Confirm that people keep their own doctor and therapist.',
    },
    {
      id: 'privacy',
      question: 'Who sees what I tell you?',
      answer: `This website keeps nothing you type. Another company runs the calendar, and it needs only your name, phone, email, and a time. What you tell our clinicians goes into your medical record. ${callRecordSentence}`,
    },
    {
      id: 'family',
      question: 'How can family help?',
      answer:
        'Offer a ride home on ketamine days, and join the call if they want you to. If they talk about suicide, stay with them and call or text 988 together. If they are in danger now, call 911.',
    },
  ] satisfies readonly Question[] as readonly Question[],
  /** Ends the answer "after" once the clinic has stated both prices, e.g. "$300". */
  laterCost: (n: { tms: string; ketamine: string }) =>
    `One more TMS session costs ${n.tms}, and one more ketamine session ${n.ketamine}.`,
  pending: 'Confirm the answers to the questions people ask.',
};

const whenNoneIsLeft =
  spots.remaining === 0
    ? ' You can still book the free call. We will tell you when the next spots open.'
    : '';

export const finalCta = {
  label: 'Your next step',
  title: 'Start with one conversation',
  lead: `It is free and takes ${consultation.minutes} minutes. We listen, answer your questions, and tell you if the plan could fit you.`,
  spots: {
    strong: `${spots.remaining} ${spots.remaining === 1 ? 'spot' : 'spots'} remaining`,
    /** The last month of the quarter of the last count, and its date, e.g. "December 2026" and "November 20, 2026". */
    rest: (n: { lastMonth: string; date: string }) =>
      `of ${spots.perQuarter} to start by the end of ${n.lastMonth}, counted on ${n.date}.${whenNoneIsLeft}`,
  },
  totalValue: (total: string) => `Total listed value ${total}.`,
  /** Replaces `totalValue` until the clinic has decided which of its two totals counts. */
  bothTotals: (n: { stated: string; computed: string; paidInFull: string }) =>
    `With the sessions, our itemized list adds up to ${n.computed}. Our stated total value is ${n.stated}. The plan price is ${n.paidInFull} either way.`,
  planPrice: (f: Figures) => `Plan price ${f.paidInFull}${orFinanced(f.financed)}.`,
};
