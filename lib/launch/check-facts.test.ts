import * as clinic from '@/content/clinic';
import * as evidence from '@/content/evidence';
import * as home from '@/content/home';
import * as offer from '@/content/offer';
import { checkFacts, proofGaps } from './check-facts';
import { contentFile } from './content-file';
import type { Facts } from './facts';

const now = new Date('2026-11-21T12:00:00Z');
const shipped: Facts = {
  ...clinic,
  ...evidence,
  ...home,
  ...offer,
  price: { paidInFullUsd: 9999, financedUsd: 10999, asOf: '2026-11-20' },
  bonusItems: [{ valueUsd: 17560 }],
  spots: { remaining: 6, perQuarter: 10, asOf: '2026-11-20' },
  statedTotal: { valueUsd: 26239, decision: null },
};
const source = [
  'export const price = {',
  "  asOf: '2026-11-20',",
  '};',
  'export const statedTotal = {',
  '  valueUsd: 26239,',
  '  decision: null,',
  '};',
  'export const spots = {',
  "  asOf: '2026-11-20',",
  '};',
].join('\n');
const files = [contentFile('content/offer.ts', source, {})];
const proof = {
  n: 212,
  from: '2024-01-08',
  to: '2025-12-19',
  scale: 'PHQ-9',
  definition: 'the score fell by half',
  denominator: 'everyone who started',
};

function findings(change: Partial<Facts>, file: string) {
  return checkFacts(files, { ...shipped, ...change }, now)
    .filter((finding) => finding.file === file)
    .map(({ severity, kind, line }) => `${severity} ${kind} ${line}`);
}

function inOffer(change: Partial<Facts>) {
  return findings(change, 'content/offer.ts');
}

const agreed = { statedTotal: { valueUsd: 27559, decision: null } };

test('a stated total that differs is an error until the clinic has decided, then a warning', () => {
  const decision = { decidedOn: '2026-11-20', decidedBy: 'Ana Rivera', keep: 'stated' as const };
  const withDecision = (change: object) =>
    inOffer({ statedTotal: { valueUsd: 26239, decision: { ...decision, ...change } } });
  expect(inOffer({ statedTotal: { valueUsd: 26239, decision: null } })).toEqual(['error price 5']);
  expect(withDecision({})).toEqual(['warning price 6']);
  expect(withDecision({ decidedOn: 'soon' })).toEqual(['error price 6']);
  expect(withDecision({ decidedOn: '2026-12-01' })).toEqual(['error price 6']);
  expect(withDecision({ keep: 'computed' })).toEqual(['error price 6']);
  expect(inOffer(agreed)).toEqual([]);
});

test('both totals stand in the sentence', () => {
  const found = checkFacts(files, shipped, now).find(({ kind }) => kind === 'price');
  expect(found?.message).toContain('$26,239');
  expect(found?.message).toContain('$27,559');
});

test('spots counted before this quarter are an error, prices a warning, and both need a day that has come', () => {
  const spots = (asOf: string) => inOffer({ ...agreed, spots: { ...shipped.spots, asOf } });
  const price = (asOf: string) => inOffer({ ...agreed, price: { ...shipped.price, asOf } });
  expect(spots('2026-10-01')).toEqual([]);
  expect(spots('2026-09-30')).toEqual(['error date 9']);
  expect(spots('2026-11-22')).toEqual(['error date 9']);
  expect(price('2026-10-01')).toEqual([]);
  expect(price('2026-09-30')).toEqual(['warning date 2']);
  expect(price('Nov 20')).toEqual(['error date 2']);
});

test('a rate without its proof is an error, with whole proof it is none, without a rate there is nothing to prove', () => {
  const rate = (substantiation: typeof proof | null) =>
    findings(
      { evidence: { cards: [{ title: 'TMS', rate: { percent: 70, substantiation } }] } },
      'content/evidence.ts',
    );
  expect(rate(null)).toHaveLength(1);
  expect(rate({ ...proof, n: 0 })).toHaveLength(1);
  expect(rate(proof)).toEqual([]);
  expect(findings({ evidence: { cards: [{ title: 'Both', rate: null }] } }, 'content/evidence.ts')).toEqual(
    [],
  );
});

test.each([
  ['n', 0.5, 'the number of people'],
  ['to', '2024-01-01', 'the first and last day'],
  ['to', '2027-01-01', 'the first and last day'],
  ['from', '', 'the first and last day'],
  ['scale', ' ', 'the scale'],
  ['definition', '', 'what counted as success'],
  ['denominator', '', 'who was counted, drop-outs included'],
])('proof with %s %j lacks %s', (key, value, gap) => {
  expect(proofGaps({ ...proof, [key]: value }, now)).toEqual([gap]);
});
