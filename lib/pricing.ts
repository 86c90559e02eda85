/** What the price comparison is computed from, in whole dollars. */
export type Offer = {
  paidInFullUsd: number;
  itemsUsd: readonly number[];
  /** The total listed value, only where the clinic has chosen a figure other than the sum. */
  listedUsd?: number;
};

/** Computes every total of the offer, in whole dollars. It expects plausible input: the launch check validates it. */
export function totalOffer({ paidInFullUsd, itemsUsd, listedUsd: decidedUsd }: Offer) {
  const bonusUsd = itemsUsd.reduce((sum, usd) => sum + usd, 0);
  const sumUsd = paidInFullUsd + bonusUsd;
  const listedUsd = decidedUsd ?? sumUsd;
  const savingsUsd = listedUsd - paidInFullUsd;
  return {
    bonusUsd,
    /** The bonus items plus the TMS and ketamine sessions, which count at the paid-in-full price. */
    sumUsd,
    /** What the page calls the listed value: the clinic's chosen figure, or else the sum. */
    listedUsd,
    savingsUsd,
    /** The savings' share of the listed value, in percent, rounded down to a ten it exceeds: exactly 70% gives 60. */
    savingsOverPercent: (Math.ceil((savingsUsd * 10) / listedUsd) - 1) * 10,
  };
}

/** Whole dollars as US readers write them, e.g. 27559 → "$27,559". */
export function formatUsd(usd: number): string {
  return `$${usd.toLocaleString('en-US')}`;
}
