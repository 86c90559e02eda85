'use client'; // the calendar's states change in the browser

import clsx from 'clsx';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { type CalendarState, calendarEvents } from '@/lib/scheduling/calendar-state';
import { CalendarNotice, type CalendarWays } from './calendar-notice';

function readState() {
  return document.documentElement.dataset.calendar as CalendarState | undefined;
}

function ask(event: string) {
  document.dispatchEvent(new Event(event));
}

type Props = CalendarWays & {
  /** Covers the frame until it is ready, or until there is more to say. */
  children: React.ReactNode;
};

/** Says how the calendar does, and what can be done where it does not show. */
export function CalendarStates({ children, ...ways }: Props) {
  const { words } = ways;
  const announced: Partial<Record<CalendarState, string>> = words.announced;
  const status = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const subscribe = useCallback((rerender: () => void) => {
    function follow() {
      // Before the notice goes, and the reader's place with it.
      if (panel.current?.contains(document.activeElement)) status.current?.focus({ preventScroll: true });
      rerender();
    }
    document.addEventListener(calendarEvents.changed, follow);
    return () => document.removeEventListener(calendarEvents.changed, follow);
  }, []);
  // Undefined in the HTML and where the browser's part does not run: such a page must not say that it is loading.
  const state = useSyncExternalStore(subscribe, readState, () => undefined);
  const notice =
    state === 'stalled' || state === 'blocked' || state === 'lost' || state === 'requested'
      ? words[state]
      : null;
  const isCovered = notice !== null && state !== 'requested';

  useEffect(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[data-vendor]');
    // What is covered takes no focus. While it loads, browser/calendar.ts sees to it.
    if (frame && isCovered) frame.inert = true;
  }, [isCovered]);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {notice ? `${notice.title} ${notice.text}` : state && announced[state]}
      </p>
      {notice ? (
        <div
          ref={panel}
          className={clsx(
            'z-3 bg-surface print:hidden',
            isCovered
              ? 'absolute inset-0 calendar-blocked:static'
              : 'absolute inset-x-3 top-3 rounded-button border border-line-strong',
          )}
        >
          <CalendarNotice notice={notice} ways={ways} hasLink={isCovered}>
            <div className="grid grid-cols-2 gap-3 xs:flex">
              {isCovered && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => ask(calendarEvents.retry)}
                >
                  {words.tryAgainText}
                </button>
              )}
              {state !== 'blocked' && state !== 'lost' && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => ask(calendarEvents.show)}
                >
                  {isCovered ? words.showText : words.hideText}
                </button>
              )}
            </div>
          </CalendarNotice>
        </div>
      ) : (
        children
      )}
    </>
  );
}
