import { clsx } from 'clsx';
import { BookConsult } from '@/components/site/book-consult';
import { figures, totals } from '@/components/site/figures';
import { isOpaquePhoto, Picture } from '@/components/site/picture';
import { Label } from '@/components/ui/label';
import { clinic } from '@/content/clinic';
import { finalCta } from '@/content/home';
import { spots, statedTotal } from '@/content/offer';
import { clinicians, caller as namedCaller } from '@/content/team';
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

const caller = namedCaller ?? clinicians[0];

/** On a wide screen, the column on the right. */
const rightColumn = 'lg:col-start-2 lg:row-span-5 lg:row-start-1';

/** On a wide screen, who will call, in front of the horizon. The text below says the name. */
function CallerPortrait({ file }: { file: string }) {
  const isOpaque = isOpaquePhoto(file, 'portrait');
  return (
    <div
      className={clsx(
        'overflow-clip rounded-sheet max-lg:hidden no-print',
        isOpaque ? 'aspect-[3/2]' : 'person-sky border border-line pt-6',
      )}
    >
      <Picture
        file={file}
        alt=""
        shape="portrait"
        className={isOpaque ? 'dimmed-at-night size-full object-cover object-[50%_25%]' : 'mx-auto w-64'}
      />
    </div>
  );
}

export function FinalCta() {
  const photo = caller?.photo;
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
        </div>
        <div className={clsx(photo && rightColumn)}>
          {photo && <CallerPortrait file={photo.file} />}
          <OrCall hours={clinic.hours && formatHours(clinic.hours)} isBelowPortrait />
        </div>
        <div
          className={clsx(
            'mt-2 grid max-w-prose content-start gap-2 text-note text-ink-2 md:gap-3',
            photo ? 'lg:mt-4' : `lg:mt-0 lg:pt-12 ${rightColumn}`,
          )}
        >
          <p>
            <strong className="text-ink">{finalCta.spots.strong}</strong>{' '}
            {finalCta.spots.rest({ lastMonth: formatQuarterEnd(spots.asOf), date: formatDate(spots.asOf) })}
          </p>
          <p className="border-t border-line-strong pt-2 md:pt-3">
            {finalCta.planPrice(figures)} {totalValue()}
          </p>
        </div>
      </div>
    </section>
  );
}
