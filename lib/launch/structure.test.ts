import type { Phase } from '@/content/home';
import type { BonusItem } from '@/content/offer';
import { content, type Text } from './content';
import { checkIds, checkStructure } from './structure';

const { home, offer, booking, evidence } = content;

function phase(id: Phase['id'], from: number, to: number): Phase {
  return { id, name: '', weeks: { from, to }, details: [] };
}

function item(id: string, group: string): BonusItem {
  return { id, group: group as BonusItem['group'], name: '', detail: '', valueUsd: 1 };
}

const cited = evidence.references.map(({ id }, i) => ({ at: `home.problem.cards.a.sources.${i}`, text: id }));

/** Paths of what does not fit in a made-up plan of three weeks. */
function check(
  change: { items?: BonusItem[]; phases?: Phase[]; texts?: Text[] } = {},
  texts: Text[] = cited,
) {
  const { items = [item('visit', 'testing')], phases = [phase('apply', 0, 1), phase('test', 1, 12)] } =
    change;
  const made = {
    booking: { ...booking, steps: { ...booking.steps, items: [] } },
    evidence,
    home: {
      ...home,
      process: { ...home.process, phases },
    },
    offer: { ...offer, bonusItems: items },
  };
  return checkStructure(made, [...texts, ...(change.texts ?? [])]).map(({ at }) => at);
}

test('lists that fit have no finding, and phases may share a week', () => {
  expect(check()).toEqual([]);
});

test('an item belongs to a known group and stands next to the others of it', () => {
  expect(check({ items: [item('a', 'spa')] })).toEqual(['offer.bonusItems.a.group']);
  const apart = [item('a', 'testing'), item('b', 'support'), item('c', 'testing')];
  expect(check({ items: apart })).toEqual(['offer.bonusItems.c.group']);
});

test.each<[string, Phase[], Phase['id']]>([
  ['leave a week out', [phase('apply', 0, 1), phase('test', 3, 12)], 'test'],
  ['begin after week 0', [phase('apply', 1, 12)], 'apply'],
  ['stand out of order', [phase('apply', 0, 5), phase('test', 4, 3), phase('treat', 4, 12)], 'test'],
  ['end early', [phase('apply', 0, 1), phase('test', 2, 11)], 'test'],
  ['end late', [phase('apply', 0, 16)], 'apply'],
])('phases may not %s', (_, phases, id) => {
  expect(check({ phases })).toEqual([`home.process.phases.${id}.weeks`]);
});

test('every study is cited and every citation known', () => {
  const unknown = { at: 'home.problem.cards.b.sources.0', text: 'nobody1999' };
  expect(check({ texts: [unknown] })).toEqual([unknown.at]);
  expect(check({}, cited.slice(1))).toEqual([`evidence.references.${cited[0]?.text}`]);
});

test('a count said in words is that of its list, in the section that shows the list', () => {
  const said = (at: string, text: string) => check({ texts: [{ at, text }] });
  expect(said('home.process.title', 'Twelve weeks, in two phases')).toEqual([]);
  expect(said('home.process.title', 'Twelve weeks, in four phases')).toEqual(['home.process.title']);
  expect(said('home.value.lead', 'All fourteen listed items')).toEqual(['home.value.lead']);
  expect(said('booking.steps.title', 'Three steps')).toEqual(['booking.steps.title']);
  expect(said('home.hero.lead', 'Three steps')).toEqual([]);
});

test('no two entries of a list share an id, however deep the list', () => {
  expect(
    checkIds({ a: { list: [{ id: 'x' }, { id: 'y' }, { id: 'x' }] }, b: [{ id: 'x' }] }, 'home'),
  ).toMatchObject([{ severity: 'error', at: 'home.a.list.x' }]);
});
