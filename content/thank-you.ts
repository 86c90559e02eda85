import { clinic } from './clinic';
import { consultation } from './offer';

export const thankYou = {
  metaTitle: 'Thank you for scheduling',
  label: 'That was the hard part',
  title: 'Thank You for Scheduling!',
  lead: 'If you picked a time, look for a confirmation by email. There is nothing else you need to do today.',
  notBooked: { before: 'Didn’t finish booking?', linkText: 'Go back to the calendar', href: '/booking' },
  homeText: 'Return to Homepage',
};

export const next = {
  title: 'What happens next',
  items: [
    {
      title: 'A confirmation email',
      text: 'It comes with a calendar invite that has the date and time of your call. If you don’t see it, look in your spam folder.',
    },
    {
      title: 'The consultation call',
      text: `We call you for ${consultation.minutes} minutes at the time you picked.`,
    },
    {
      title: 'A full evaluation, if it may fit',
      text: 'If the plan may be right for you, we set up a full visit to check that it is safe.',
    },
    {
      title: 'A written cost estimate',
      text: 'You get it before you decide. Take all the time you need.',
    },
  ],
  pending: 'Confirm that the scheduler sends a confirmation email with a calendar invite.',
};

export const prepare = [
  {
    title: 'Before the call',
    items: [
      { text: `Save our number, ${clinic.phone}, so you know it’s us.` },
      { text: 'Find a quiet, private place for the call.' },
      { text: 'Ask a friend or family member to join, if you like.' },
      { text: 'Write down your questions. There are no bad ones.' },
    ],
  },
  {
    title: 'Good to have nearby',
    items: [
      { text: 'A list of the medicines you take and the doses.' },
      { text: 'A list of treatments you have tried and how they went.' },
      {
        text: 'A note of any seizures, heart or blood pressure problems, metal in or near your head, pregnancy, or past mania (a very high, restless mood) or psychosis (losing touch with what is real).',
      },
      { text: 'Your insurance card, if you want to ask what your plan covers.' },
    ],
  },
];

export const support = {
  title: 'Questions, or need to change the time?',
  text: 'Write or call. A person will help you.',
};
