import type { BookingContact, SchedulingWords } from './booking-words';

/** Every way to book that does not need the frame. */
export function BookingWays({
  linkUrl,
  attribution,
  contact,
  words,
}: {
  linkUrl: string;
  /** Query keys, separated by spaces, that the guard may add to the link. */
  attribution: string | undefined;
  contact: BookingContact;
  words: Pick<SchedulingWords, 'openText' | 'callText' | 'emailText' | 'hoursText'>;
}) {
  return (
    <ul className="grid gap-x-6 gap-y-1 xs:grid-cols-2">
      <li className="xs:col-span-2">
        <a
          className="button button-primary"
          href={linkUrl}
          data-attribution={attribution}
          target="_blank"
          rel="noopener noreferrer"
          suppressHydrationWarning
        >
          {words.openText}
        </a>
      </li>
      <li>
        <a className="text-link inline-flex min-h-11 items-center" href={contact.phoneHref}>
          {words.callText} {contact.phone}
        </a>
      </li>
      <li>
        <a className="text-link inline-flex min-h-11 items-center" href={`mailto:${contact.email}`}>
          {words.emailText} {contact.email}
        </a>
      </li>
      {contact.hours && (
        <li className="text-small text-ink-2 xs:col-span-2">
          {words.hoursText}: {contact.hours}
        </li>
      )}
    </ul>
  );
}
