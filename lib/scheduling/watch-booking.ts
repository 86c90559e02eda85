import type { BookingHandle } from './booking-handle';

/**
 * How long the calendar may take before the page says that it is loading: half of the wait after which it says more,
 * which is time enough to fetch the component that says it, also on a line of 400 kbit/s.
 */
const patienceMs = 6000;

/** Asks for the component that shows the states: needed once there is something to say, and fetched from the network. */
function askForStates() {
  if (!navigator.onLine) addEventListener('online', askForStates, { once: true });
  else if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', askForStates);
  else document.dispatchEvent(new Event('load-framework'));
}

/** Said by the page as it was sent: nothing can be fetched to say it. */
function showNetwork() {
  document.documentElement.toggleAttribute('data-offline', !navigator.onLine);
}

/** Follows the calendar that `guard` watches, and the network, so that the visitor hears of what goes wrong. */
export function watchBooking(guard: BookingHandle) {
  guard.subscribe(() => guard.signals().isBlocked && askForStates());
  setTimeout(() => guard.signals().isReady || askForStates(), patienceMs);
  addEventListener('offline', showNetwork);
  addEventListener('online', () => {
    showNetwork();
    if (!guard.signals().isReady) guard.retry();
  });
  showNetwork();
}
