import { clsx } from 'clsx';
import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { SafetyLink } from '@/components/site/safety-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { guarantee } from '@/content/home';

const termsClass = 'text-small text-ink-2 [--dash:var(--apricot)]';

export function Guarantee() {
  return (
    <section
      id="guarantee"
      tabIndex={-1}
      aria-labelledby="guarantee-label guarantee-title"
      className="pt-section pb-[clamp(1rem,2vw,3rem)]"
    >
      <div className="wrap">
        <div className="night relative overflow-hidden rounded-sheet border border-line print:overflow-visible print:border-0">
          <Drawing
            name="rings"
            className="absolute inset-x-0 bottom-0 mx-auto h-[clamp(9rem,50vw,22rem)] max-w-176 fill-none stroke-apricot lg:-right-56 lg:left-auto lg:h-92 lg:w-184 lg:max-w-none xl:-right-48 xl:h-108 xl:w-216 print:hidden forced-colors:hidden"
          />
          <div className="relative max-w-[calc(40rem+2*var(--inset))] p-(--inset) pb-[clamp(7.5rem,40vw,22rem)] [--inset:clamp(1.75rem,1rem+3.4vw,5rem)] lg:pb-(--inset) lg:max-xl:max-w-144 print:max-w-none print:px-0 print:py-[4pt]">
            <Label id="guarantee-label">{guarantee.label}</Label>
            <h2 id="guarantee-title" className="mt-4 text-h2">
              {guarantee.title}
            </h2>
            <p className="mt-5 text-lead text-ink-2">{guarantee.text}</p>
            <DashList items={guarantee.terms.slice(0, 1)} className={clsx('mt-5', termsClass)} />
            <Fold isRest summary={guarantee.moreText} className="mt-2 text-small">
              <DashList items={guarantee.terms.slice(1)} className={clsx('pt-1', termsClass)} />
            </Fold>
            <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
              <BookConsult />
              <SafetyLink />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
