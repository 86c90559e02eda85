import { PromiseRings, RingLabels } from '@/components/art/promise-rings';
import { BookConsult } from '@/components/site/book-consult';
import { DashList } from '@/components/ui/dash-list';
import { Label } from '@/components/ui/label';
import { guarantee } from '@/content/home';
import { plan, promise } from '@/content/offer';

const weeks = { weeks: plan.weeks, litWeek: promise.reviewWeek, extraWeeks: promise.extensionWeeks };

/** All conditions in one list, so that none of them looks like small print. */
const conditions = [
  { text: guarantee.condition },
  ...(guarantee.gives ? [{ text: guarantee.gives }] : []),
  ...guarantee.terms,
];

export function Guarantee() {
  return (
    <section id="guarantee" tabIndex={-1} aria-labelledby="guarantee-label guarantee-title" className="pt-8">
      <div className="wrap">
        <div className="slab night overflow-clip rounded-sheet border border-line print:overflow-visible print:border-0">
          <div className="slab-text max-w-none pb-0">
            <Label id="guarantee-label">{guarantee.label}</Label>
            <h2 id="guarantee-title" className="mt-4 text-h2">
              {guarantee.title}
            </h2>
          </div>
          {/* A phone shows the drawing, the conditions, the button. A wide screen shows the conditions last, below the drawing. */}
          <div className="flex flex-col lg:grid lg:grid-cols-2 print:block *:px-(--slab-padding) print:*:px-0">
            <p className="pt-4 text-balance md:pt-5 md:text-lead lg:col-start-1 lg:pr-8">{guarantee.text}</p>
            <p className="order-2 pt-5 text-detail lg:order-none lg:col-start-1 lg:pr-8">
              {guarantee.notPromised}
            </p>
            <DashList
              items={conditions}
              className="order-3 pt-4 text-detail text-ink-2 [--dash:var(--apricot)] lg:order-last lg:col-span-2 lg:grid-cols-2 lg:gap-x-16 lg:py-(--slab-padding) lg:pt-8"
            />
            <div className="order-4 py-(--slab-padding) max-lg:pt-5 lg:order-none lg:col-start-1">
              <BookConsult hasNote />
            </div>
            <div className="rings relative order-1 mt-8 px-0! no-print lg:order-none lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-end lg:pr-(--slab-padding)!">
              <p
                aria-hidden="true"
                className="absolute -top-5 left-(--slab-padding) text-small leading-[1.3] text-ink-2 max-lg:w-16 lg:-top-8 lg:left-5/12"
              >
                {guarantee.key.ring}
              </p>
              <PromiseRings {...weeks} />
            </div>
            <div className="rings order-1 border-t border-line-strong px-0! pt-2.5 md:pt-4 lg:order-none lg:col-span-2 print:border-0">
              <div className="grid lg:grid-cols-2 lg:*:col-start-2 lg:*:pr-(--slab-padding)">
                <RingLabels
                  litWeek={promise.reviewWeek}
                  lit={guarantee.key.review}
                  extra={guarantee.key.extension}
                />
              </div>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
