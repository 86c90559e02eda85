/** What is known of the frame, from its verified messages and from the browser. Replaced, never changed. */
export type BookingSignals = {
  /** When the frame was last asked for, on the clock of `performance.now()`. */
  startedAtMs: number;
  isReady: boolean;
  /** The browser refused the frame by a policy of this page. */
  isBlocked: boolean;
  isBooked: boolean;
};

/** The guard's end for the component that shows the states, however late that starts. */
export type BookingHandle = {
  signals: () => BookingSignals;
  subscribe: (listener: () => void) => () => void;
  /** Asks for the calendar anew and starts the wait again; nothing where it has not been asked for yet. */
  retry: () => void;
};

type Host = typeof globalThis & { booking?: BookingHandle };

/** The guard that runs in this page, or undefined where none does: without scripts, or where one was kept from running. */
export function runningGuard() {
  return (window as Host).booking;
}

/** Leaves the guard where `runningGuard` finds it. */
export function keepGuard(booking: BookingHandle) {
  (window as Host).booking = booking;
  return booking;
}
