import { clinic } from './clinic';
import { consultation, orFinanced, plan, spots } from './offer';

/** Who offers the plan. */
const sender = clinic.city ? `by ${clinic.name}, ${clinic.city}` : `by ${clinic.name}`;

const inPerson = clinic.city ? `in person in ${clinic.city}` : 'in person';

/** The end of the title. Search results show about 60 characters, and people look for care nearby. */
const titleEnd = clinic.city ? `, ${clinic.city}` : ` | ${clinic.name}`;

/** Splits a name into two lines so that the longer line is as short as possible. */
function inTwoLines(name: string): readonly [string, string] {
  const words = name.split(' ');
  const splits = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const);
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, split) => (longest(split) < longest(best) ? split : best), [name, '']);
}

/** Texts and links that every page shows. */

export const site = {
  language: 'en-US',
  skipLink: 'Skip to the main content',
  brandLabel: `${plan.name} ${sender}, home`,
  /** The wordmark's two lines. */
  wordmark: inTwoLines(plan.name),
  /** Shown below the wordmark. */
  sender,
  /** Title of the home page in search results and shared links. */
  homeTitle: `${plan.weeks}-week TMS and ketamine plan for depression${titleEnd}`,
  /** What the plan is, for structured data, without a call to action. */
  service: `A ${plan.weeks}-week plan for adults with depression, ${inPerson}. It combines TMS, IV ketamine, tests, and a weekly check-in.`,
  /** Shown below the title in search results and shared links. `price` is formatted. */
  description: (price: string) =>
    `A ${plan.weeks}-week plan of TMS, IV ketamine, and weekly check-ins for adults with depression, ${inPerson}. It costs ${price}, and the first call is free.`,
};

/** The picture beside a shared link. Its headline is that of the home page. */
export const socialImage = {
  /** `price` is formatted. */
  line: (price: string) =>
    `${price}, ${inPerson}. Start with a free ${consultation.minutes}-minute phone call.`,
  alt: `${plan.name}: a sunrise over the sea, and each visit of the ${plan.weeks} weeks as a mark.`,
};

export type Link = { text: string; href: string };

/** Texts and links fixed by the clinic. Each link leads to a section of the home page. */
export const navigation = {
  label: 'Main',
  links: [
    { text: 'Home', href: '/#hero' },
    { text: 'Why Others Fail', href: '/#problem' },
    { text: 'Our Solution', href: '/#solution' },
    { text: 'What’s Included', href: '/#value' },
    { text: 'Process', href: '/#process' },
    { text: 'Guarantee', href: '/#guarantee' },
  ] satisfies readonly Link[] as readonly Link[],
  pending:
    'Have counsel confirm that “Guarantee” and “Why Others Fail” may stand in the menu, in every state the clinic serves.',
  apply: { text: 'Apply Now', href: '/booking' },
  /** What people weigh before they decide: in the menu of narrow screens. */
  weigh: [
    { text: 'Safety and risks', href: '/#safety' },
    { text: 'Other options', href: '/#options' },
    { text: 'Questions people ask', href: '/#questions-title' },
    { text: 'What studies found', href: '/#evidence-title' },
  ] satisfies readonly Link[] as readonly Link[],
  /** Shown before the clinic's phone number. */
  call: 'Call',
  /** Printed at the top of a page. `address` has no "https://", e.g. "www.example.com". */
  printed: (address: string, pricesAsOf: string) =>
    `${address} — ${clinic.phone} — Prices checked on ${pricesAsOf}`,
  menu: { open: 'Open the menu', close: 'Close the menu', title: 'Menu' },
};

/** The only call to action, drawn with an arrow between its two parts. Its text reads "Apply Now → Book Consult". */
export const bookConsult = { before: 'Apply Now', after: 'Book Consult', href: '/booking' };

/** The 988 Suicide & Crisis Lifeline, in three ways, because not everyone can talk, or talk safely. */
export const crisis = {
  question: 'In crisis?',
  call: { text: 'Call 988', href: 'tel:988' },
  text: { text: 'Text 988', href: 'sms:988' },
  chat: { text: 'Chat with 988', href: 'https://988lifeline.org/chat/' },
  /** Shown between the links. */
  or: '·',
  note: 'free, 24/7',
  menuNote: 'Free and private, 24 hours a day.',
  label: 'Crisis help',
};

/** For people who cannot take a call, shown wherever one is offered. */
export const withoutVoice = {
  text: 'Can’t take a voice call? We can use a relay service, captions, or an interpreter, or write instead.',
  linkText: 'Email us and we will set it up',
  pending: 'Confirm that the clinic takes relay calls, arranges interpreters, and can talk in writing.',
};

export const footer = {
  crisisTitle: 'If you might hurt yourself, please don’t wait for us.',
  crisisText:
    'The 988 Suicide & Crisis Lifeline is free, private, and always open. Veterans can press 1. For Spanish, press 2. For American Sign Language, call by videophone. In danger now? Call 911.',
  about: `A ${plan.weeks}-week plan from ${clinic.name}.`,
  quickLinksTitle: 'Quick links',
  quickLinks: [
    ...navigation.links.slice(1),
    ...navigation.weigh,
    { text: 'Apply Now', href: '/booking' },
  ] satisfies readonly Link[] as readonly Link[],
  programTitle: 'Program information',
  program: (n: { phases: number; paidInFull: string; financed: string | null }) => [
    `${plan.weeks} weeks, ${n.phases} phases`,
    `Up to ${spots.perQuarter} people each quarter`,
    `${n.paidInFull} paid in full${orFinanced(n.financed)}`,
    `Free ${consultation.minutes}-minute phone consultation`,
  ],
  /** Labels of the clinic record's optional facts; unknown facts are left out. */
  record: {
    address: 'Address',
    directions: 'Directions',
    hours: 'Phone hours',
    statesServed: 'We care for people in',
    legalEntity: 'Care is provided by',
    medicalDirector: 'Medical director',
  },
  /**
   * Links to the policies in the clinic's record, in order. `id` is the name of the policy's field in
   * content/clinic.ts.
   */
  policies: [
    { id: 'noticeOfPrivacyPractices', text: 'Notice of Privacy Practices' },
    { id: 'privacyUrl', text: 'Website privacy policy' },
    { id: 'healthDataUrl', text: 'Consumer health data policy' },
    { id: 'nondiscriminationNotice', text: 'Nondiscrimination notice' },
    { id: 'languageAssistanceNotice', text: 'Language help and aids' },
    { id: 'accessibilityUrl', text: 'Accessibility help' },
  ] as const,
  copyright: `© ${clinic.name}. All rights reserved.`,
};
