import { BrowserScript } from '@/components/ui/browser-script';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { formatHours, telHref } from '@/lib/format';
import type { Scheduling } from '@/lib/scheduling/resolve-scheduling';
import { CalendarNotice, type CalendarWays, WaysLine } from './calendar-notice';
import { SchedulingWidget } from './scheduling-widget';

/**
 * The scheduler on the page: who runs it, what not to type, and then its frame. If the scheduler cannot be framed, the
 * page shows the other ways to book instead.
 */
export function Calendar({ scheduling }: { scheduling: Scheduling }) {
  const { frameSrc, linkUrl, vendor, vendorName, inBrowser } = scheduling;
  const tellsNothing = vendor === 'frame' || vendor === 'link';
  const { phone, email, hours } = clinic;
  const contact = { phone, phoneHref: telHref(phone), email, hours: hours && formatHours(hours) };
  const ways = { linkUrl, contact, words: calendar.words };
  return (
    <section id="calendar" tabIndex={-1} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="sr-only">
        {calendar.sectionTitle}
      </h2>
      <div
        className="sheet relative overflow-clip max-md:-mx-gutter max-md:rounded-none max-md:border-x-0"
        data-scheduling={JSON.stringify(inBrowser)}
      >
        <p className="border-b border-line px-gutter py-2 text-small text-ink-2 md:px-8 md:py-3">
          {vendor === 'demo' ? calendar.privacyDemo : calendar.privacy(vendorName)}
          {tellsNothing && ` ${calendar.confirmation(vendorName)}`}
        </p>
        <BrowserScript name="calendar" />
        {'scriptSrc' in inBrowser && <BrowserScript name="vendor-script" />}
        {frameSrc === null ? (
          <CalendarNotice notice={calendar.words.linkOut} ways={ways} />
        ) : (
          <CalendarFrame src={frameSrc} vendor={vendor} ways={ways} />
        )}
      </div>
    </section>
  );
}

/**
 * The frame is in the HTML and takes bookings without scripts. With scripts, browser/calendar.ts runs before the frame
 * loads, receives the vendor's first message, and keeps a state that the styles follow.
 */
function CalendarFrame({ src, vendor, ways }: { src: string; vendor: string; ways: CalendarWays }) {
  return (
    <>
      <p aria-live="polite" className="sticky top-0 z-4 h-0 font-semibold no-print">
        <span hidden className="hidden bg-surface px-4 py-2 in-data-offline:block calendar-booked:hidden">
          {ways.words.offline}
        </span>
        <span hidden className="hidden bg-surface px-4 py-2 in-data-offline:calendar-booked:block">
          {ways.words.bookedOffline}
        </span>
      </p>
      {/* As tall as the frame, which is hidden at first, so that nothing moves when it shows; or as tall as a notice. */}
      <div className="relative min-h-(--calendar-least-height) calendar-short:min-h-0 print:min-h-0">
        {/* The frame is outside of the island, because rendering the island again must not reload it. */}
        <div data-island="scheduling-widget" data-props={JSON.stringify(ways)}>
          <SchedulingWidget linkUrl={ways.linkUrl} contact={ways.contact} words={ways.words} />
        </div>
        {/* Lazy, so that it requests nothing until the script loads it. Without scripts, browsers load it when it
            comes near the viewport. */}
        {/* A real calendar is light in both colour schemes, unless its URL asks for a dark one. The demonstration
            follows the visitor's colour scheme. */}
        {/* The position is on a wrapper, because browser/vendor-script.ts fixes the frame's own styles. */}
        <div className="calendar-short:absolute calendar-short:inset-x-0 calendar-short:top-0">
          <iframe
            className="relative z-1 h-[var(--calendar-height,var(--calendar-least-height))] bg-[#fff] w-full scheme-light data-[vendor=demo]:bg-surface data-[vendor=demo]:scheme-light-dark calendar-refused:hidden in-data-unasked:hidden no-print"
            title={calendar.frameTitle}
            src={src}
            loading="lazy"
            referrerPolicy="strict-origin"
            allow=""
            data-vendor={vendor}
            // In `next dev`, browser/calendar.ts has set the frame's URL and height before React compares them.
            suppressHydrationWarning
          />
        </div>
      </div>
      <WaysLine
        ways={ways}
        className="calendar-loading:invisible calendar-stalled:invisible noscript:hidden calendar-short:hidden calendar-refused:hidden calendar-anyway:hidden no-print"
      />
    </>
  );
}
