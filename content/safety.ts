import { evidence, type ReferenceId } from './evidence';
import { plan, tmsDevice } from './offer';

type Risk = {
  id: string;
  title: string;
  /** Names every serious harm in a few words, because every screen folds the rest under it. */
  gist: string;
  common: string;
  /** Rarer or graver, one kind of harm each. */
  serious: readonly [{ text: string }, ...{ text: string }[]];
  /** What someone must not do because of these risks. It stands out. */
  rule?: string;
  /** Where the risks are described. */
  sources: readonly [ReferenceId, ...ReferenceId[]];
};

/** Conditions and medicines to tell the clinic about before anything starts. */
export type SafetyList = {
  id: 'rule-out' | 'change';
  title: string;
  items: readonly {
    text: string;
    /** The words of the text that say what the point is about. They are bold, and a phone names the points that it hides by them. */
    topic: string;
    /** Replaces those words where a phone names all points in a few words. */
    short?: string;
    pending?: string;
  }[];
};

/** How many of 10,000 people treated with TMS had a seizure, in the survey of clinics by Taylor et al. */
export const seizures = { 'figure-8': 1, 'h-coil': 56 };

/** Begins with the risk of the clinic's own kind of coil, once its device is known. */
const seizureRisk = {
  'figure-8': `A seizure is rare. In a survey of TMS clinics, about ${seizures['figure-8']} in 10,000 people had one with our kind of coil (figure-8). With another kind (H-coil), it was about ${seizures['h-coil']} in 10,000.`,
  'h-coil': `A seizure can happen. In a survey of TMS clinics, about ${seizures['h-coil']} in 10,000 people had one with our kind of coil (H-coil). With the usual kind (figure-8), it was about ${seizures['figure-8']} in 10,000.`,
  other: `A seizure is rare. In a survey of TMS clinics, about ${seizures['figure-8']} in 10,000 people had one with the usual coil (figure-8). With another kind (H-coil), it was about ${seizures['h-coil']} in 10,000.`,
}[tmsDevice?.coil ?? 'other'];

/** The clinic's own kind of coil, once its device is known and is one that the survey names. */
const ownCoil = tmsDevice && tmsDevice.coil !== 'other' ? tmsDevice.coil : null;

/** How many of 10,000 people had a seizure with that kind of coil; else with both. */
export const seizureCount = ownCoil
  ? `about ${seizures[ownCoil]}`
  : `${seizures['figure-8']} to ${seizures['h-coil']}`;

/** The same in a few words. A coil with the higher count is compared with the usual one. */
const seizureGist = {
  'figure-8': `${seizureCount} in 10,000 with our coil`,
  'h-coil': `${seizureCount} in 10,000 with our coil, and ${seizures['figure-8']} in 10,000 with the usual one`,
  other: `${seizureCount} in 10,000`,
}[ownCoil ?? 'other'];

/** The title of the list of what may exclude someone. Other texts refer to it. */
export const ruleOutTitle = 'May rule the plan out';

/** What nobody may do after ketamine. Shown wherever people plan their days. */
export const untilNextDay =
  'Until the next day, do not drive, drink alcohol, make big decisions, or care for children alone.';

