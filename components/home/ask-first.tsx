import { clsx } from 'clsx';
import { BookConsult } from '@/components/site/book-consult';
import { fit } from '@/content/home';

/** The foot of a part that may leave a reader unsure: an invitation to ask, and beside it the button. */
export function AskFirst({ className, children }: { className: string; children?: React.ReactNode }) {
  return (
    <div
      className={clsx('flex items-center gap-x-8 gap-y-3 border-t border-line max-md:flex-wrap', className)}
    >
      <p>
        {fit.notSure} {children}
      </p>
      <div className="shrink-0 max-md:grow">
        <BookConsult isQuiet />
      </div>
    </div>
  );
}
