import clsx from 'clsx';
import { BrowserScript } from '@/components/ui/browser-script';
import { LeafBoundary } from '@/components/ui/leaf-boundary';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { formatHours, telHref } from '@/lib/format';
import type { Scheduling } from '@/lib/scheduling/resolve-scheduling';
import { CalendarNotice, type CalendarWays } from './calendar-notice';
import { CalendarStates } from './calendar-states';

/** The scheduler's place in the page: who runs it and what not to type, then its frame or every way around one. */
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
      <p className="mb-4 max-w-[34.7em] text-small text-ink-2">
        {vendor === 'demo' ? calendar.privacyDemo : calendar.privacy(vendorName)}
        {tellsNothing && ` ${calendar.confirmation(vendorName)}`}
      </p>
      <div
        className="sheet relative overflow-clip"
        data-scheduling={JSON.stringify(inBrowser)}
        data-needs-framework={frameSrc === null ? undefined : ''}
      >
        <BrowserScript name="calendar" />
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
 * The frame stands in the HTML and books without scripts. With them browser/calendar.ts, ahead of it, hears the vendor
 * from the first message on, and styles follow the state it keeps; CalendarStates is fetched when there is something to
 * say.
 */
function CalendarFrame({ src, vendor, ways }: { src: string; vendor: string; ways: CalendarWays }) {
  return (
    <>
      <p aria-live="polite" className="sticky top-0 z-4 h-0 font-semibold print:hidden">
        <span className="hidden bg-surface px-4 py-2 in-data-offline:block calendar-booked:hidden">
          {ways.words.offline}
        </span>
        <span className="hidden bg-surface px-4 py-2 in-data-offline:calendar-booked:block">
          {ways.words.bookedOffline}
        </span>
      </p>
      {/* As tall as the frame, which is not shown at first: nothing may move when it is. */}
      <div className="relative min-h-[900px] bg-[#fff] calendar-blocked:min-h-[30rem] md:calendar-blocked:min-h-80 print:min-h-0">
        <LeafBoundary fallback={<Cover ways={ways} />}>
          <CalendarStates {...ways}>
            <Cover ways={ways} />
          </CalendarStates>
        </LeafBoundary>
        {/* Lazy, so that it asks for nothing until the script says so; without scripts no browser waits. */}
        <iframe
          className="relative z-1 h-[900px] w-full scheme-light calendar-blocked:hidden in-data-unasked:hidden print:hidden"
          title={calendar.frameTitle}
          src={src}
          loading="lazy"
          referrerPolicy="strict-origin"
          allow=""
          data-vendor={vendor}
          suppressHydrationWarning
        />
      </div>
      <Ways ways={ways} className="calendar-unseen:invisible noscript:hidden calendar-blocked:hidden" />
    </>
  );
}

/** Over the frame until it has spoken: the ways around it and the outline of a calendar, on the frame's own white. */
function Cover({ ways }: { ways: CalendarWays }) {
  return (
    <div className="absolute inset-x-0 top-0 z-2 hidden bg-[#fff] calendar-loading:bottom-0 calendar-blocked:static calendar-unseen:block noscript:static noscript:block print:hidden">
      <Ways ways={ways} className="bg-surface" />
      <div aria-hidden="true" className="hidden content-start gap-6 p-6 calendar-loading:grid">
        <span className="h-8 w-3/5 rounded-bar bg-[#e9f3f8]" />
        <span className="h-4 w-2/5 rounded-bar bg-[#e9f3f8]" />
        <span className="grid grid-cols-5 gap-3">
          {[...'abcdefghijklmno'].map((slot) => (
            <span key={slot} className="h-11 rounded-bar bg-[#e9f3f8]" />
          ))}
        </span>
      </div>
    </div>
  );
}

/** The line that stands above a frame that does not show and below one that does. */
function Ways({ ways: { linkUrl, contact, words }, className }: { ways: CalendarWays; className: string }) {
  return (
    <p className={clsx('flex flex-wrap items-center gap-x-4 px-4 py-1 text-small text-ink-2', className)}>
      <span className="print:hidden">{words.help}</span>
      <a className="text-link tappable" href={linkUrl} target="_blank" rel="noopener noreferrer">
        {words.openText}
      </a>
      <a className="text-link tappable" href={contact.phoneHref}>
        {words.callText} {contact.phone}
      </a>
    </p>
  );
}
