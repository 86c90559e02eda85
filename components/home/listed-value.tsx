import { clsx } from 'clsx';
import { figures, totals } from '@/components/site/figures';
import { Fold } from '@/components/ui/fold';
import { planValue } from '@/content/home';
import { price, statedTotal } from '@/content/offer';
import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';

/** Whether the clinic states a lower value than the sum of what it lists. */
const listsLess = totals.listedUsd !== totals.sumUsd;
const { sum: words } = planValue.card;
/** The prices that add up to the listed value and, if the clinic states a lower one, the difference from their sum. */
const sum = [
  { what: words.items, amount: figures.bonusTotal },
  { what: words.sessions, amount: figures.paidInFull },
  ...(listsLess
    ? [{ what: words.stated.less, amount: `−${formatUsd(totals.sumUsd - totals.listedUsd)}` }]
    : []),
  { what: planValue.card.listed, amount: figures.listedTotal, isTotal: true },
];

/** What the listed value is, how it is counted, and the saving. */
export function ListedValue() {
  const { card } = planValue;
  return (
    <Fold summary={words.title(figures.listedTotal)} className="border-y border-line-strong md:py-1.5">
      <p className="max-w-prose pt-1 text-note text-ink-2">
        {card.basis} {card.pricesAsOf(formatDate(price.asOf))}
      </p>
      <dl className="grid gap-1 py-3 text-note text-ink-2">
        {sum.map(({ what, amount, isTotal }) => (
          <div
            key={what}
            className={clsx(
              'flex flex-wrap justify-between gap-x-4 border-line',
              isTotal && 'border-t pt-1 font-semibold',
            )}
          >
            <dt>{what}</dt> <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {listsLess && <p className="max-w-prose pb-3 text-note text-ink-2">{statedTotal.decision?.why}</p>}
      <p className="pb-3 text-note">{card.save(figures)}</p>
    </Fold>
  );
}
