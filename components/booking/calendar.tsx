import { SchedulingWidget } from '@/components/embeds/scheduling-widget';
import { calendar } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { telHref } from '@/lib/format';
import { settings } from '@/lib/settings';

export function Calendar() {
  const { scheduling } = settings;
  const { vendor, vendorName } = scheduling;
  const tellsNothing = vendor === 'frame' || vendor === 'link';
  return (
    <section id="calendar" tabIndex={-1} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className="sr-only">
        {calendar.sectionTitle}
      </h2>
      <p className="mb-4 max-w-[34.7em] text-small text-ink-2">
        {vendor === 'demo' ? calendar.privacyDemo : calendar.privacy(vendorName)}
        {tellsNothing && ` ${calendar.confirmation(vendorName)}`}
      </p>
      <SchedulingWidget
        scheduling={scheduling}
        contact={{
          phone: clinic.phone,
          phoneHref: telHref(clinic.phone),
          email: clinic.email,
          hours: clinic.hours ?? undefined,
        }}
        words={calendar.words}
        title={calendar.frameTitle}
      />
    </section>
  );
}
