import type { calendar } from '@/content/booking';

/** All there is around the frame: how to reach the scheduler and the clinic without it, and the words to say so. */
export type CalendarWays = {
  linkUrl: string;
  contact: { phone: string; phoneHref: string; email: string; hours: string | null };
  words: typeof calendar.words;
};

type Props = {
  notice: { title: string; text: string };
  ways: CalendarWays;
  /** Whether the calendar in a tab of its own helps. */
  hasLink?: boolean;
  /** What else can be done. */
  children?: React.ReactNode;
};

/** A notice with every way to book that does not need the frame. */
export function CalendarNotice({ notice, ways, hasLink = true, children }: Props) {
  const { linkUrl, contact, words } = ways;
  return (
    <div className="grid gap-4 p-5">
      <div>
        <p className="text-h4 font-semibold">{notice.title}</p>
        <p className="text-ink-2">{notice.text}</p>
      </div>
      <ul className="grid gap-x-6 gap-y-1 xs:grid-cols-2">
        {hasLink && (
          <li className="xs:col-span-2">
            <a className="button button-primary" href={linkUrl} target="_blank" rel="noopener noreferrer">
              {words.openText}
            </a>
          </li>
        )}
        <li>
          <a className="text-link tappable" href={contact.phoneHref}>
            {words.callText} {contact.phone}
          </a>
        </li>
        <li>
          <a className="text-link tappable" href={`mailto:${contact.email}`}>
            {words.emailText} {contact.email}
          </a>
        </li>
        {contact.hours && (
          <li className="text-small text-ink-2 xs:col-span-2">
            {words.hoursText}: {contact.hours}
          </li>
        )}
      </ul>
      {children}
    </div>
  );
}
