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
          {/* On a phone, the terms come before the button. */}
          <div className="flex flex-col border-b border-line-strong lg:grid lg:grid-cols-2 print:block print:border-0">
            <div className="flex flex-col justify-between max-lg:contents">
              <div className="px-(--slab-padding) pt-4 pb-3 md:pt-5 lg:pr-8 lg:pb-6 print:px-0">
                <p className="text-balance md:text-lead">{guarantee.text}</p>
                <p className="mt-4 text-detail text-ink-2">{guarantee.condition}</p>
                {guarantee.gives && <p className="mt-2 text-detail text-ink-2">{guarantee.gives}</p>}
                <p className="mt-2 text-detail text-ink-2">{guarantee.notPromised}</p>
              </div>
              <div className="order-2 px-(--slab-padding) pb-10 lg:pb-(--slab-padding)">
                <BookConsult hasNote />
              </div>
            </div>
            <div className="flex flex-col justify-between gap-y-14 max-lg:contents lg:pt-6 lg:pr-(--slab-padding)">
              <DashList
                items={guarantee.terms}
                className="order-1 text-detail text-ink-2 [--dash:var(--apricot)] max-lg:mx-(--slab-padding) max-lg:mb-5"
              />
              <div className="rings relative order-3 no-print">
                <p
                  aria-hidden="true"
                  className="absolute -top-5 left-(--slab-padding) text-small leading-[1.3] text-ink-2 max-lg:w-16 lg:-top-8 lg:left-5/12"
                >
                  {guarantee.key.ring}
                </p>
                <PromiseRings {...weeks} />
              </div>
            </div>
          </div>
          <div className="rings pb-(--slab-padding)">
            <div className="grid pt-2.5 md:pt-4 lg:grid-cols-2 lg:*:col-start-2 lg:*:pr-(--slab-padding)">
              <RingLabels
                litWeek={promise.reviewWeek}
                lit={guarantee.key.review}
                extra={guarantee.key.extension}
              />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
