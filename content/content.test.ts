import { bannedWords } from '@/lib/launch/words';
import * as analytics from './analytics';
import * as booking from './booking';
import * as clinicRecord from './clinic';
import * as errors from './errors';
import * as evidenceModule from './evidence';
import * as home from './home';
import * as offer from './offer';
import * as safetyModule from './safety';
import * as site from './site';
import * as thankYouModule from './thank-you';

const modules = {
  analytics,
  booking,
  clinicRecord,
  errors,
  evidenceModule,
  home,
  offer,
  safetyModule,
  site,
  thankYouModule,
};

/** Every string a visitor may read, with its path; `pending` notes are for the clinic and are left out. */
function visibleStrings(value: unknown, path: string): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value)
    .filter(([key]) => !/pending$/i.test(key))
    .flatMap(([key, inner]) => visibleStrings(inner, `${path}.${key}`));
}

const figures = {
  paidInFull: '$1',
  financed: '$2',
  bonusTotal: '$4',
  listedTotal: '$5',
  savings: '$6',
  savingsOverPercent: 70,
};

/** Sentences that content builds from figures, with the figures filled in. */
const builtStrings = [
  home.value.card.save(figures),
  home.value.card.barsLabel(figures),
  home.value.sums.text(figures),
  home.value.financing.text(figures),
  home.value.bonusTotal(14),
  home.process.overlap(2),
  home.process.addsUp({ treatmentWeeks: 4, treatmentRange: 'a', otherWeeks: 8, otherRanges: 'b' }),
  home.finalCta.spots.rest({ quarter: 'a quarter', date: 'a day' }),
  home.finalCta.totalValue('$1'),
  home.finalCta.planPrice('$1', '$2'),
  home.finalCta.bothTotals({ stated: '$1', computed: '$2' }),
].map((text, i) => ({ path: `built ${i}`, text }));

const strings = [...visibleStrings(modules, 'content'), ...builtStrings];

test('there are six reasons, four parts, four phases, three steps', () => {
  expect(home.problem.cards).toHaveLength(6);
  expect(home.solution.pillars).toHaveLength(4);
  expect(home.process.phases).toHaveLength(4);
  expect(home.process.title).toContain('four');
  expect(booking.steps.items).toHaveLength(3);
});

test('the fourteen items keep the client’s order', () => {
  expect(offer.bonusItems.map((item) => item.id)).toEqual([
    'testing-panel',
    'evaluation',
    'gene-test',
    'tms-mapping',
    'plan-visit',
    'ketamine-prep',
    'food-visit',
    'integration',
    'concierge',
    'progress-reports',
    'sleep-visit',
    'check-ins',
    'precision-ivs',
    'spa-access',
  ]);
});

test('each group of items is one run of neighbours, in the order of the groups', () => {
  const runs = offer.bonusItems.map((item) => item.group).filter((group, i, all) => group !== all[i - 1]);
  expect(runs).toEqual(offer.itemGroups.map((group) => group.id));
});

test('the phases stand in order and fill week 0 to the last week', () => {
  const covered = new Set(
    home.process.phases.flatMap(({ weeks }) =>
      Array.from({ length: weeks.to - weeks.from + 1 }, (_, i) => weeks.from + i),
    ),
  );
  expect([...covered].sort((a, b) => a - b)).toEqual(
    Array.from({ length: offer.plan.weeks + 1 }, (_, week) => week),
  );
  expect(home.process.phases.map((phase) => phase.name)).toEqual([
    'Application and consultation',
    'Precision testing',
    'Accelerated TMS plus ketamine',
    'Optimization and integration',
  ]);
});

test('every id is unique within its list', () => {
  const lists: { id: string }[][] = [
    [...home.problem.cards],
    [...home.solution.pillars],
    [...home.process.phases],
    [...offer.bonusItems],
    [...offer.itemGroups],
    [...evidenceModule.references],
    [...evidenceModule.evidence.cards],
    [...safetyModule.safety.risks],
  ];
  for (const list of lists) {
    const ids = list.map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('every study in the list is cited and every citation is in the list', () => {
  const cited = new Set([
    ...evidenceModule.evidence.cards.flatMap((card) => [...card.sources]),
    ...home.problem.cards.flatMap((card) => card.sources ?? []),
    ...safetyModule.safety.risks.flatMap((risk) => [...risk.sources]),
  ]);
  expect([...cited].sort()).toEqual(evidenceModule.references.map((reference) => reference.id).sort());
});

test('each rate is labelled clinic-reported; the combination has none', () => {
  const { cards } = evidenceModule.evidence;
  for (const { rate } of cards) if (rate) expect(rate.kind).toBe('clinic-reported');
  expect(cards.at(-1)).toMatchObject({ id: 'combination', rate: null });
});

test('spots never exceed the quarter’s places', () => {
  expect(offer.spots.remaining).toBeLessThanOrEqual(offer.spots.perQuarter);
  expect(offer.spots.remaining).toBeGreaterThanOrEqual(0);
});

test('no sentence types out a dollar sum of the offer', () => {
  const allowed = /at least \$400 more/;
  expect(strings.filter(({ text }) => /\$\d{3,}|\$\d+,\d/.test(text) && !allowed.test(text))).toEqual([]);
});

test('no sentence has brackets, straight quotes, or double spaces', () => {
  expect(strings.filter(({ text }) => /[[\]{}<>"`]|'| {2}/.test(text))).toEqual([]);
});

test('no sentence over-claims', () => {
  expect(strings.filter(({ text }) => bannedWords(text).length > 0)).toEqual([]);
});

test('the client’s fixed texts are kept to the letter', () => {
  expect(site.navigation.links.map((link) => [link.text, link.href])).toEqual([
    ['Home', '/#hero'],
    ['Why Others Fail', '/#problem'],
    ['Our Solution', '/#solution'],
    ['What’s Included', '/#value'],
    ['Process', '/#process'],
    ['Guarantee', '/#guarantee'],
  ]);
  expect(`${site.bookConsult.before} → ${site.bookConsult.after}`).toBe('Apply Now → Book Consult');
  expect(home.hero.learnMore.text).toBe('Learn More About The Process');
  expect(home.solution.cta.text).toBe('See What’s Included');
  expect(home.finalCta.spots.strong).toMatch(/^(1 spot|\d+ spots) remaining$/);
  expect(booking.booking.title).toBe('Schedule Your Free Consultation');
  expect(thankYouModule.thankYou.title).toBe('Thank You for Scheduling!');
  expect(thankYouModule.thankYou.homeText).toBe('Return to Homepage');
  expect(errors.notFound.title).toBe('Oops! Page not found');
  expect(errors.notFound.homeText).toBe('Return to Home');
  expect(errors.applicationError.title).toBe('Unexpected Application Error!');
});
