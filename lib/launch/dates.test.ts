import { content } from './content';
import { checkDates, isDay, quarterStart } from './dates';

const now = new Date('2026-11-21T12:00:00Z');
const days = {
  spots: '2026-11-20',
  price: '2026-11-20',
  review: '2026-11-20',
  privacy: '2026-11-20',
  captions: '2026-11-20',
  decision: '2026-11-20',
};

/** Severities and paths for a clinic whose days are right but for those in `change`. */
function check(change: Partial<typeof days>) {
  const { spots, price, review, privacy, captions, decision } = { ...days, ...change };
  const { clinic, home, offer } = content;
  const record = {
    ...clinic.clinic,
    medicalReview: { reviewer: '', reviewedOn: review },
    privacyAsOf: privacy,
  };
  const decided = { decidedOn: decision, decidedBy: '', keep: 'stated' as const };
  const made = {
    clinic: { ...clinic, clinic: record },
    home: { ...home, heroVideo: { ...home.heroVideo, captionsCheckedOn: captions } },
    offer: {
      ...offer,
      spots: { ...offer.spots, asOf: spots },
      price: { ...offer.price, asOf: price },
      statedTotal: { valueUsd: 1, decision: decided },
    },
  };
  return checkDates(made, now).map(({ severity, at }) => `${severity} ${at.split('.').slice(1).join('.')}`);
}

test('days of this quarter are right', () => {
  expect(check({})).toEqual([]);
  expect(check({ spots: '2026-10-01', price: '2026-10-01', review: '2025-11-21' })).toEqual([]);
});

test('a count of spots from before this quarter is an error; old prices and an old review are warned about', () => {
  expect(check({ spots: '2026-09-30' })).toEqual(['error spots.asOf']);
  expect(check({ price: '2026-09-30' })).toEqual(['warning price.asOf']);
  expect(check({ review: '2025-11-20' })).toEqual(['warning clinic.medicalReview']);
});

test.each(['spots', 'price', 'review', 'privacy', 'captions', 'decision'] as const)(
  'the day of %s is a day that has come',
  (key) => {
    for (const day of ['2026-11-22', '2026-02-30', '11/20/2026', '']) {
      expect(check({ [key]: day })).toEqual([expect.stringMatching(/^error /)]);
    }
  },
);

test('a quarter begins with January, April, July or October', () => {
  expect(quarterStart(new Date('2026-03-31T23:59:59Z'))).toBe('2026-01-01');
  expect(quarterStart(new Date('2026-04-01T00:00:00Z'))).toBe('2026-04-01');
  expect(['2028-02-29', '2026-02-29', '2026-2-3'].map(isDay)).toEqual([true, false, false]);
});
