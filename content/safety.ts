import { plan } from './offer';

/** Who should not have this care, its risks, and what to do when things get worse. */
export const safety = {
  title: 'Safety first',
  linkText: 'Read the risks and who should not have this care',
  notForTitle: 'Who should not have this care',
  notForLead:
    'This plan may not be safe for you if any of these fit. Tell us on the phone. You do not need to type it online.',
  notFor: [
    { text: 'Metal or an implanted device in or near your head' },
    { text: 'Seizures or epilepsy, now or in the past' },
    { text: 'High blood pressure that is not under control, or heart disease that is not steady' },
    {
      text: 'Psychosis (losing touch with what is real) now or in the past, or mania (a very high, restless mood) now',
    },
    { text: 'Pregnant, trying to get pregnant, or breastfeeding' },
    { text: 'Problems with alcohol or drug use now' },
    { text: 'Severe liver or bladder problems' },
    { text: 'Under 18', pending: 'Confirm the age range the clinic treats.' },
  ] as readonly { text: string; pending?: string }[],
  notForPending: 'Confirm the full list of reasons a person should not have this care.',
  risksTitle: 'Risks',
  risks: [
    {
      id: 'tms',
      title: 'TMS',
      common: 'Headache, scalp pain, or face twitching during a session.',
      serious:
        'Rare: a seizure (fewer than 1 in 1,000 people), hearing changes if ear protection is not used, or mania.',
    },
    {
      id: 'ketamine',
      title: 'Ketamine',
      common:
        'Feeling detached or dreamy, dizzy, sick to your stomach, or sleepy, and a rise in blood pressure.',
      serious:
        'Trouble breathing, severe changes in mood or thinking, misuse, or bladder problems with repeated use. You can’t drive until the next day, after a good night’s sleep.',
    },
    {
      id: 'iv',
      title: 'IV nutrients',
      common: 'Bruising or pain where the needle goes in.',
      serious:
        'Infection or an allergic reaction can happen. IV nutrients are not approved by the FDA to treat depression.',
    },
  ],
  commonLabel: 'Common',
  seriousLabel: 'Serious',
  otherOptionsTitle: 'Other options',
  otherOptions:
    'Other care can help too: standard TMS, Spravato (a nose spray related to ketamine, approved for some depression), ECT (a short electric treatment while you are asleep), other medicines, and talk therapy. Insurance may cover some of them. Ask us, or your own doctor, how they compare.',
  worse:
    'If your mood gets worse, or you have new thoughts of suicide, tell us right away. Call or text 988 any time, or call 911.',
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
    'IV nutrients and spa services are for wellness. They are not approved to treat depression.',
    `No study has tested this exact ${plan.weeks}-week plan as a whole.`,
    'Numbers marked clinic-reported come from our own records. They were not part of a controlled study. Research numbers come from the studies we cite. Your result may differ.',
    'If you take medicine now, do not stop or change it without talking to the person who prescribes it.',
    'If you are in crisis, call or text 988, or chat at 988lifeline.org. If you or someone else is in danger, call 911.',
  ],
};

/** The Good Faith Estimate notice (No Surprises Act, 45 CFR 149.610), shown where prices and scheduling are. */
export const goodFaithEstimate = {
  title: 'Your right to a Good Faith Estimate',
  lead: 'If you don’t have insurance, or you choose not to use it, you have the right to get an estimate of what your care will cost.',
  body: [
    'You can get a Good Faith Estimate for the total expected cost of any care that is not an emergency. This includes related costs like tests, medicine, and equipment.',
    'If you schedule care at least 3 business days ahead, we give you the estimate in writing within 1 business day. If you schedule at least 10 business days ahead, or ask us for one, we give it to you within 3 business days.',
    'If your bill is at least $400 more than your estimate, you can dispute the bill.',
    'Save a copy or picture of your estimate.',
  ],
  learnMore: {
    before: 'To learn more, visit',
    linkText: 'cms.gov/nosurprises',
    href: 'https://www.cms.gov/nosurprises',
    between: 'or call',
    phone: '1-800-985-3059',
  },
  shortText: 'You have the right to a Good Faith Estimate of what your care will cost.',
  linkText: 'Read your right to a Good Faith Estimate',
};
