import { type OptionAnswer, options } from './options';

const link = { text: 'Our price', href: '/#value' };

test('an answer stands on a source or on a place of this site, or it does not compile', () => {
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

test('only the price of our own plan rests on our own word', () => {
  const own = options.items.flatMap(({ id, answers }) =>
    Object.entries(answers).flatMap(([question, { ownSource }]) => (ownSource ? [`${id} ${question}`] : [])),
  );
  expect(own).toEqual(['plan cost']);
});
