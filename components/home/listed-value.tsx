import { clsx } from 'clsx';
import { figures, totals } from '@/components/site/figures';
import { Fold } from '@/components/ui/fold';
import { planValue } from '@/content/home';
import { bonusItems, price, statedTotal } from '@/content/offer';
import { formatDate } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { barShowsGroups, groupColours } from './group-colours';

/** The width of a full bar in units of the drawing. */
const barWidth = 1000;
const scale = barWidth / totals.listedUsd;
/** The core treatment and each item; or everything in one block. */
const blocks = barShowsGroups
  ? [
      { id: 'core', valueUsd: price.paidInFullUsd, look: 'fill-action' },
      ...bonusItems.map(({ id, group, valueUsd }) => ({ id, valueUsd, look: groupColours[group].bar })),
    ]
  : [{ id: 'all', valueUsd: totals.listedUsd, look: 'fill-line-strong opacity-70' }];

/** The colours of the items, without repetition. */
const itemLooks = [...new Set(blocks.slice(1).map(({ look }) => look))];

/** What the colours of the first bar mean. */
function BarKey() {
  const { barKey } = planValue.card;
  const entries = [
    { text: barKey.core, looks: ['fill-action'] },
    { text: barKey.rest, looks: itemLooks },
  ];
  return (
    <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 text-micro text-ink-2">
      {entries.map(({ text, looks }) => (
        <li key={text} className="flex items-center gap-2">
          <svg width="0" height="0" viewBox="0 0 12 12" aria-hidden="true" className="size-3 shrink-0">
            {looks.map((look, i) => (
              <rect
                key={look}
                x={i * (12 / looks.length)}
                width={12 / looks.length}
                height="12"
                className={look}
              />
            ))}
          </svg>
          {text}
        </li>
      ))}
    </ul>
  );
}

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

/** Rounds to a tenth of a unit, which is less than a tenth of a pixel. */
function rounded(units: number) {
  return Number(units.toFixed(1));
}

/**
 * Two bars to scale: the listed value of everything, and the plan. Text beside them says the same to screen readers.
 * Sizes of 0, and the grey fill, apply only without style sheets, where the bars would be black blocks.
 */
export function PriceBars() {
  const { card } = planValue;
  let x = 0;
  return (
    <div className="price-bars text-small">
      <p className="flex flex-wrap justify-between gap-x-4 text-ink-2">
        {card.listed} <span>{figures.listedTotal}</span>
      </p>
      <svg
        width="0"
        height="0"
        viewBox={`0 0 ${barWidth} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="dimmed-at-night mt-1.5 h-3 w-full"
      >
        {blocks.map((block, i) => {
          const from = x;
          const gap = i > 0 ? 5 : 0;
          x += block.valueUsd * scale;
          return (
            <rect
              key={block.id}
              x={rounded(from + gap)}
              width={rounded(Math.max(0, block.valueUsd * scale - gap))}
              height="24"
              className={block.look}
            />
          );
        })}
      </svg>
      {barShowsGroups && <BarKey />}
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 font-semibold md:mt-4">
        {card.thePlan} <span>{figures.paidInFull}</span>
      </p>
      <div className="mt-1.5 flex min-h-6 items-start gap-0.5">
        <svg
          width={`${rounded((100 * price.paidInFullUsd) / totals.listedUsd)}%`}
          height="24"
          aria-hidden="true"
          className="shrink-0"
        >
          <rect width="100%" height="100%" fill="gray" className="fill-action" />
        </svg>
        <p className="grid min-h-6 grow place-items-center border border-dashed border-line-strong px-1 text-center text-micro text-ink-2">
          {card.save(figures)}
        </p>
      </div>
      <p className="mt-2 text-note text-ink-2">
        {card.basis} {card.pricesAsOf(formatDate(price.asOf))}
      </p>
      <Fold summary={words.title(figures.listedTotal)} className="-mb-3 text-small">
        <dl className="grid gap-1 pt-1 pb-3 text-ink-2">
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
        {listsLess && <p className="pb-3 text-ink-2">{statedTotal.decision?.why}</p>}
      </Fold>
    </div>
  );
}
