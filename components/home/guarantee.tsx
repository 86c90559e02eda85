import { clsx } from 'clsx';
import { PromiseRings } from '@/components/art/promise-rings';
import { BookConsult } from '@/components/site/book-consult';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { guarantee } from '@/content/home';
import { plan, promise } from '@/content/offer';

/** How many of the terms are beside the promise; the others are collapsed. */
const shownTerms = 2;

const termsClass = 'text-small text-ink-2 [--dash:var(--apricot)]';

export function Guarantee() {
  return (
    <section
      id="guarantee"
      tabIndex={-1}
      aria-labelledby="guarantee-label guarantee-title"
      className="pt-[clamp(1.25rem,5vw,4.5rem)]"
    >
      <div className="wrap">
        <div className="slab night relative overflow-clip rounded-sheet border border-line print:overflow-visible print:border-0">
          <div className="slab-text relative lg:max-xl:max-w-144">
            <Label id="guarantee-label">{guarantee.label}</Label>
            <h2 id="guarantee-title" className="mt-4 text-h2 max-md:text-pretty">
              {guarantee.title}
            </h2>
            <p className="mt-4 text-ink-2 md:mt-5 md:text-lead">{guarantee.text}</p>
            <DashList
              items={guarantee.terms.slice(0, shownTerms)}
              className={clsx('mt-4 md:mt-5', termsClass)}
            />
            <Fold isRest summary={guarantee.moreText} className="text-small">
              <DashList
                items={guarantee.terms.slice(shownTerms)}
                className={clsx('max-md:pt-1', termsClass)}
              />
            </Fold>
            <div className="mt-3 md:mt-6">
              <BookConsult />
            </div>
          </div>
          <div className="rings">
            <ul className="grid w-max gap-1 text-small text-ink-2 max-lg:mx-(--slab-padding) lg:mx-auto">
              <li className="flex items-center gap-3">
                <span className="w-8 shrink-0 border-t-4 border-apricot" />
                {guarantee.key.review}
              </li>
              <li className="flex items-center gap-3">
                <span className="w-8 shrink-0 border-t-2 border-dashed border-apricot" />
                {guarantee.key.extension}
              </li>
            </ul>
            <PromiseRings
              weeks={plan.weeks}
              litWeek={promise.reviewWeek}
              extraWeeks={promise.extensionWeeks}
            />
          </div>
        </div>
      </div>
    </section>
  );
}