/** Who should not have this care, its risks, and what to do if things get worse. */
export const safety = {
  label: 'Before you decide',
  title: 'Safety and risks',
  linkText: 'Safety and risks',
  /** Comes before the crisis links. */
  worse:
    'Thinking about suicide? Call, text, or chat with 988 now, day or night. In danger this minute? Call 911.',
  /** Comes after the crisis links, for people in care. */
  worseInCare: 'If you are in our care and your mood gets worse, tell us right away, too.',
  /** Introduces both lists. */
  listsLead: 'Do not stop any medicine on your own. We ask about both lists on the call.',
  lists: [
    {
      id: 'rule-out',
      title: ruleOutTitle,
      items: [
        {
          text: 'Metal in or near your head, such as clips, fragments, or a cochlear implant (dental work is fine)',
          topic: 'Metal',
          short: 'Metal in or near your head',
        },
        {
          text: 'Any implanted stimulator, pacemaker, defibrillator, or pump',
          topic: 'implanted',
          short: 'An implanted device',
        },
        { text: 'Seizures or epilepsy, ever', topic: 'Seizures', short: 'Seizures or epilepsy' },
        {
          text: 'A stroke, brain bleed, aneurysm (weak vessel), or AVM (tangled vessels), ever',
          topic: 'stroke',
          short: 'Stroke, brain bleed, or aneurysm',
        },
        {
          text: 'High blood pressure or heart disease that is not under control',
          topic: 'High blood pressure',
          short: 'Blood pressure or heart disease that is not under control',
        },
        {
          text: 'Psychosis (losing touch with reality) ever, or mania (a very high, restless mood) now',
          topic: 'Psychosis',
          short: 'Psychosis ever, or mania now',
        },
        {
          text: 'Pregnant, trying to be, or breastfeeding',
          topic: 'Pregnant',
          short: 'Pregnant or breastfeeding',
        },
        {
          text: 'A brain tumor, a recent head injury, or raised pressure in your head or eyes',
          topic: 'brain tumor',
          short: 'Brain tumor or recent head injury',
        },
        {
          text: 'A bad reaction to ketamine, severe liver or bladder problems, or dementia',
          topic: 'reaction to ketamine',
          short: 'Bad reaction to ketamine, liver or bladder problems, or dementia',
        },
        {
          text: 'Under 18 (we know who can help)',
          topic: 'Under 18',
          pending: 'Confirm the age range the clinic treats.',
        },
      ],
    },
    {
      id: 'change',
      title: 'May change the plan',
      items: [
        {
          text: 'Thoughts of suicide, now or lately (now: call or text 988 first, then tell us)',
          topic: 'Thoughts of suicide',
          short: 'thoughts of suicide',
        },
        {
          text: 'Medicines that can cause seizures or deep sleepiness, such as bupropion (Wellbutrin), stimulants (Adderall), opioids, benzodiazepines (Xanax), or MAOIs (Nardil)',
          topic: 'Medicines',
          short: 'medicines like Wellbutrin, Adderall, or Xanax',
        },
        { text: 'Bipolar disorder', topic: 'Bipolar disorder', short: 'bipolar disorder' },
        {
          text: 'Problems with alcohol or drugs, or having just stopped alcohol or sedatives (do not stop them suddenly on your own)',
          topic: 'alcohol',
        },
        { text: 'Serious breathing trouble, or sleep apnea', topic: 'breathing' },
        { text: 'Untreated thyroid disease', topic: 'thyroid' },
        {
          text: 'Heart failure, kidney disease, kidney stones, or G6PD deficiency (for the IV nutrients)',
          topic: 'kidney disease',
          short: 'kidneys',
        },
        { text: 'Very little sleep lately', topic: 'sleep' },
      ],
    },
  ] satisfies readonly SafetyList[] as readonly SafetyList[],
  listsPending:
    'Have a clinician confirm both lists: what is missing, and which points rule the plan out or only change it.',
  /** Stands beside the booking button below both lists. */
  notSure: 'If unsure, ask us.',
  /** On a phone, opens what may rule the plan out, in full. */
  seeWhole: 'Read each in full',
  /** On a phone, opens a list of as many points, which that names. */
  seeList: (count: number) => `See ${count} points:`,
  shortList: (items: SafetyList['items']) => items.map(({ topic, short = topic }) => short).join(', '),
  risksTitle: 'Risks',
  risks: [
    {
      id: 'tms',
      title: 'TMS',
      gist: `A seizure (${seizureGist}), hearing loss, mania, or a worse mood`,
      common: 'Headache, scalp or jaw pain, toothache, face twitches, or faintness.',
      serious: [
        {
          text: `${seizureRisk} Faster schedules are less studied. We ask about past seizures and your medicines first, because both change the risk.`,
        },
        { text: 'Rarely, hearing loss (without ear protection), mania, or a worse mood.' },
      ],
      sources: ['taylor2021', 'rossi2021', 'perera2016'],
    },
    {
      id: 'ketamine',
      title: 'Ketamine',
      gist: 'Slow breathing, passing out, confusion, severe mood changes, thoughts of suicide, dependence, or bladder or liver problems',
      common:
        'Feeling detached, dreamy, dizzy, sleepy, or sick to your stomach; a fast heartbeat; a rise in blood pressure.',
      serious: [
        { text: 'Slow breathing, passing out, confusion, or seeing things that are not there.' },
        {
          text: 'Severe mood changes, or thoughts of suicide. Of 537 people in clinics, 8% felt worse after a series of visits, and 6% had more thoughts of suicide.',
        },
        { text: 'Repeated use can cause dependence, or bladder or liver problems.' },
      ],
      rule: untilNextDay,
      sources: ['mcinnes2022', 'fda2023', 'spravato'],
    },
    {
      id: 'iv',
      title: 'IV nutrients (wellness only)',
      gist: 'Infection, an allergic reaction, or harm with heart, kidney, or G6PD problems',
      common: 'Bruises, pain, or a sore vein.',
      serious: [
        { text: 'Infection, an allergic reaction, or too much fluid for a weak heart or kidneys.' },
        {
          text: 'High-dose vitamin C can harm people with kidney disease, kidney stones, or G6PD deficiency.',
        },
      ],
      sources: ['padayatty2010'],
    },
  ] satisfies readonly Risk[] as readonly Risk[],
  risksPending: 'Have a clinician confirm each risk and name what the IV nutrients contain.',
  commonLabel: 'Common',
  seriousLabel: 'Serious',
};

