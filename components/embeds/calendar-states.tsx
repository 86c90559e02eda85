'use client'; // the calendar's states change in the browser

import clsx from 'clsx';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { type CalendarState, calendarEvents } from '@/lib/scheduling/calendar-state';
import { CalendarNotice } from './calendar-notice';
import type { CalendarContact, CalendarWords, Notice } from './calendar-words';

function watchState(listener: () => void) {
  document.addEventListener(calendarEvents.changed, listener);
  return () => document.removeEventListener(calendarEvents.changed, listener);
}

function readState() {
  return document.documentElement.dataset.calendar as CalendarState | undefined;
}

function ask(event: string) {
  document.dispatchEvent(new Event(event));
}

/** Says how the calendar does, and what can be done where it does not show. */
export function CalendarStates({
  linkUrl,
  contact,
  words,
  children,
}: {
  linkUrl: string;
  contact: CalendarContact;
  words: CalendarWords;
  /** Covers the frame until it is ready, or until there is more to say. */
  children: React.ReactNode;
}) {
  // Undefined in the HTML and where the browser's part does not run: such a page must not say that it is loading.
  const state = useSyncExternalStore(watchState, readState, () => undefined);
  const notice = noticeOf(state, words);
  const isCovering = state !== 'requested';
  const status = useRef<HTMLParagraphElement>(null);

  /** A covered frame takes no focus; a notice that goes leaves the focus where it was. */
  const keepFocus = useCallback(
    (panel: HTMLDivElement) => {
      const frame = isCovering ? document.querySelector<HTMLIFrameElement>('iframe[data-vendor]') : null;
      if (frame) frame.inert = true;
      return () => {
        if (frame) frame.inert = false;
        if (panel.contains(document.activeElement)) status.current?.focus({ preventScroll: true });
      };
    },
    [isCovering],
  );

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {notice ? `${notice.title} ${notice.text}` : announcement(state, words)}
      </p>
      {notice ? (
        <div
          ref={keepFocus}
          className={clsx(
            'z-3 bg-surface print:hidden',
            isCovering
              ? 'absolute inset-0 in-data-[calendar=blocked]:static'
              : 'absolute inset-x-3 top-3 rounded-button border border-line-strong',
          )}
        >
          <CalendarNotice notice={notice} linkUrl={linkUrl} contact={contact} words={words}>
            <div className="grid grid-cols-2 gap-3 xs:flex">
              {isCovering && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => ask(calendarEvents.retry)}
                >
                  {words.tryAgainText}
                </button>
              )}
              {state !== 'blocked' && (
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => ask(calendarEvents.show)}
                >
                  {isCovering ? words.showText : words.hideText}
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

function noticeOf(state: CalendarState | undefined, words: CalendarWords): Notice | null {
  return state === 'stalled' || state === 'blocked' || state === 'requested' ? words[state] : null;
}

function announcement(state: CalendarState | undefined, words: CalendarWords) {
  return state === 'loading' || state === 'ready' || state === 'booked' ? words.announced[state] : '';
}
