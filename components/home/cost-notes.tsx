import { GoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { Fold } from '@/components/ui/fold';
import { value } from '@/content/home';
import { figures } from './figures';

/** What stands behind the price: the sum, paying over time, the right to an estimate. */
export function CostNotes() {
  const { sums, financing } = value;
  return (
    <div className="mt-6 grid md:mt-12 gap-x-[clamp(2.5rem,5vw,5.5rem)] gap-y-6 text-ink-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-1 md:gap-4">
        <Fold isOpenWide summary={sums.title}>
          <p className="max-w-[34.7em]">{sums.text(figures)}</p>
        </Fold>
        <Fold isOpenWide summary={financing.title}>
          <p className="max-w-[34.7em]">{financing.text(figures)}</p>
          {financing.link && (
            <a href={financing.link.href} className="text-link">
              {financing.link.text}
            </a>
          )}
        </Fold>
      </div>
      <GoodFaithEstimate headingLevel="h3" isFolded />
    </div>
  );
}
