import { clinic } from './clinic';
import { consultation } from './offer';
import { safety } from './safety';

export const thankYou = {
  metaTitle: 'Thank you for scheduling',
  label: 'You took a real step',
  title: 'Thank You for Scheduling!',
  lead: 'Look for an email with the time you picked.',
  /** Follows the lead. */
  rest: 'That is all for today.',
  /** Ends with the phone number. */
  change: 'To change the time or cancel, use the link in that email, or call',
  notBooked: { before: 'Didn’t finish booking?', linkText: 'Go back to the calendar', href: '/booking' },
  homeText: 'Return to Homepage',
};

export const nextSteps = {
  title: 'What happens next',
  items: [
    {
      title: 'A confirmation email',
      text: 'It comes with a calendar invite that has the date and time of your call. If you don’t see it, look in your spam folder.',
    },
    {
      title: 'The consultation call',
      text: `We call you at the time you picked, for ${consultation.minutes} minutes. You don’t have to say more than you want to.`,
    },
    {
      title: 'Next steps, only if you want them',
      text: 'We tell you if the plan could fit you, and give you the cost in writing. If you say yes, you begin with the exam (a psychiatric evaluation and safety checks). Treatment starts only if the exam shows it is safe.',
    },
  ],
  pending:
    'Confirm that the scheduler sends a confirmation email with a calendar invite and a link to change or cancel, and what follows the call.',
};

export const prepare = {
  title: 'How to prepare',
  lists: [
    {
      title: 'Before the call',
      items: [
        { text: `Save our number, ${clinic.phone}, so you know it’s us.` },
        { text: 'Find a quiet, private place for the call.' },
        { text: 'Ask a friend or family member to join, if you like.' },
        { text: 'Write down your questions: there are no bad ones.' },
        {
          text: 'If you are thinking of the plan: who could drive you home after ketamine, and look after any children until the next day?',
        },
      ],
    },
    {
      title: 'Good to have nearby',
      items: [
        { text: 'A list of the medicines you take and the doses.' },
        { text: 'A list of treatments you have tried and how they went.' },
        { text: 'Your insurance card, if you want to ask about options that your health plan may cover.' },
      ],
    },
  ],
};

const pointCount = safety.lists.reduce((count, { items }) => count + items.length, 0);

/** Introduces the home page's own safety lists. */
export const tellUs = {
  title: 'Tell us on the call if any of these fit',
  lead: 'Do not stop any medicine on your own.',
  summary: `${pointCount} points about your health`,
};

export const support = {
  title: 'Questions, or need to change the time?',
  text: 'Write or call, and a person will help you.',
};
