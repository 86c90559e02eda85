/** What a price comparison is computed from, in whole dollars. */
export type Offer = { paidInFullUsd: number; financedUsd: number; itemsUsd: readonly number[] };

export type Totals = {
  bonusUsd: number;
  /** Bonus items plus the core sessions, which count at the paid-in-full price. */
  alaCarteUsd: number;
  savingsUsd: number;
  /** The highest whole ten below the savings' share of the à la carte total: "over 60%" is true, also at exactly 70. */
  savingsOverPercent: number;
  financingAddsUsd: number;
  /** Core sessions' share of the à la carte total, 0–1. */
  coreShare: number;
};

/** Adds up the offer. Throws when a figure is not a whole number of dollars above zero, naming it. */
export function totalOffer({ paidInFullUsd, financedUsd, itemsUsd }: Offer): Totals {
  const figures = {
    paidInFullUsd,
    financedUsd,
    ...Object.fromEntries(itemsUsd.map((usd, i) => [`item ${i + 1}`, usd])),
  };
  for (const [name, usd] of Object.entries(figures)) {
    if (!Number.isInteger(usd) || usd <= 0) {
      throw new Error(
        `content/offer.ts: ${name} is ${usd}; write a whole number of dollars above zero, e.g. 650.`,
      );
    }
  }
  const bonusUsd = itemsUsd.reduce((sum, usd) => sum + usd, 0);
  const alaCarteUsd = paidInFullUsd + bonusUsd;
  const savingsUsd = alaCarteUsd - paidInFullUsd;
  return {
    bonusUsd,
    alaCarteUsd,
    savingsUsd,
    savingsOverPercent: (Math.ceil((savingsUsd * 10) / alaCarteUsd) - 1) * 10,
    financingAddsUsd: financedUsd - paidInFullUsd,
    coreShare: paidInFullUsd / alaCarteUsd,
  };
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Whole dollars as US readers write them, e.g. 27559 → "$27,559". */
export function formatUsd(usd: number): string {
  return dollars.format(usd);
}
