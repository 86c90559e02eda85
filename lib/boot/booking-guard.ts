import { savesData } from '@/lib/saves-data';
import { oncePainted, startGuard } from '@/lib/scheduling/guard';

/** How long the calendar may take before the page says that it is loading. */
const patienceMs = 3000;

const guard = startGuard();

/** Asks for the component that shows the states: it is needed once there is something to say. */
function askForStates() {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', askForStates);
  else document.dispatchEvent(new Event('start'));
}

// The network may be gone when they are: to say so takes the component that says it. A slow phone may have loaded the
// page before it has painted it. Who saves data has the two ways around the calendar in view, and nothing fetched ahead.
if (!savesData) addEventListener('load', () => oncePainted(() => document.dispatchEvent(new Event('warm'))));
guard.subscribe(() => guard.signals().isBlocked && askForStates());
setTimeout(() => guard.signals().isReady || askForStates(), patienceMs);
addEventListener('offline', askForStates);
if (!navigator.onLine) askForStates();
