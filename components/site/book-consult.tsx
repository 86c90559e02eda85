import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { hero } from '@/content/home';
import { bookConsult } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { bookingHref } from '@/lib/section-links';

type Props = {
  page?: PagePath;
  isQuiet?: boolean;
  /** Whether it says in a second line what it leads to. */
  hasNote?: boolean;
};

/** The site's only call to action. */
export function BookConsult({ page = '/', isQuiet, hasNote = false }: Props) {
  return (
    <ButtonLink href={bookingHref(bookConsult.href, page)} isQuiet={isQuiet}>
      <span>
        {bookConsult.before} <Arrow /> {bookConsult.after}
        {hasNote && (
          <>
            {' '}
            <span className="block text-small font-normal">{hero.note}</span>
          </>
        )}
      </span>
    </ButtonLink>
  );
}
