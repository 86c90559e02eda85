import { type OptionAnswer, options, type RatedAnswer, type TreatmentOption } from './options';

const link = { text: 'Our price', href: '/#value' };

test('an answer without a source or a place on this site does not compile', () => {
  const sourced: OptionAnswer = { text: 'It helps.', sources: ['anand2023'] };
  const own: OptionAnswer = { text: 'It costs this much.', ownSource: link };
  // @ts-expect-error: no source
  const bare: OptionAnswer = { text: 'It helps.' };
  // @ts-expect-error: an empty list of sources
  const empty: OptionAnswer = { text: 'It helps.', sources: [] };
  // @ts-expect-error: a study that is not in the list of references
  const unknown: OptionAnswer = { text: 'It helps.', sources: ['nobody1999'] };
  expect([sourced, own, bare, empty, unknown]).toHaveLength(5);
});

test('an answer with rates but without a certainty does not compile', () => {
  const text = 'It helps 5 of 100.';
  const sources = ['anand2023'] as const;
  const plain = { text, sources };
  const rated = { ...plain, certainty: { level: 'low' } } as const;
  const explained = { ...plain, certainty: { level: 'low', because: 'one small trial' } } as const;
  const rest = { course: plain, harms: rated, life: plain, time: rated, cost: plain };
  const whole: TreatmentOption['answers'] = { ...rest, effect: explained };
  // @ts-expect-error: no certainty
  const bare: TreatmentOption['answers'] = { ...whole, harms: plain };
  // @ts-expect-error: the "effect" answer needs a reason for its certainty
  const unexplained: TreatmentOption['answers'] = { ...whole, effect: rated };
  // @ts-expect-error: a level that the rule does not know
  const unknown: RatedAnswer = { ...plain, certainty: { level: 'high' } };
  expect([whole, bare, unexplained, unknown]).toHaveLength(4);
});

test('only the price of our own plan has no source besides this site', () => {
  const own = options.items.flatMap(({ id, answers }) =>
    Object.entries(answers).flatMap(([question, { ownSource }]) => (ownSource ? [`${id} ${question}`] : [])),
  );
  expect(own).toEqual(['plan cost']);
});
