import { locale } from './format';

/** The input of the price comparison, in whole dollars. */
export type Offer = {
  paidInFullUsd: number;
  itemsUsd: readonly number[];
  /** The total listed value, if the clinic has chosen a figure other than the sum. */
  listedUsd?: number;
};

/** A total that the clinic has stated, and which total it has decided to keep. */
type StatedTotal = { valueUsd: number; decision: { keep: 'stated' | 'computed' } | null };

/** The listed total that the clinic has chosen instead of the sum, in whole dollars; undefined if the sum counts. */
export function chosenTotalUsd({ valueUsd, decision }: StatedTotal) {
  return decision?.keep === 'stated' ? valueUsd : undefined;
}

/** Computes every total of the offer, in whole dollars. It does not validate its input; the launch check does. */
export function totalOffer({ paidInFullUsd, itemsUsd, listedUsd: decidedUsd }: Offer) {
  const bonusUsd = itemsUsd.reduce((sum, usd) => sum + usd, 0);
  const sumUsd = paidInFullUsd + bonusUsd;
  const listedUsd = decidedUsd ?? sumUsd;
  const savingsUsd = listedUsd - paidInFullUsd;
  return {
    bonusUsd,
    /** The bonus items plus the TMS and ketamine sessions, which are valued at the paid-in-full price. */
    sumUsd,
    /** What the page calls the listed value: the clinic's chosen figure, or else the sum. */
    listedUsd,
    savingsUsd,
    /**
     * The savings' share of the listed value, in percent, rounded down to a ten that it exceeds: exactly 70% gives 60.
     */
    savingsOverPercent: (Math.ceil((savingsUsd * 10) / listedUsd) - 1) * 10,
  };
}

/** Whole dollars as US readers write them, e.g. 27559 → "$27,559". */
export function formatUsd(usd: number): string {
  return `$${usd.toLocaleString(locale)}`;
}
