import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { hero } from '@/content/home';
import { bookConsult } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { bookingHref } from '@/lib/section-links';

type Props = {
  page?: PagePath;
  isQuiet?: boolean;
  /** Whether to say below it what it leads to. */
  hasNote?: boolean;
};

/** The site's only call to action. */
export function BookConsult({ page = '/', isQuiet, hasNote = false }: Props) {
  const button = (
    <ButtonLink href={bookingHref(bookConsult.href, page)} isQuiet={isQuiet}>
      <span>
        {bookConsult.before} <Arrow /> {bookConsult.after}
      </span>
    </ButtonLink>
  );
  if (!hasNote) return button;
  return (
    <div className="max-md:grow">
      {button}
      <p className="mt-2 text-note font-semibold no-print">{hero.note}</p>
    </div>
  );
}
