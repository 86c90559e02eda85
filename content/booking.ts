import { clinic } from './clinic';
import { consultation, plan } from './offer';
import { caller } from './team';

const place = clinic.city ? `, given in person in ${clinic.city}` : '';

export const booking = {
  metaTitle: 'Schedule your free consultation',
  metaDescription: `A free ${consultation.minutes}-minute phone call about TMS and IV ketamine for depression${place}. Pick a time online, and decide nothing on the call.`,
  backText: 'Back to Home',
  title: 'Schedule Your Free Consultation',
  lead: `A free ${consultation.minutes}-minute phone call. You decide nothing yet, and can cancel.`,
  /** Says who calls and from which number, beside the portraits. */
  sender: {
    who: caller ? `${caller.name} of ${clinic.name}` : clinic.name,
    number: `calls you from ${clinic.phone}`,
    pending: 'Confirm that outgoing calls show this number, and that people can cancel.',
  },
  notEmergency:
    'Our phone is not an emergency line. If you are in crisis, call or text 988. If you are in danger, call 911.',
  /** Followed by a link. */
  beforeSafetyLink: 'Before you book, you can read',
};

export const schedulerPending =
  'Confirm that the clinic’s scheduler is set up as the README asks, and that its agreement (BAA) is signed.';

export const steps = {
  title: 'Three steps',
  items: [
    {
      title: `Free ${consultation.minutes}-minute phone consultation`,
      text: 'We ask how you are doing, what you have tried, and a few health questions. You can ask us anything, or mostly listen.',
    },
    {
      title: 'Program acceptance',
      text: `We tell you if the plan could fit you. Only qualified candidates are accepted, because it must be safe for you. If you say yes, your full ${plan.weeks} weeks are pre-booked with you. If it does not fit, we point you to other care.`,
    },
    {
      title: 'Begin your journey',
      text: 'In weeks 1 and 2, you have the exam (a psychiatric evaluation and safety checks) and testing. Treatment starts only if the exam shows it is safe.',
    },
  ],
  pending:
    'Confirm the order (call, acceptance, exam, then treatment), and that a person owes nothing for pre-booked weeks if the exam stops the plan.',
};

export const calendar = {
  sectionTitle: 'Pick a time',
  words: {
    help: 'Other ways to book:',
    offline: 'You seem to be offline.',
    bookedOffline: 'Your call is booked. The next page opens when you are online again.',
    openText: 'Open the calendar in a new tab',
    callText: 'Call',
    emailText: 'Email',
    hoursText: 'Phone hours',
    /** Follows "Loading the calendar." after a few seconds. */
    slow: 'It is taking longer than usual.',
    announced: {
      loading: 'Loading the calendar.',
      ready: 'The calendar is ready.',
      booked: 'Your call is booked. Taking you to the next page.',
    },
    stalled: {
      title: 'The calendar is taking a long time',
      text: 'An ad blocker or a slow connection may be the cause. You can book another way:',
    },
    blocked: {
      title: 'Your browser did not load the calendar',
      text: 'An ad blocker or a setting may be the cause. You can book another way:',
    },
    lost: {
      title: 'If you just picked a time, look for the email',
      text: 'The calendar went on to a page that your browser did not show. If no email comes, call or email us before you pick a time again:',
    },
    requested: {
      title: 'You have asked for a time',
      text: 'It is not booked yet. We confirm it by email. To be sure, call or email us:',
    },
    linkOut: {
      title: 'Pick a time in our calendar',
      text: 'It opens in a new tab. You can also book by phone or email:',
    },
    tryAgainText: 'Try again',
    showText: 'Show the calendar anyway',
    hideText: 'Hide this message',
  },
  frameTitle: `Calendar: book your free ${consultation.minutes}-minute call`,
  /** Shown above the frame: who runs the calendar, and what not to type. */
  privacy: (provider: string) =>
    `${provider}, not us, runs this calendar, so please enter no health details.`,
  /** Follows that text, for calendars that cannot report a booking to this page. */
  confirmation: (provider: string) =>
    `${provider} sends your confirmation by email, and if none comes, please call us.`,
  privacyDemo:
    'The calendar below is a demonstration that keeps nothing and books nothing. To talk to us, please call or email.',
};

export const whatToExpect = {
  title: 'What to expect',
  items: [
    { text: `${caller?.name ?? 'Someone from our team'} calls you at the time you pick.` },
    { text: 'We listen and ask a few questions, and you tell us only what you want to.' },
    { text: 'We explain the plan, the cost, and the risks in plain words.' },
    { text: 'You can ask us anything, and take your time to decide afterward.' },
    { text: 'Someone close to you can join the call, if you like.' },
    { text: 'If it is not a good fit, we say so and name other options.' },
  ],
  pending: 'Confirm who makes the consultation call and what it covers.',
};

export const wontDo = {
  title: 'What we won’t do',
  items: [
    { text: 'Charge you for the call.' },
    { text: 'Ask you to pay or decide on the call.' },
    { text: 'Change your medicines over the phone.' },
  ],
  pending: 'Confirm the three things the clinic does not do on the consultation call.',
};

export const contact = {
  title: 'Rather talk to a person?',
  text: 'You can book by phone or email just as well.',
  hoursText: 'Phone hours',
};
