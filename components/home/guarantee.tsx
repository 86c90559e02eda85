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
        <div className="night relative overflow-clip rounded-sheet border border-line print:overflow-visible print:border-0">
          <Drawing name="rings" className="rings" />
          <div className="slab-text relative lg:max-xl:max-w-144">
            <Label id="guarantee-label">{guarantee.label}</Label>
            <h2 id="guarantee-title" className="mt-4 text-h2">
              {guarantee.title}
            </h2>
            <p className="mt-4 text-ink-2 md:mt-5 md:text-lead">{guarantee.text}</p>
            <DashList items={guarantee.terms.slice(0, 1)} className={clsx('mt-4 md:mt-5', termsClass)} />
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
