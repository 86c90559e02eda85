import type { ReferenceId } from './evidence';
import { plan } from './offer';

export type Risk = {
  id: string;
  title: string;
  common: string;
  serious: string;
  /** Where the risks are described. */
  sources: readonly [ReferenceId, ...ReferenceId[]];
};

/** Who should not have this care, its risks, and what to do when things get worse. */
export const safety = {
  title: 'Safety',
  linkText: 'Safety and risks',
  /** Before the crisis links. */
  worse: 'If your mood gets worse, or you think of suicide, tell us right away. In danger now? Call 911, or:',
  notForTitle: 'Who should not have this care',
  notForLead: 'Some rule the plan out, some change it. Read all, and tell us by phone.',
  /** Opens the rest of the list. */
  notForMoreText: (count: number) => `${count} more to check`,
  notFor: [
    { text: 'Metal in or near your head (dental work is fine)' },
    { text: 'Any implanted stimulator, pacemaker, defibrillator, or pump' },
    { text: 'Seizures or epilepsy, ever' },
    { text: 'A stroke, brain bleed, or aneurysm (a weak blood vessel), ever' },
    { text: 'High blood pressure or heart disease that is not under control' },
    { text: 'Psychosis (losing touch with what is real), ever, or mania (a very high, restless mood) now' },
    {
      text: 'Medicines that change seizure or sleepiness risk, such as bupropion, stimulants, opioids, benzodiazepines, or MAOIs',
    },
    { text: 'Pregnant, trying to get pregnant, or breastfeeding' },
    { text: 'A brain tumor, a recent head injury, or raised pressure in your head or eyes' },
    { text: 'Serious breathing trouble, or untreated sleep apnea' },
    { text: 'A bad reaction to ketamine' },
    { text: 'Heavy drinking, or stopping alcohol or sedatives suddenly' },
    { text: 'Bipolar disorder: it may change the plan' },
    { text: 'Severe liver or bladder problems, untreated thyroid disease, or dementia' },
    { text: 'Problems with alcohol or drug use now. Tell us; we can say who can help.' },
    {
      text: 'Under 18. Tell us; we can say who can help.',
      pending: 'Confirm the age range the clinic treats.',
    },
  ] as readonly { text: string; pending?: string }[],
  notForPending: 'Confirm the full list of reasons a person should not have this care.',
  risksTitle: 'Risks',
  risks: [
    {
      id: 'tms',
      title: 'TMS',
      common: 'Headache, scalp or jaw pain, toothache, face twitching, or feeling faint.',
      serious:
        'Rare: a seizure (under 1 in 1,000 on standard schedules; faster ones are less studied), hearing loss without ear protection, mania, or worse mood.',
      sources: ['rossi2021', 'perera2016'],
    },
    {
      id: 'ketamine',
      title: 'Ketamine',
      common:
        'Feeling detached, dreamy, dizzy, sleepy, or sick to your stomach; a fast heartbeat; a rise in blood pressure.',
      serious:
        'Slow breathing, confusion, seeing things that are not there, severe mood changes, dependence, and bladder or liver problems with repeated use. Until the next day: no driving, alcohol, or looking after children alone.',
      sources: ['fda2023', 'spravato'],
    },
    {
      id: 'iv',
      title: 'IV nutrients (not FDA-approved for depression)',
      common: 'Bruising, pain, or an irritated vein.',
      serious:
        'Infection, an allergic reaction, or too much fluid for a weak heart or kidneys. High-dose vitamin C can harm people with kidney disease, kidney stones, or G6PD deficiency.',
      sources: ['padayatty2010'],
    },
  ] satisfies readonly Risk[] as readonly Risk[],
  risksPending: 'Have a clinician confirm each risk and name what the IV nutrients contain.',
  commonLabel: 'Common',
  seriousLabel: 'Serious',
  otherOptionsTitle: 'Other options',
  otherOptions:
    'Standard TMS, other medicines, and talk therapy. Spravato, a nose spray related to ketamine, is approved for some depression. ECT is a short electric treatment while you are asleep. Insurance may cover some. Ask us, or your own doctor, how they compare.',
};

/** Short and long form of the medical disclaimer. */
export const disclaimer = {
  title: 'Medical disclaimer',
  short:
    'This website gives general information. It is not medical advice and does not make you our patient. Results vary. No treatment works for everyone.',
  moreText: 'Read the full disclaimer',
  long: [
    'Visiting this website or booking a call does not make us your doctors. That begins only after a visit.',
    'Treatment is only for people a licensed clinician has examined and approved. Not everyone qualifies.',
    'TMS devices are cleared by the FDA for certain adults with major depression. Faster schedules may be off-label (outside what the FDA reviewed), based on the device.',
    'The FDA has not approved ketamine for depression or any other mental health condition. Ketamine is a controlled substance.',
    `No study has tested this exact ${plan.weeks}-week plan as a whole.`,
    'Research numbers come from the studies we cite. Your result may differ.',
    'If you take medicine now, do not stop or change it without talking to the person who prescribes it.',
    'If you are in crisis, call or text 988, or chat at 988lifeline.org. If you or someone else is in danger, call 911.',
  ],
  /** Added to `long` while the page shows a rate that the clinic reports. */
  clinicReported:
    'A number marked clinic-reported is what the clinic says. It was not part of a controlled study.',
};

/** The Good Faith Estimate notice (No Surprises Act, 45 CFR 149.610), shown where prices and scheduling are. */
export const goodFaithEstimate = {
  title: 'Your right to a Good Faith Estimate',
  lead: 'If you don’t have insurance, or you choose not to use it, you have the right to get an estimate of what your care will cost.',
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
