import { bonusItems, price } from '@/content/offer';
import { formatUsd, totalOffer } from '@/lib/pricing';

/** The offer's sums, computed once for every section that shows them. */
export const totals = totalOffer({ ...price, itemsUsd: bonusItems.map((item) => item.valueUsd) });

/** The same sums as text, as content's sentences take them. */
export const figures = {
  paidInFull: formatUsd(price.paidInFullUsd),
  financed: formatUsd(price.financedUsd),
  financingAdds: formatUsd(totals.financingAddsUsd),
  bonusTotal: formatUsd(totals.bonusUsd),
  alaCarteTotal: formatUsd(totals.alaCarteUsd),
  savings: formatUsd(totals.savingsUsd),
  savingsOverPercent: totals.savingsOverPercent,
};
