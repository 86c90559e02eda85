import { figures, totals } from '@/components/site/figures';
import { value } from '@/content/home';
import { bonusItems, price } from '@/content/offer';
import { groupColours } from './group-colours';

/** Width of a full bar in drawing units. */
const barWidth = 1000;
const scale = barWidth / totals.listedUsd;
/** The items share what the plan price leaves of the bar, also where the clinic's stated total is not their sum. */
const itemScale = (totals.savingsUsd * scale) / totals.bonusUsd;

/** A tenth of a unit is less than a tenth of a pixel. */
function rounded(units: number) {
  return Number(units.toFixed(1));
}

/** Two bars to scale: the listed value of everything, and the plan. The words beside them say the same to those who listen. */
export function PriceBars() {
  const { card } = value;
  let x = price.paidInFullUsd * scale;
  return (
    <div className="price-bars text-small">
      <p className="flex flex-wrap justify-between gap-x-4">
        {card.listed} <span>{figures.listedTotal}</span>
      </p>
      <svg
        viewBox={`0 0 ${barWidth} 24`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-1.5 h-6 w-full"
      >
        <rect width={rounded(x)} height="24" className="fill-action" />
        {bonusItems.map((item) => {
          const from = x;
          x += item.valueUsd * itemScale;
          return (
            <rect
              key={item.id}
              x={rounded(from + 5)}
              width={rounded(Math.max(0, item.valueUsd * itemScale - 5))}
              height="24"
              className={groupColours[item.group].bar}
            />
          );
        })}
      </svg>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 font-semibold">
        {card.thePlan} <span>{figures.paidInFull}</span>
      </p>
      <div className="mt-1.5 flex min-h-6 items-start gap-0.5">
        <svg
          width={`${rounded((100 * price.paidInFullUsd) / totals.listedUsd)}%`}
          height="24"
          aria-hidden="true"
          className="shrink-0"
        >
          <rect width="100%" height="100%" rx="3" className="fill-action" />
        </svg>
        <p className="grid min-h-6 grow place-items-center rounded-[3px] border border-dashed border-line-strong px-1 text-center text-micro font-semibold text-ink-2">
          {card.save(figures)}
        </p>
      </div>
    </div>
  );
}
