import { bonusItems, payment, price, statedTotal } from '@/content/offer';
import { chosenTotalUsd, formatUsd, totalOffer } from '@/lib/pricing';

/** The offer's sums, computed once for every section that shows them. */
export const totals = totalOffer({
  ...price,
  itemsUsd: bonusItems.map((item) => item.valueUsd),
  listedUsd: chosenTotalUsd(statedTotal),
});

/** The same sums as text, in the form that the sentences of content/ expect. */
export const figures = {
  paidInFull: formatUsd(price.paidInFullUsd),
  financed: price.financedUsd === null ? null : formatUsd(price.financedUsd),
  exam: payment.examUsd === null ? null : formatUsd(payment.examUsd),
  bonusTotal: formatUsd(totals.bonusUsd),
  listedTotal: formatUsd(totals.listedUsd),
  savings: formatUsd(totals.savingsUsd),
  savingsOverPercent: totals.savingsOverPercent,
};
