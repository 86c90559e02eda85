import { clsx } from 'clsx';
import type { calendar } from '@/content/booking';
import type { CalendarPress } from '@/lib/scheduling/calendar-state';

/**
 * Ways to reach the scheduler and the clinic without the frame, and the texts to show with them. Plain data, so that it
 * can be passed to an island as JSON.
 */
export type CalendarWays = {
  linkUrl: string;
  contact: { phone: string; phoneHref: string; email: string; hours: string | null };
  words: typeof calendar.words;
};

type Props = {
  notice: { title: string; text: string };
  ways: CalendarWays;
  /** Whether to offer the calendar in a tab of its own. */
  hasLink?: boolean;
  /** Buttons. */
  children?: React.ReactNode;
};

/** A notice with every way to book that does not need the frame. */
export function CalendarNotice({ notice, ways, hasLink = true, children }: Props) {
  const { linkUrl, contact, words } = ways;
  return (
    // The line that says "offline" covers the top of this area, hence the padding.
    <div className="grid gap-4 p-5 in-data-offline:pt-14 lg:p-8 lg:in-data-offline:pt-14">
      <div>
        <p className="text-h4 font-semibold">{notice.title}</p>
        <p className="text-ink-2">{notice.text}</p>
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {hasLink && (
          <li className="w-full">
            <a
              className="button button-primary w-full xs:w-auto"
              href={linkUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {words.openText}
            </a>
          </li>
        )}
        <li>
          <a className="text-link tappable whitespace-pre-wrap" href={contact.phoneHref}>
            {`${words.callText} `}
            <span>{contact.phone}</span>
          </a>
        </li>
        <li>
          <a className="text-link tappable whitespace-pre-wrap" href={`mailto:${contact.email}`}>
            {`${words.emailText} `}
            <span>{contact.email}</span>
          </a>
        </li>
        {contact.hours && (
          <li className="w-full text-small text-ink-2">{`${words.hoursText}: ${contact.hours}`}</li>
        )}
      </ul>
      {children && <div className="grid gap-3 xs:flex">{children}</div>}
    </div>
  );
}

/** A button that browser/calendar.ts handles. */
export function CalendarPressButton({
  press,
  children,
}: {
  press: CalendarPress;
  children: React.ReactNode;
}) {
  return (
    <button type="button" className="button button-quiet" data-calendar-press={press}>
      {children}
    </button>
  );
}

/** The ways to book without the frame: below a frame, and above one that is slow to load or may stay empty. */
export function WaysLine({ ways, className }: { ways: CalendarWays; className: string }) {
  const { linkUrl, contact, words } = ways;
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 px-gutter pt-3 pb-4 md:px-8 text-small text-ink-2',
        className,
      )}
    >
      <span className="no-print">{words.help}</span>
      <a
        className="button button-quiet button-compact"
        href={linkUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.openText}
      </a>
      <a className="button button-quiet button-compact whitespace-pre-wrap" href={contact.phoneHref}>
        {`${words.callText} `}
        <span>{contact.phone}</span>
      </a>
    </p>
  );
}
