import { checkWords } from './words';

const messages = (...texts: readonly [at: string, text: string][]) =>
  checkWords(texts.map(([at, text]) => ({ at, text }))).map(({ message }) => message);

test.each([
  ['clinic.clinic.name', 'Healing You Psychiatry', 'home.hero.lead', 'Healing You Psychiatry calls you.'],
  ['clinic.clinic.address.street', '5 Miracle Mile', 'clinic.clinic.legalEntity', 'Cure Health PLLC'],
  ['team.clinicians.0.name', 'Hope Proven', 'booking.booking.sender.who', 'Hope Proven of the clinic'],
])('a name is no claim: %s “%s”', (at, name, otherAt, text) => {
  expect(messages([at, name], [otherAt, text])).toEqual([]);
});

test('a claim beside a name is still a claim', () => {
  expect(
    messages(['clinic.clinic.name', 'Miracle Mile Clinic'], ['home.hero.lead', 'A miracle.']),
  ).toHaveLength(1);
});

test.each([
  'No care works for everyone.',
  'It is not safe for everyone, and not without risks.',
  'A small wound heals in a day.',
])('an honest sentence passes: %s', (text) => {
  expect(messages(['home.hero.lead', text])).toEqual([]);
});

test.each(['It works for everyone.', 'Care without risks.', 'We heal your mind.', 'TMS heals depression.'])(
  'a promise is refused: %s',
  (text) => {
    expect(messages(['home.hero.lead', text])).toHaveLength(1);
  },
);
