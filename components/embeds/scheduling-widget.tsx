import { LeafBoundary } from '@/components/ui/leaf-boundary';
import { bookingGuards } from '@/generated/booking-guards';
import type { Scheduling } from '@/lib/scheduling/scheduling';
import { BookingPanel } from './booking-panel';
import { BookingSkeleton } from './booking-skeleton';
import { BookingStates } from './booking-states';
import { BookingWays } from './booking-ways';
import type { BookingContact, SchedulingWords } from './booking-words';

/**
 * The scheduler's place in the page. The frame stands in the HTML and books without scripts. With them a guard ahead
 * of it hears the vendor from the first message on, and the states' component takes over from the guard whenever it
 * starts.
 */
export function SchedulingWidget({
  scheduling,
  contact,
  words,
  title,
}: {
  scheduling: Scheduling;
  contact: BookingContact;
  words: SchedulingWords;
  /** Accessible name of the frame. */
  title: string;
}) {
  const { frame, linkUrl, vendor } = scheduling;
  const attribution = scheduling.attributionKeys.join(' ') || undefined;
  // It has run by the time React compares it with what was sent: there is nothing to mend.
  const guard = (
    <script suppressHydrationWarning>
      {bookingGuards[frame?.scriptSrc ? 'leadconnector-with-script' : vendor]}
    </script>
  );

  if (!frame) {
    return (
      <div className="sheet p-6">
        {guard}
        <BookingPanel notice={words.linkOut}>
          <BookingWays linkUrl={linkUrl} attribution={attribution} contact={contact} words={words} />
        </BookingPanel>
      </div>
    );
  }
  return (
    <div className="sheet overflow-hidden">
      <p className="flex flex-wrap items-center gap-x-4 px-4 py-1 text-small text-ink-2">
        <span className="print:hidden">
          <span className="in-data-offline:hidden">{words.help}</span>
          <span aria-live="polite">
            <span className="hidden font-semibold text-ink in-data-offline:inline">{words.offline}</span>
          </span>
        </span>
        <a
          className="text-link inline-flex min-h-11 items-center"
          href={linkUrl}
          data-attribution={attribution}
          target="_blank"
          rel="noopener noreferrer"
          suppressHydrationWarning
        >
          {words.openText}
        </a>
        <a className="text-link inline-flex min-h-11 items-center" href={contact.phoneHref}>
          {words.callText} {contact.phone}
        </a>
      </p>
      {/* As tall as the frame, which the guard does not show at first: nothing may move when it does. */}
      <div className="relative min-h-[900px] bg-[#fff] print:min-h-0">
        {guard}
        <LeafBoundary>
          <BookingStates linkUrl={linkUrl} attribution={attribution} contact={contact} words={words} />
        </LeafBoundary>
        {/* Lazy, so that it asks for nothing until the guard says so; without scripts no browser waits. */}
        <iframe
          className="peer relative! top-0! left-0! z-1 block! h-[900px] max-h-[3000px]! min-h-[900px]! w-full! max-w-none! border-0 opacity-100! scheme-light visible! print:hidden!"
          title={title}
          src={frame.src}
          loading="lazy"
          referrerPolicy="strict-origin"
          allow=""
          data-vendor={vendor}
          data-origins={frame.origins.join(' ')}
          data-nested-origins={frame.nestedOrigins.join(' ')}
          data-attribution={attribution}
          data-script={frame.scriptSrc ?? undefined}
          suppressHydrationWarning
        />
        <BookingSkeleton />
      </div>
    </div>
  );
}
