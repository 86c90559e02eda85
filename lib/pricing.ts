/** What a price comparison is computed from, in whole dollars. */
export type Offer = {
  paidInFullUsd: number;
  itemsUsd: readonly number[];
  /** The listed value of everything, where the clinic has decided on another than the sum. */
  listedUsd?: number;
};

/** Adds up the offer, whose figures the launch check has looked at. */
export function totalOffer({ paidInFullUsd, itemsUsd, listedUsd: decidedUsd }: Offer) {
  const bonusUsd = itemsUsd.reduce((sum, usd) => sum + usd, 0);
  const sumUsd = paidInFullUsd + bonusUsd;
  const listedUsd = decidedUsd ?? sumUsd;
  const savingsUsd = listedUsd - paidInFullUsd;
  return {
    bonusUsd,
    /** Bonus items plus the core sessions, which count at the paid-in-full price. */
    sumUsd,
    /** What the page calls the listed value: the sum, or what the clinic decided on. */
    listedUsd,
    savingsUsd,
    /** The highest whole ten below the savings' share of the listed value: "over 60%" is true, also at exactly 70. */
    savingsOverPercent: (Math.ceil((savingsUsd * 10) / listedUsd) - 1) * 10,
  };
}

/** Whole dollars as US readers write them, e.g. 27559 → "$27,559". */
export function formatUsd(usd: number): string {
  return `$${usd.toLocaleString('en-US')}`;
}
