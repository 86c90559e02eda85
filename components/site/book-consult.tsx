import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { bookConsult } from '@/content/site';

/** The site's one call to action. */
export function BookConsult() {
  return (
    <ButtonLink href={bookConsult.href}>
      <span>
        {bookConsult.before} <Arrow /> {bookConsult.after}
      </span>
    </ButtonLink>
  );
}
