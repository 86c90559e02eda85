import { PromiseRings, RingLabels } from '@/components/art/promise-rings';
import { BookConsult } from '@/components/site/book-consult';
import { DashList } from '@/components/ui/dash-list';
import { Label } from '@/components/ui/label';
import { guarantee } from '@/content/home';
import { plan, promise } from '@/content/offer';

const weeks = { weeks: plan.weeks, litWeek: promise.reviewWeek, extraWeeks: promise.extensionWeeks };

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
          {/* On a phone, the drawing comes before the conditions, and these before the button. */}
          <div className="flex flex-col lg:grid lg:grid-cols-2 print:block">
            <div className="flex flex-col max-lg:contents">
              <p className="px-(--slab-padding) pt-4 text-balance md:pt-5 md:text-lead lg:pr-8 print:px-0">
                {guarantee.text}
              </p>
              <div className="order-2 grid gap-y-2 px-(--slab-padding) pt-4 text-detail text-ink-2 lg:pr-8 print:px-0">
                <p>{guarantee.condition}</p>
                {guarantee.gives && <p>{guarantee.gives}</p>}
                <p>{guarantee.notPromised}</p>
              </div>
              <div className="order-4 p-(--slab-padding) pt-5 lg:mt-auto lg:pt-6">
                <BookConsult hasNote />
              </div>
            </div>
            <div className="flex flex-col justify-between gap-y-14 max-lg:contents lg:pt-6 lg:pr-(--slab-padding)">
              <DashList
                items={guarantee.terms}
                className="order-3 px-(--slab-padding) pt-4 text-detail text-ink-2 [--dash:var(--apricot)] lg:order-none lg:px-0 lg:pt-0"
              />
              <div className="rings relative order-1 mt-8 no-print lg:mt-0">
                <p
                  aria-hidden="true"
                  className="absolute -top-5 left-(--slab-padding) text-small leading-[1.3] text-ink-2 max-lg:w-16 lg:-top-8 lg:left-5/12"
                >
                  {guarantee.key.ring}
                </p>
                <PromiseRings {...weeks} />
              </div>
            </div>
            <div className="rings order-1 border-t border-line-strong pt-2.5 md:pt-4 lg:order-last lg:col-span-2 lg:pb-(--slab-padding) print:border-0">
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
