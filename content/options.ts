import type { ReferenceId } from './evidence';
import { consultation, daysAWeek, orFinanced, plan, tmsDevice, treatmentWeeks } from './offer';
import { seizureCount, seizures } from './safety';
import type { Link } from './site';

/** The risk of a seizure in this plan, by the clinic's own kind of coil once its device is known. */
const ownSeizureRisk = `${tmsDevice && tmsDevice.coil !== 'other' ? 'With our TMS coil' : 'With TMS'}, ${seizureCount} in 10,000 people have a seizure, and faster schedules are less studied.`;

/** What every option answers, in the order of the table's columns. */
type OptionQuestionId = 'effect' | 'harms' | 'course' | 'life' | 'time' | 'cost';

/** Prices as text, e.g. "$9,999"; `financed` is null where the clinic offers no financing. */
type Prices = { paidInFull: string; financed: string | null };

/**
 * One answer, and where its facts can be checked: studies and public texts from the list of references or, for what only
 * this clinic can say about its own plan, the place on this site that says it. On a screen, each text of a list begins on
 * a line of its own, so that a long answer is not one block.
 */
export type OptionAnswer = { text: string | readonly string[] | ((prices: Prices) => string) } & (
  | { sources: readonly [ReferenceId, ...ReferenceId[]]; ownSource?: never }
  | { ownSource: Link; sources?: never }
);

/**
 * How far a number can be trusted, by `certainty.rule` below. It is "good" after several trials that hid who got what.
 * It is "fair" after one such trial or after large studies that did not hide it. It is "low" if studies were few,
 * small, or had no comparison.
 */
export type Certainty = {
  level: 'low' | 'fair' | 'good';
  /** The number, kind or size of the studies, in a few words that fit in parentheses, e.g. "29 small trials". */
  because?: string;
};

/** An answer with rates or times from studies. */
export type RatedAnswer = OptionAnswer & { certainty: Certainty };

/**
 * The answers of one option. People look first for how well it works, so that answer must also give the reason for its
 * certainty.
 */
type Answers = Readonly<
  Record<'effect', RatedAnswer & { certainty: Required<Certainty> }> &
    Record<'harms' | 'time', RatedAnswer> &
    Record<'course' | 'life' | 'cost', OptionAnswer>
>;

/** Something a person with depression can choose to do next. */
export type TreatmentOption = {
  id: string;
  name: string;
  /** One sentence: what it is. */
  what: string;
  /** One sentence: whom it may suit. The printed sheet has no room for it. */
  suits: string;
  answers: Answers;
  /** The same facts in a few words, so that all options can be compared at a glance. */
  glance: { visits: string; ride: string; payer: string | ((prices: Prices) => string) };
  /** A note that remains until a clinician has confirmed the answers. */
  pending?: string;
};

