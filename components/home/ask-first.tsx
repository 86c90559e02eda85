import { clsx } from 'clsx';
import { BookConsult } from '@/components/site/book-consult';
import { fit } from '@/content/home';

type Props = {
  className: string;
  /** Whether another button follows soon, which should stand out. */
  isQuiet?: boolean;
};

/** The foot of a part that may leave a reader unsure: an invitation to ask, and beside it the button. */
export function AskFirst({ className, isQuiet }: Props) {
  return (
    <div
      className={clsx('flex items-center gap-x-8 gap-y-3 border-t border-line max-md:flex-wrap', className)}
    >
      <p>{fit.notSure}</p>
      <div className="max-md:grow md:shrink-0">
        <BookConsult isQuiet={isQuiet} />
      </div>
    </div>
  );
}
