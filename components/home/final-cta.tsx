import { BookConsult } from '@/components/site/book-consult';
import { figures, totals } from '@/components/site/figures';
import { Label } from '@/components/ui/label';
import { clinic } from '@/content/clinic';
import { finalCta } from '@/content/home';
import { spots, statedTotal } from '@/content/offer';
import { formatDate, formatHours, formatQuarterEnd } from '@/lib/format';
import { formatUsd } from '@/lib/pricing';
import { OrCall } from './or-call';

/** The total value to show. Until the clinic has decided which total to use, this is a note with both totals. */
function totalValue() {
  const { valueUsd, decision } = statedTotal;
  return decision || valueUsd === totals.sumUsd
    ? finalCta.totalValue(figures.listedTotal)
    : finalCta.bothTotals({
        stated: formatUsd(valueUsd),
        computed: formatUsd(totals.sumUsd),
        paidInFull: figures.paidInFull,
      });
}

export function FinalCta() {
  return (
    <section
      id="final-cta"
      tabIndex={-1}
      aria-labelledby="final-cta-label final-cta-title"
      className="final pt-10 md:pt-20 no-print"
    >
      <div className="wrap grid gap-x-split gap-y-3 md:gap-y-5 lg:split-7-5">
        <div>
          <Label id="final-cta-label">{finalCta.label}</Label>
          <h2 id="final-cta-title" className="mt-4 text-page">
            {finalCta.title}
          </h2>
        </div>
        <p className="max-w-prose text-ink-2 md:text-lead">{finalCta.lead}</p>
        <div>
          <BookConsult hasNote />
          <OrCall hours={clinic.hours && formatHours(clinic.hours)} />
        </div>
        <div className="grid content-start gap-2 text-ink-2 md:gap-3 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:content-end">
          <p className="max-md:text-note">
            <strong className="text-ink">{finalCta.spots.strong}</strong>{' '}
            {finalCta.spots.rest({ lastMonth: formatQuarterEnd(spots.asOf), date: formatDate(spots.asOf) })}
          </p>
          <p className="border-t border-line-strong pt-2 text-note md:pt-3">
            {finalCta.planPrice(figures)} {totalValue()}
          </p>
        </div>
      </div>
    </section>
  );
}
