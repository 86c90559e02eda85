'use client'; // watches the frame and the clock, and says what they mean

import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readKeys, withAttribution } from '@/lib/attribution';
import { type BookingSignals, runningGuard } from '@/lib/scheduling/booking-handle';
import { type BookingView, bookingView, stallAfterMs } from '@/lib/scheduling/booking-view';
import { BookingPanel } from './booking-panel';
import { BookingWays } from './booking-ways';
import type { BookingContact, BookingNotice, SchedulingWords } from './booking-words';

function subscribeToGuard(listener: () => void) {
  return runningGuard()?.subscribe(listener) ?? (() => {});
}

/** Whether the wait for the frame's first word is over without one. */
function useIsOverdue(signals: BookingSignals | null) {
  const [overdueSinceMs, setOverdueSinceMs] = useState<number | null>(null);
  const startedAtMs = signals?.startedAtMs;
  useEffect(() => {
    if (startedAtMs === undefined) return;
    const restMs = startedAtMs + stallAfterMs - performance.now();
    const timer = setTimeout(() => setOverdueSinceMs(startedAtMs), Math.max(restMs, 0));
    return () => clearTimeout(timer);
  }, [startedAtMs]);
  return overdueSinceMs !== null && overdueSinceMs === startedAtMs;
}

export function BookingStates({
  linkUrl,
  attribution,
  contact,
  words,
}: {
  linkUrl: string;
  attribution: string | undefined;
  contact: BookingContact;
  words: SchedulingWords;
}) {
  // Null in the HTML, and where no guard runs: a page without one must not say that it is loading.
  const signals = useSyncExternalStore(
    subscribeToGuard,
    () => runningGuard()?.signals() ?? null,
    () => null,
  );
  const isOverdue = useIsOverdue(signals);
  const view = signals && bookingView({ signals, isOverdue });
  const [hiddenOccasion, setHiddenOccasion] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const notice = view && noticeOf(view, words);
  // A notice that was put away comes back only for something new.
  const occasion = `${view} ${signals?.startedAtMs}`;
  const isShown = notice !== null && occasion !== hiddenOccasion;

  const keepFocus = useCallback((panel: HTMLDivElement) => {
    return () => {
      if (panel.contains(document.activeElement)) status.current?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="sr-only">
        {view && (notice ? `${notice.title} ${notice.text}` : announced(view, words))}
      </p>
      {isShown && (
        <div
          ref={keepFocus}
          className="absolute inset-x-3 top-3 z-2 rounded-button border border-line-strong bg-surface p-5 print:hidden"
        >
          <BookingPanel notice={notice}>
            <BookingWays
              linkUrl={withAttribution(linkUrl, window.location.search, readKeys(attribution))}
              attribution={attribution}
              contact={contact}
              words={words}
            />
            <div className="grid grid-cols-2 gap-3 xs:flex">
              <button type="button" className="button button-quiet" onClick={() => runningGuard()?.retry()}>
                {words.tryAgainText}
              </button>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => setHiddenOccasion(occasion)}
              >
                {words.hideText}
              </button>
            </div>
          </BookingPanel>
        </div>
      )}
    </>
  );
}

function noticeOf(view: BookingView, words: SchedulingWords): BookingNotice | null {
  return view === 'stalled' || view === 'blocked' ? words[view] : null;
}

function announced(view: BookingView, words: SchedulingWords) {
  return view === 'loading' || view === 'ready' || view === 'booked' ? words.announced[view] : '';
}