const aboutOwnRates = evidence.cards.some(({ rate }) => rate)
  ? ' A number marked clinic-reported is our own, and not from a controlled study.'
  : '';

/** The short and the long form of the medical disclaimer. */
export const disclaimer = {
  title: 'Medical disclaimer',
  short:
    'This website gives general information. It is not medical advice and does not make you our patient. Results vary, and no treatment works for everyone.',
  moreText: 'Read the full disclaimer',
  long: [
    'Visiting this website or booking a call does not make us your doctors. We become your doctors only after you have had a visit with us.',
    'Treatment is only for people a licensed clinician has examined and approved, and not everyone qualifies.',
    'TMS devices are cleared by the FDA for certain adults with major depression. Faster schedules may be off-label (outside what the FDA reviewed), depending on the device.',
    'The FDA has not approved ketamine, a controlled substance, for depression or any other mental health condition.',
    `No study has tested this exact ${plan.weeks}-week plan as a whole.`,
    `Research numbers come from the studies we cite.${aboutOwnRates}`,
    'If you take medicine now, do not stop or change it without talking to the person who prescribes it.',
    'If you are in crisis, call or text 988, or chat at 988lifeline.org. If you or someone else is in danger, call 911.',
  ],
};

/** The Good Faith Estimate notice (No Surprises Act, 45 CFR 149.610), shown beside prices and scheduling. */
export const goodFaithEstimate = {
  title: 'Your right to a Good Faith Estimate',
  lead: 'If you don’t have insurance, or you choose not to use it, you have the right to an estimate of what your care will cost.',
  body: [
    'You can get a Good Faith Estimate for the total expected cost of any care that is not an emergency. This includes related costs like tests, medicine, and equipment.',
    'If you schedule care at least 3 business days ahead, we give you the estimate in writing within 1 business day. If you schedule at least 10 business days ahead, or ask us for one, we give it to you within 3 business days.',
    'If any provider or facility bills you at least $400 more than its estimate, you can dispute the bill.',
    'Save a copy or picture of your estimate and the bill.',
  ],
  learnMore: {
    before: 'To learn more, visit',
    linkText: 'cms.gov/nosurprises/consumers',
    href: 'https://www.cms.gov/nosurprises/consumers',
    between: 'or call',
    phone: '1-800-985-3059',
  },
  moreText: 'Read the full notice',
  shortText: 'You have the right to a Good Faith Estimate of what your care will cost.',
};
