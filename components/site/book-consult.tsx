import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { bookConsult } from '@/content/site';
import type { PagePath } from '@/lib/pages';
import { bookingHref } from '@/lib/section-links';

/** The site's only call to action. */
export function BookConsult({ page = '/', isQuiet }: { page?: PagePath; isQuiet?: boolean }) {
  return (
    <ButtonLink href={bookingHref(bookConsult.href, page)} isQuiet={isQuiet}>
      <span>
        {bookConsult.before} <Arrow /> {bookConsult.after}
      </span>
    </ButtonLink>
  );
}
