'use client'; // This component follows the calendar's state and keeps the visitor's place.

import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type CalendarState, calendarChanged, readCalendarState } from '@/lib/scheduling/calendar-state';
import { CalendarNotice, CalendarPressButton, type CalendarWays, WaysLine } from './calendar-notice';

/**
 * The states that are announced to screen readers. Class names are written out, because Tailwind finds them as text.
 */
const announcedIn: Record<CalendarState, string> = {
  loading: 'hidden calendar-loading:inline',
  stalled: 'hidden calendar-stalled:inline',
  blocked: 'hidden calendar-blocked:inline',
  lost: 'hidden calendar-lost:inline',
  ready: 'hidden calendar-ready:inline',
  requested: 'hidden calendar-requested:inline',
  // Offline, a line of the frame says more (calendar.tsx).
  booked: 'hidden calendar-booked:inline in-data-offline:hidden',
};

function isVisible(element: Element) {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
}

/**
 * Everything around the vendor's frame: the cover while it loads, the notices for a stalled, refused or unconfirmed
 * calendar, and the status line that announces each state to screen readers.
 *
 * This is who writes what, so that nothing depends on React and no two scripts write the same thing:
 * - browser/calendar.ts writes the state and everything about the frame (`src`, `inert`, height), and handles the
 *   buttons.
 * - Styles show what belongs to the state. All texts are in the HTML from the start, so showing them needs no request.
 * - Once hydrated, this component writes the `hidden` attributes, which matter only in browsers without style sheets,
 *   and moves the focus when the link or button that has it disappears.
 */
export function SchedulingWidget(ways: CalendarWays) {
  const { words } = ways;
  const status = useRef<HTMLParagraphElement>(null);

  const subscribe = useCallback((rerender: () => void) => {
    function follow() {
      // The state has changed already, but browsers take the focus from what that hides only when they next render.
      const focused = document.activeElement;
      if (focused?.closest('[data-scheduling]') && !isVisible(focused))
        status.current?.focus({ preventScroll: true });
      rerender();
    }
    document.addEventListener(calendarChanged, follow);
    return () => document.removeEventListener(calendarChanged, follow);
  }, []);
  const state = useSyncExternalStore(subscribe, readCalendarState, () => undefined);

  const announced = {
    ...words.announced,
    stalled: `${words.stalled.title}. ${words.stalled.text}`,
    blocked: `${words.blocked.title}. ${words.blocked.text}`,
    lost: `${words.lost.title}. ${words.lost.text}`,
    requested: `${words.requested.title}. ${words.requested.text}`,
  } satisfies Record<CalendarState, string>;

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {(Object.keys(announced) as CalendarState[]).map((name) => (
          <span key={name} hidden={state !== name} className={announcedIn[name]}>
            {announced[name]}
          </span>
        ))}
      </p>
      <Cover {...ways} />
      <div className="no-print">
        <div
          hidden={state !== 'stalled'}
          className="calendar-stalled-notice absolute inset-0 z-3 hidden bg-surface calendar-stalled:block calendar-short:relative"
        >
          <CalendarNotice notice={words.stalled} ways={ways}>
            <CalendarPressButton press="retry">{words.tryAgainText}</CalendarPressButton>
            <CalendarPressButton press="show">{words.showText}</CalendarPressButton>
          </CalendarNotice>
        </div>
        <div hidden={state !== 'blocked'} className="z-3 hidden bg-surface calendar-blocked:block">
          <CalendarNotice notice={words.blocked} ways={ways}>
            <CalendarPressButton press="retry">{words.tryAgainText}</CalendarPressButton>
          </CalendarNotice>
        </div>
        <div hidden={state !== 'lost'} className="z-3 hidden bg-surface calendar-lost:block">
          <CalendarNotice notice={words.lost} ways={ways}>
            <CalendarPressButton press="retry">{words.tryAgainText}</CalendarPressButton>
          </CalendarNotice>
        </div>
        <div
          hidden={state !== 'requested'}
          className="absolute inset-x-3 top-3 z-3 hidden rounded-button border border-line-strong bg-surface calendar-requested:block"
        >
          <CalendarNotice notice={words.requested} ways={ways} hasLink={false}>
            <CalendarPressButton press="show">{words.hideText}</CalendarPressButton>
          </CalendarNotice>
        </div>
      </div>
    </>
  );
}

/** Grey boxes where most vendors have a title, the days of a month, and times. */
const outline = [
  'col-span-full h-11',
  ...Array.from({ length: 35 }, () => 'h-11'),
  ...Array.from({ length: 16 }, () => 'col-span-full h-11'),
];

/**
 * Covers the frame until the frame has sent a message. If the visitor wants to see the frame before that, this moves above
 * it. Shows the other ways to book and the outline of a calendar. It is not white like the frame, because white would
 * glare at night.
 */
function Cover(ways: CalendarWays) {
  return (
    <div className="calendar-cover absolute inset-x-0 top-0 z-2 hidden bg-surface calendar-loading:bottom-0 calendar-loading:block calendar-loading:overflow-hidden calendar-anyway:static calendar-anyway:block noscript:static noscript:block no-print">
      <p aria-hidden="true" className="hidden px-gutter pt-4 calendar-loading:block md:px-8">
        {`${ways.words.announced.loading} `}
        <span className="calendar-slow">{ways.words.slow}</span>
      </p>
      <WaysLine ways={ways} className="calendar-ways bg-surface pt-3 in-data-offline:pt-14" />
      <div
        aria-hidden="true"
        className="calendar-outline hidden grid-cols-7 gap-2 px-gutter py-4 calendar-loading:grid md:px-8"
      >
        {outline.map((look, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other name.
          <span key={i} className={look} />
        ))}
      </div>
    </div>
  );
}
