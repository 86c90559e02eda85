import { BookConsult } from '@/components/site/book-consult';
import { fit, hero } from '@/content/home';

/** The foot of a card whose lists leave a reader unsure: an invitation to ask, and on its right the button. */
export function AskFirst({ className, children }: { className: string; children?: React.ReactNode }) {
  return (
    <div className={className}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div>
          <p>
            {fit.notSure} {children}
          </p>
          <p className="text-note text-ink-2">{hero.note}</p>
        </div>
        <BookConsult isQuiet />
      </div>
    </div>
  );
}