/** The comparison of treatment options, for the page and for its one-page printout. */
export const options = {
  label: 'Other options',
  title: 'Compare your options',
  /** Says what the reader is deciding, and that this clinic offers only the first option. Always visible. */
  lead: 'We offer only the first, but each can be your next step. “Evidence” rates the studies, not the treatment.',
  leadPending: 'Confirm that this clinic offers only the first of the options.',
  /** What is compared at a glance. */
  glance: {
    payer: 'Who pays?',
    visits: 'Visits',
    certainty: 'Evidence',
    ride: 'Ride home?',
  },
  moreText: 'Notes, questions, and a printout',
  /** How the comparison is meant. */
  reading: {
    title: 'How to read this',
    /** The condition that all options are for. */
    condition: {
      text: 'Major depression is more than sadness. It can numb feelings, drain the body, and make it hard to think, to act, and to be with others.',
      sources: ['fusarpoli2023'] satisfies readonly ReferenceId[] as readonly ReferenceId[],
    },
    limits:
      '“Better” means symptoms cut by half or more, and “well” means few or none left. Most numbers are from different studies, so small gaps mean little.',
  },
  certainty: {
    pending: 'Have a clinician confirm how sure each number in the table of options is.',
    /** The levels from the lowest. */
    levels: { low: 'Low', fair: 'Fair', good: 'Good' },
    /** The rule by which the levels are assigned. */
    rule: '“Evidence” is good after several trials in which people did not know what they got. It is fair after one such trial or large studies, and otherwise low.',
    /** Follows an answer. */
    text: ({ level, because }: Certainty) =>
      because ? `Evidence: ${level} (${because}).` : `Evidence: ${level}.`,
  },
  /** The heading of the first column. */
  optionLabel: 'Option',
  questions: [
    { id: 'effect', text: 'How well it works' },
    { id: 'harms', text: 'Side effects and harms' },
    { id: 'course', text: 'What it is like, and later' },
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
      what: `Both treatments, in ${plan.weeks} weeks.`,
      suits: 'May suit you if you want both soon, from one team.',
      glance: {
        visits: `${daysAWeek}, about ${treatmentWeeks} weeks`,
        ride: 'Some days',
        payer: ({ paidInFull }) => `You pay ${paidInFull}`,
      },
      answers: {
        effect: {
          text: [
            'No study has tested the whole plan.',
            'After 3 weeks, 55 of 100 people were better on ketamine, and 41 with ECT. In a hospital trial, 46 got well, and 63 with ECT.',
            'In others, ketamine did not clearly beat a sedating drug, or add much to TMS. Faster TMS has only had small studies. For standard TMS, see the next option.',
          ],
          sources: ['anand2023', 'ekstrand2022', 'jelovac2025', 'shanok2024'],
          certainty: { level: 'low', because: 'no trial of the plan' },
        },
        harms: {
          text: [
            `A sore scalp and headaches are common. ${ownSeizureRisk}`,
            'Of 100 people on ketamine, 69 felt dizzy, 60 detached, 45 anxious, 27 sick, and 25 confused, and more quit than with ECT.',
            'Repeated use can lead to dependence or bladder harm.',
            'In clinics, 8 of 100 felt worse and 6 had more thoughts of suicide: if so, call 988.',
          ],
          sources: ['perera2016', 'taylor2021', 'ekstrand2022', 'mcinnes2022', 'fda2023'],
          certainty: { level: 'low', because: 'never tested together' },
        },
        course: {
          text: 'TMS taps on your head with loud clicks. On ketamine, you may feel dreamy or far away. Of 12 people asked, nearly all felt better at first. For most it faded, and some then felt hopeless.',
          sources: ['perera2016', 'fda2023', 'lascelles2021'],
        },
        life: {
          text: `You come in ${daysAWeek} for about ${treatmentWeeks} weeks. After ketamine, you need a ride. Until the next day, do not drive or care for children alone.`,
          sources: ['spravato'],
        },
        time: {
          text: 'Some feel a change within a day. Of 100 whom ketamine helped, about 60 were still better 8 weeks later. Of 100 whom it made well in a hospital trial, 30 stayed well for a year.',
          sources: ['phillips2019', 'mcinnes2022', 'ekstrand2022'],
          certainty: { level: 'low' },
        },
        cost: {
          text: ({ paidInFull, financed }) =>
            `You pay ${paidInFull}${orFinanced(financed)}. We do not bill insurance for it.`,
          ownSource: { text: 'Our price', href: '/#value' },
        },
      },
      pending: 'Have a clinician confirm whom this plan may suit, the six answers on it, and their sources.',
    },
    {
      id: 'standard-tms',
      name: 'Standard TMS',
      what: 'Magnetic pulses each weekday.',
      suits: 'May suit you if you want no drug, and many studies.',
      glance: { visits: '5 days a week, 4 weeks or more', ride: 'No need', payer: 'Many health plans' },
      answers: {
        effect: {
          text: 'After 8 weeks, 52 of 100 people were better with it, and 36 after switching medicine. After about 13 sessions, 29 were better, and 10 with pretend TMS.',
          sources: ['papakostas2024', 'berlim2014'],
          certainty: { level: 'good', because: 'for the last numbers, from 29 trials' },
        },
        harms: {
          text: `A sore scalp and headaches are common and often fade. About 5 of 100 people stopped because of them. A seizure is rare: about ${seizures['figure-8']} in 10,000 people with the usual coil, and ${seizures['h-coil']} in 10,000 with another.`,
          sources: ['perera2016', 'oreardon2007', 'taylor2021'],
          certainty: { level: 'fair' },
        },
        course: {
          text: 'It taps on your head with loud clicks while you sit awake for up to 40 minutes. In a trial, daily life improved more than with pretend TMS.',
          sources: ['mayoTms', 'solvason2014'],
        },
        life: {
          text: 'You come in 5 days a week. You can drive home and go on with your day.',
          sources: ['mayoTms'],
        },
        time: {
          text: 'It takes 4 to 6 weeks or longer. Of 100 whom it helped, about 62 were still better a year later, some after more TMS.',
          sources: ['mayoTms', 'dunner2014'],
          certainty: { level: 'low' },
        },
        cost: {
          text: 'Medicare in some regions and many health plans pay if you meet their rules. Ask yours.',
          sources: ['cmsTms'],
        },
      },
      pending:
        'Have a clinician confirm whom standard TMS may suit, the six answers on it, and their sources.',
    },
    {
      id: 'esketamine',
      name: 'Spravato',
      what: 'A ketamine nose spray.',
      suits: 'May suit you if FDA approval for depression matters to you.',
      glance: {
        visits: 'Twice a week for 4 weeks, then fewer',
        ride: 'Each time',
        payer: 'Many health plans',
      },
      answers: {
        effect: {
          text: 'After 4 weeks with a new medicine, 59 of 100 people were better on it, and 45 on a pretend spray.',
          sources: ['turkoz2021'],
          certainty: { level: 'fair', because: 'the maker’s two trials' },
        },
        harms: {
          text: 'Of 100 people, 25 felt sick, 24 detached, and 22 dizzy. The label warns of deep sleepiness, misuse, and, in young adults, thoughts of suicide.',
          sources: ['janik2025', 'spravato'],
          certainty: { level: 'fair' },
        },
        course: {
          text: 'At a clinic, you may feel dreamy or far away while staff watch over you. Of 100 who stayed on it, 88 said life was better, but 29 were not fully satisfied.',
          sources: ['spravato', 'dinicola2025'],
        },
        life: {
          text: 'Each visit takes over 2 hours. You need a ride and do not drive until the next day.',
          sources: ['spravato'],
        },
        time: {
          text: 'Some feel a change within a day. You come twice a week for 4 weeks, then less often. In a trial of people who were well, 73 of 100 stayed well on it, and 55 of 100 after stopping.',
          sources: ['janik2025', 'spravato', 'daly2019'],
          certainty: { level: 'fair' },
        },
        cost: {
          text: 'Many health plans pay if you meet their rules. Ask yours.',
          sources: ['bcbsndSpravato'],
        },
      },
      pending: 'Have a clinician confirm whom Spravato may suit, the six answers on it, and their sources.',
    },
    {
      id: 'ect',
      name: 'ECT',
      what: 'Electroconvulsive therapy, while asleep.',
      suits: 'May suit you if depression is severe, or nothing else has helped.',
      glance: { visits: '2 or 3 a week, 6 to 12 in all', ride: 'Each time', payer: 'Many health plans' },
      answers: {
        effect: {
          text: 'In a trial, 63 of 100 people in the hospital got well, and 46 on ketamine. In another trial, 41 were better after 3 weeks, and 55 on ketamine.',
          sources: ['ekstrand2022', 'anand2023'],
          certainty: { level: 'fair', because: 'people knew what they got' },
        },
        harms: {
          text: 'Of 100 people, 80 had a headache, 53 sore muscles, and 24 confusion. 29 had memory gaps, 21 of them for over a day. Lasting harms were more common than on ketamine, but fewer quit.',
          sources: ['ekstrand2022'],
          certainty: { level: 'fair' },
        },
        course: {
          text: 'You sleep through a brief seizure and do not feel it. Life got better about as much as on ketamine, but some had memory gaps for weeks, and one person for a year.',
          sources: ['utsw', 'anand2023', 'ekstrand2022'],
        },
        life: {
          text: 'You need a ride that day. Ask when you may work and drive again.',
          sources: ['utsw'],
        },
        time: {
          text: 'You come 2 or 3 times a week, 6 to 12 times in all. Of 100 whom it helped, about 62 stayed well for 6 months and 49 for a year, on medicine (37 in the hospital trial).',
          sources: ['mercyEct', 'jelovac2013', 'ekstrand2022'],
          certainty: { level: 'fair' },
        },
        cost: {
          text: 'Many health plans pay some or all of it. Ask yours.',
          sources: ['mercyEct'],
        },
      },
      pending: 'Have a clinician confirm whom ECT may suit, the six answers on it, and their sources.',
    },
    {
      id: 'medicine-therapy',
      name: 'Medicine and talk therapy',
      what: 'A new medicine, talk therapy, or both.',
      suits: 'May suit you if you have tried only a few of these.',
      glance: { visits: 'Few, or 12 to 18 for therapy', ride: 'No need', payer: 'Health plans' },
      answers: {
        effect: {
          text: 'After 8 weeks, 36 of 100 people who switched medicine were better, and 38 who added one. With talk therapy added, 46 were better after 6 months, and 22 without it.',
          sources: ['papakostas2024', 'wiles2013'],
          certainty: { level: 'fair', because: 'people knew what they got' },
        },
        harms: {
          text: [
            'In an online survey of people on pills for years, 72 of 100 had sexual problems, 65 gained weight, and 73 had withdrawal. Do not stop pills on your own.',
            'In therapy, about 4 of 100 got worse.',
            'Young adults on pills may have thoughts of suicide.',
          ],
          sources: ['cartwright2016', 'ranzcp', 'cuijpers2018'],
          certainty: { level: 'low' },
        },
        course: {
          text: 'You take pills each day, or see a therapist for about an hour, 12 to 18 times in one trial. Of 100 in an online survey, 89 said that pills had helped, but 65 felt numb.',
          sources: ['wiles2013', 'cartwright2016'],
        },
        life: {
          text: 'Medicine takes few visits. Do not drive while a medicine makes you sleepy or dizzy.',
          sources: ['ranzcp'],
        },
        time: {
          text: 'Medicine takes up to 6 weeks. Of 100 people on a second one, 31 got well, and of 100 on a third, 14. With more tries, it came back more often. Gains from therapy held for a year.',
          sources: ['ranzcp', 'wiles2013', 'rush2006'],
          certainty: { level: 'fair' },
        },
        cost: {
          text: 'Marketplace health plans must cover both. You pay your share.',
          sources: ['healthcareGov'],
        },
      },
      pending:
        'Have a clinician confirm whom medicine and talk therapy may suit, the six answers on it, and their sources.',
    },
    {
      id: 'wait',
      name: 'Nothing new for now',
      what: 'You wait, and stay in touch with your doctor.',
      suits: 'May suit you if you want time to decide.',
      glance: { visits: 'No visits', ride: 'No need', payer: 'No new cost' },
      answers: {
        effect: {
          text: 'Of 100 people without treatment, about 23 were well after 3 months, and 53 after a year. Medicine had not failed them, so for you it may be fewer.',
          sources: ['whiteford2013'],
          certainty: { level: 'low', because: '19 studies, no comparison' },
        },
        harms: {
          text: 'It brings no new side effects. In trials, about 5 more of 100 got worse without talk therapy than with it. Thoughts of suicide can come: if so, call 988.',
          sources: ['cuijpers2018', 'fusarpoli2023'],
          certainty: { level: 'low' },
        },
        course: {
          text: 'You need no visits, but your symptoms go on. People say they feel drained, numb, and alone.',
          sources: ['fusarpoli2023'],
        },
        life: {
          text: 'Depression itself can make work and daily tasks hard.',
          sources: ['fusarpoli2023'],
        },
        time: {
          text: 'If it lifts by itself, it takes months. Set a day with your doctor to look again.',
          sources: ['whiteford2013'],
          certainty: { level: 'low' },
        },
        cost: {
          text: 'You pay nothing new, but work can be hard.',
          sources: ['fusarpoli2023'],
        },
      },
      pending: 'Have a clinician confirm whom waiting may suit, the six answers on it, and their sources.',
    },
  ] satisfies readonly TreatmentOption[] as readonly TreatmentOption[],
  values: {
    title: 'What matters most to you?',
    lead: 'Nothing here is kept or scored.',
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
