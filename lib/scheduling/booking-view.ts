import type { BookingSignals } from './booking-handle';

/** How long a calendar may keep silent. */
export const stallAfterMs = 12_000;

export type BookingView = 'loading' | 'ready' | 'stalled' | 'blocked' | 'booked';

/** What the visitor should see of what is known; the first that holds. */
export function bookingView({
  signals,
  isOverdue,
}: {
  signals: BookingSignals;
  isOverdue: boolean;
}): BookingView {
  if (signals.isBooked) return 'booked';
  if (signals.isReady) return 'ready';
  if (signals.isBlocked) return 'blocked';
  return isOverdue ? 'stalled' : 'loading';
}
