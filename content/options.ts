import type { ReferenceId } from './evidence';
import { consultation, coreTreatment, orFinanced, plan } from './offer';
import { seizures } from './safety';
import type { Link } from './site';

/** What every option answers, in the order of the table's columns. */
export type OptionQuestionId = 'effect' | 'course' | 'harms' | 'life' | 'time' | 'cost';

/** Prices as text, e.g. "$9,999"; `financed` is null where the clinic offers no financing. */
type Prices = { paidInFull: string; financed: string | null };

/**
 * One answer, and where its facts can be checked: studies and public texts from the list of references or, for what only
 * this clinic can say about its own plan, the place on this site that says it.
 */
export type OptionAnswer = { text: string | ((prices: Prices) => string) } & (
  | { sources: readonly [ReferenceId, ...ReferenceId[]]; ownSource?: never }
  | { ownSource: Link; sources?: never }
);

/** Something a person with depression can choose to do next. */
export type TreatmentOption = {
  id: string;
  name: string;
  /** One sentence: what it is. */
  what: string;
  answers: Readonly<Record<OptionQuestionId, OptionAnswer>>;
  /** A note that remains until a clinician has confirmed the answers. */
  pending?: string;
};

/** The comparison of treatment options, for the page and for its one-page printout. */
export const options = {
  title: 'Your options, side by side',
  /** Says what the reader is deciding, and that this clinic offers only the first option. Always visible. */
  lead: 'When medicine has not helped enough, you choose what to try next. These are your main options. We offer only the first.',
  leadPending: 'Confirm that this clinic offers only the first of the options.',
  moreText: (count: number) => `Compare all ${count}, with harms and costs`,
  /** The condition that all options are for. */
  condition: {
    text: 'Major depression is more than sadness. For two weeks or longer, it makes it hard to feel, think, sleep, eat, or work.',
    sources: ['nimhDepression'] satisfies readonly ReferenceId[] as readonly ReferenceId[],
  },
  /** How sure the numbers are. */
  limits:
    '“Better” means symptoms cut by half or more, and “well” means few or none left. Most numbers are from different studies, so small gaps mean little. No one can tell how you will do.',
  /** The heading of the first column. */
  optionLabel: 'Option',
  questions: [
    { id: 'effect', text: 'How well it works' },
    { id: 'course', text: 'What it is like' },
    { id: 'harms', text: 'Side effects and harms' },
    { id: 'life', text: 'Work and driving' },
    { id: 'time', text: 'How soon, how long' },
    { id: 'cost', text: 'Cost and who pays' },
  ] satisfies readonly { id: OptionQuestionId; text: string }[] as readonly {
    id: OptionQuestionId;
    text: string;
  }[],
  items: [
    {
      id: 'plan',
      name: 'This plan',
      what: `${coreTreatment.tmsSessions} faster TMS and ${coreTreatment.ketamineSessions} IV ketamine sessions, tests, and check-ins, in ${plan.weeks} weeks.`,
      answers: {
        effect: {
          text: 'No study has tested the whole plan. After 3 weeks of ketamine, 55 of 100 people were better, but another trial saw no clear gain over a sedating drug. Faster TMS has only had small trials.',
          sources: ['anand2023', 'jelovac2025', 'cole2022'],
        },
        course: {
          text: 'TMS taps on your head with loud clicks while you sit awake. On ketamine, you may feel dreamy or far away.',
          sources: ['perera2016', 'fda2023'],
        },
        harms: {
          text: 'It has the harms of standard TMS. Ketamine can make you dizzy, detached, or sick, and raise your blood pressure. Of 100, 8 felt worse and 6 had more thoughts of suicide: then call 988. Repeated use can lead to dependence or bladder harm.',
          sources: ['mcinnes2022', 'fda2023', 'spravato'],
        },
        life: {
          text: 'You come in most weekdays for about 4 weeks. After ketamine, you need a ride and do not drive until the next day.',
          sources: ['spravato'],
        },
        time: {
          text: 'Some feel a change within a day. Of 100 whom ketamine helped, about 60 were still better 8 weeks later.',
          sources: ['phillips2019', 'mcinnes2022'],
        },
        cost: {
          text: ({ paidInFull, financed }) =>
            `You pay ${paidInFull}${orFinanced(financed)}. We do not bill insurance for it.`,
          ownSource: { text: 'Our price', href: '/#value' },
        },
      },
      pending: 'Have a clinician confirm the six answers on this plan, and their sources.',
    },
    {
      id: 'standard-tms',
      name: 'Standard TMS',
      what: 'Magnetic pulses, once each weekday.',
      answers: {
        effect: {
          text: 'After 8 weeks, 52 of 100 people were better with it, and 36 after switching medicine. After about 13 sessions, 29 were better, against 10 with pretend TMS.',
          sources: ['papakostas2024', 'berlim2014'],
        },
        course: {
          text: 'It taps on your head with loud clicks while you sit awake for 30 to 40 minutes.',
          sources: ['ranzcp'],
        },
        harms: {
          text: `Headaches and a sore scalp are common and often fade. A seizure is rare: in about ${seizures['figure-8']} of 10,000 people with the usual coil, and ${seizures['h-coil']} with another.`,
          sources: ['perera2016', 'taylor2021'],
        },
        life: {
          text: 'You come in most weekdays. You can work and drive after each visit.',
          sources: ['ranzcp'],
        },
        time: {
          text: 'It takes 4 to 6 weeks or longer. Of 100 whom it helped, about 62 were still better a year later, some after more TMS.',
          sources: ['ranzcp', 'dunner2014'],
        },
        cost: {
          text: 'Medicare and some health plans pay in severe depression that medicine has not helped. You pay your share.',
          sources: ['cmsTms'],
        },
      },
      pending: 'Have a clinician confirm the six answers on standard TMS, and their sources.',
    },
    {
      id: 'esketamine',
      name: 'Spravato',
      what: 'A nose spray with a form of ketamine.',
      answers: {
        effect: {
          text: 'After 4 weeks with a new medicine, 59 of 100 people were better, against 45 with a pretend spray added.',
          sources: ['turkoz2021'],
        },
        course: {
          text: 'You use it at a clinic, where staff watch over you. You may feel dreamy or far away.',
          sources: ['spravato'],
        },
        harms: {
          text: 'About 25 of 100 felt nausea, 24 felt detached, and 22 dizzy. The label warns of deep sleepiness, misuse, and, in young adults, thoughts of suicide.',
          sources: ['janik2025', 'spravato'],
        },
        life: {
          text: 'Each visit takes over 2 hours. You need a ride and do not drive until the next day.',
          sources: ['spravato'],
        },
        time: {
          text: 'Some feel a change within a day. You come twice a week for 4 weeks, then less often. Of 100 who were well, 27 relapsed on it, and 45 who stopped.',
          sources: ['janik2025', 'spravato', 'daly2019'],
        },
        cost: {
          text: 'Some health plans pay when medicines have not helped. Ask yours first.',
          sources: ['bcbsndSpravato'],
        },
      },
      pending: 'Have a clinician confirm the six answers on Spravato, and their sources.',
    },
    {
      id: 'ect',
      name: 'ECT',
      what: 'Electroconvulsive therapy, while you are asleep.',
      answers: {
        effect: {
          text: 'After 3 weeks, 41 of 100 people were better, against 55 with ketamine. In a hospital trial, 63 got well, against 46 with ketamine.',
          sources: ['anand2023', 'ekstrand2022'],
        },
        course: {
          text: 'You sleep through a brief seizure and feel nothing of it. Nurses are near when you wake up.',
          sources: ['utsw'],
        },
        harms: {
          text: 'A headache, nausea, or confusion can last some hours, and memory gaps can stay. Lasting harms were more common than with ketamine, but fewer people quit.',
          sources: ['utsw', 'ekstrand2022'],
        },
        life: {
          text: 'You need a ride and do not drive that day. Ask when you may work and drive again.',
          sources: ['utsw'],
        },
        time: {
          text: 'You come 2 or 3 times a week, 6 to 12 times in all. Of 100 whom it helped, about 38 relapsed within 6 months and 51 within a year.',
          sources: ['ibxEct', 'jelovac2013'],
        },
        cost: {
          text: 'Some health plans pay in severe depression that medicine has not helped. Ask yours first.',
          sources: ['ibxEct'],
        },
      },
      pending: 'Have a clinician confirm the six answers on ECT, and their sources.',
    },
    {
      id: 'medicine-therapy',
      name: 'Medicine and talk therapy',
      what: 'You switch or add a medicine, start talk therapy, or do both.',
      answers: {
        effect: {
          text: 'After 8 weeks, 36 of 100 people who switched medicine were better, and 38 who added one. With talk therapy added, 46 were after 6 months, against 22 without.',
          sources: ['papakostas2024', 'wiles2013'],
        },
        course: {
          text: 'You take pills each day, or see a therapist for about an hour, 12 to 18 times in that trial.',
          sources: ['nimhMedicines', 'wiles2013'],
        },
        harms: {
          text: 'Medicine can cause nausea, weight gain, sleepiness, sexual problems, and, in young adults, thoughts of suicide. In therapy, about 4 of 100 got worse, fewer than without it.',
          sources: ['nimhMedicines', 'spravato', 'cuijpers2018'],
        },
        life: {
          text: 'You can work and drive, unless a medicine makes you sleepy.',
          sources: ['nimhMedicines'],
        },
        time: {
          text: 'Medicine takes 4 to 6 weeks or longer. Each further one helped fewer: 31 of 100 got well on the second, and 14 on the third. Gains from therapy held for a year.',
          sources: ['nimhMedicines', 'wiles2013', 'rush2006'],
        },
        cost: {
          text: 'Marketplace health plans must cover both. You pay your share.',
          sources: ['healthcareGov'],
        },
      },
      pending: 'Have a clinician confirm the six answers on medicine and talk therapy, and their sources.',
    },
    {
      id: 'wait',
      name: 'Nothing new for now',
      what: 'You wait, and stay in touch with your doctor.',
      answers: {
        effect: {
          text: 'Of 100 people without treatment, about 23 were well after 3 months, and 53 after a year. It may be fewer in severe depression.',
          sources: ['whiteford2013'],
        },
        course: {
          text: 'You need no visits. Your days go on, and so do your symptoms.',
          sources: ['nimhDepression'],
        },
        harms: {
          text: 'It brings no new side effects. Depression can get worse, though, and bring thoughts of suicide: then call or text 988.',
          sources: ['nimhDepression'],
        },
        life: {
          text: 'No treatment is in the way. Depression itself can make work and driving hard.',
          sources: ['nimhDepression'],
        },
        time: {
          text: 'If it lifts by itself, it takes months. If your doctor agrees to a short wait, set a day to look again.',
          sources: ['whiteford2013'],
        },
        cost: {
          text: 'You pay nothing new. Depression that stays can cost you days of work.',
          sources: ['nimhDepression'],
        },
      },
      pending: 'Have a clinician confirm the six answers on waiting, and their sources.',
    },
  ] satisfies readonly TreatmentOption[] as readonly TreatmentOption[],
  values: {
    title: 'What matters most to you?',
    lead: 'There is no right answer. Nothing here is kept or scored.',
    prompts: [
      { text: 'How soon do I need a change, and how much time can I give to it?' },
      { text: 'Which side effects could I live with, and which could I not?' },
      { text: 'What can I pay, and who could drive me or stay with me?' },
    ],
  },
  ask: {
    title: 'Eight questions to ask us, or anyone else',
    items: [
      { text: 'How likely is it that this helps me, and how do you know?' },
      { text: 'How many people like me have you treated, and how did they do?' },
      { text: 'What are the risks for me, with my health and medicines?' },
      { text: 'Who watches over me, and what happens in an emergency?' },
      { text: 'What do we do if I feel worse, or if nothing changes?' },
      { text: 'How long might it last, and what would I need afterward?' },
      { text: 'What do I pay in all, and what would my insurance pay for?' },
      { text: 'What else could I try, and what if I wait?' },
    ],
  },
  /** ISO date on which someone last looked up every study and rule in the table. */
  asOf: '2026-11-25',
  /** Who wrote this, when, and who paid; the days are formatted, e.g. "November 25, 2026". */
  about: (n: { asOf: string; next: string }) =>
    `We wrote this, and we sell the first option. Nobody else paid for it. We looked up its facts on ${n.asOf} and look again by ${n.next}.`,
  aboutPending: 'Confirm that nobody outside the clinic paid for the comparison of options.',
  sheet: {
    printText: 'Print this page for your doctor or someone you trust',
    /** Shown after a visitor has followed that link. */
    note: 'This now prints as one sheet. If no window opens, choose Print in your browser.',
    leaveText: 'Print the whole page instead',
    /** The printed sheet's first line, before the phone number; `address` has no "https://", e.g. "www.example.com". */
    contact: (n: { clinic: string; address: string }) =>
      `From ${n.clinic}, ${n.address}, where the sources are listed. For a free ${consultation.minutes}-minute call, phone`,
  },
};
