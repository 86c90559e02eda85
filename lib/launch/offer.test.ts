import { content } from './content';
import type { Note } from './finding';
import { checkOffer } from './offer';
import { checkProof, proofGaps } from './proof';

const made = {
  ...content.offer,
  price: { paidInFullUsd: 1000, financedUsd: 1100, asOf: '' },
  bonusItems: [{ id: 'visit', group: 'testing', name: '', detail: '', valueUsd: 500 }],
  statedTotal: { valueUsd: 1500, decision: null },
  spots: { remaining: 0, perQuarter: 10, asOf: '' },
  lender: null,
} as unknown as typeof content.offer;

function short(notes: readonly Note[]) {
  return notes.map(({ severity, at }) => `${severity} ${at}`);
}

test('numbers that fit have no finding', () => {
  expect(checkOffer(made)).toEqual([]);
});

test.each([9999.5, 0, -3, '9999' as unknown as number])(
  'a price of %j is no whole number of dollars',
  (usd) => {
    const item = { ...made.bonusItems[0], valueUsd: usd } as (typeof made.bonusItems)[number];
    expect(short(checkOffer({ ...made, bonusItems: [item] }))).toEqual([
      'error offer.bonusItems.visit.valueUsd',
    ]);
  },
);

test('paying over time cannot cost less than paying at once', () => {
  const price = { ...made.price, financedUsd: 999 };
  expect(short(checkOffer({ ...made, price }))).toEqual(['error offer.price.financedUsd']);
});

test.each([11, -1, 2.5])('%d open spots of 10 are impossible', (remaining) => {
  expect(short(checkOffer({ ...made, spots: { ...made.spots, remaining } }))).toEqual([
    'error offer.spots.remaining',
  ]);
});

test.each(['http://lender.alt', 'https://lender.example.com', 'lender'])('no lender is at %s', (url) => {
  expect(short(checkOffer({ ...made, lender: { name: 'Acme', url, disclosure: '' } }))).toEqual([
    'error offer.lender.url',
  ]);
});

test('a stated total that differs is an error with both sums until the clinic has decided, then a warning', () => {
  const stated = (keep?: 'stated' | 'computed') => {
    const decision = keep ? { decidedOn: '2026-11-20', decidedBy: 'Ana Rivera', keep } : null;
    return checkOffer({ ...made, statedTotal: { valueUsd: 1400, decision } });
  };
  expect(stated()[0]?.message).toMatch(/\$1,400.+\$1,500/);
  expect(short(stated())).toEqual(['error offer.statedTotal.valueUsd']);
  expect(short(stated('stated'))).toEqual(['warning offer.statedTotal.decision']);
  expect(short(stated('computed'))).toEqual(['error offer.statedTotal.decision']);
});

const now = new Date('2026-11-21T12:00:00Z');
const proof = {
  n: 212,
  from: '2024-01-08',
  to: '2025-12-19',
  scale: 'PHQ-9',
  definition: 'the score fell by half',
  denominator: 'everyone who started',
};

test('a rate needs its whole proof and a possible number; no rate needs nothing', () => {
  const rate = (percent: number, substantiation: typeof proof | null) =>
    checkProof(
      [{ id: 'tms', title: 'TMS', rate: { kind: 'clinic-reported', percent, claim: '', substantiation } }],
      now,
    ).length;
  expect([rate(70, proof), rate(70, null), rate(70, { ...proof, n: 0 })]).toEqual([0, 1, 1]);
  expect([rate(0, proof), rate(100, proof), rate(270, proof), rate(7.5, proof)]).toEqual([1, 1, 1, 1]);
  expect(checkProof([{ id: 'both', title: 'Both', rate: null }], now)).toEqual([]);
});

test.each([
  ['n', 0.5, 'the number of people'],
  ['to', '2024-01-01', 'the first and last day'],
  ['to', '2027-01-01', 'the first and last day'],
  ['scale', ' ', 'the scale'],
  ['definition', '', 'what counted as success'],
  ['denominator', '', 'who was counted, drop-outs included'],
])('proof with %s %j lacks %s', (key, value, gap) => {
  expect(proofGaps({ ...proof, [key]: value }, now)).toEqual([gap]);
});
