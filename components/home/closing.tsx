import { BookConsult } from '@/components/site/book-consult';
import { clinic } from '@/content/clinic';
import { closing, hero } from '@/content/home';
import { telHref } from '@/lib/format';

/** The page's last word before the crisis block: a quiet way to the call, for who read this far. */
export function Closing() {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-gap gap-y-4 border-t-2 border-ink pt-6 md:mt-16 md:pt-8 print:hidden">
      <div>
        <h3 className="text-h3">{closing.title}</h3>
        <p className="mt-1 text-ink-2">{closing.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <BookConsult />
        <p>
          {hero.orCall}{' '}
          <a href={telHref(clinic.phone)} className="text-link">
            {clinic.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
