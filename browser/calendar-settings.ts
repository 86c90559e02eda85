import type { Scheduling } from '@/lib/scheduling/resolve-scheduling';

/**
 * The calendar's settings, which components/booking/calendar.tsx writes into its container; `'self'` is resolved.
 * @throws SyntaxError if the page has no calendar
 */
export function readCalendarSettings(container: HTMLElement | null): Scheduling['inBrowser'] {
  const settings: Scheduling['inBrowser'] = JSON.parse(container?.dataset.scheduling ?? '');
  const origins = settings.origins.map((origin) => (origin === "'self'" ? location.origin : origin));
  return { ...settings, origins };
}
