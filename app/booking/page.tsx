import { clsx } from 'clsx';
import { pageMetadata } from '@/app/page-metadata';
import { Drawing } from '@/components/art/drawing';
import { BookingHead } from '@/components/booking/booking-head';
import { Calendar } from '@/components/booking/calendar';
import { ClinicContact } from '@/components/site/clinic-contact';
import { GoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { PageFrame } from '@/components/site/page-frame';
import { WithoutVoice } from '@/components/site/without-voice';
import { DashList } from '@/components/ui/dash-list';
import { Panel } from '@/components/ui/panel';
import { StepList } from '@/components/ui/step-list';
import { booking, contact, steps, whatToExpect, wontDo } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { safety } from '@/content/safety';
import { formatHours } from '@/lib/format';
import { settings } from '@/lib/settings';

export const metadata = pageMetadata({
  path: '/booking',
  title: booking.metaTitle,
  description: booking.metaDescription,
});

/** The calendar and the parts below it begin at the same line. */
const columns = 'lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)]';

/** The calendar comes first; from 64rem on, it is beside the rest. */
export default function BookingPage() {
  return (
    <PageFrame page="/booking">
      {/* Reader modes look for an id like this. Without it, they would show only the Good Faith Estimate. */}
      <div id="content" className="relative bg-[linear-gradient(var(--sky-0),var(--paper)_32rem)]">
        <div
          className={clsx(
            'wrap grid gap-x-gap gap-y-3 pb-10 md:gap-y-5 md:pt-1 lg:grid-rows-[auto_1fr] lg:gap-y-8 lg:pt-6',
            columns,
          )}
        >
          <BookingHead />
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Calendar scheduling={settings.scheduling} />
            <div className="mt-4 max-w-prose text-small text-ink-2">
              <p>{booking.notEmergency}</p>
              <p className="mt-2">
                {booking.beforeSafetyLink}{' '}
                <a href="/#safety" className="text-link no-print">
                  {safety.linkText}
                </a>
                .
              </p>
            </div>
          </div>
          <div className="mt-4 grid content-start gap-y-12">
            <Panel title={wontDo.title} headingId="wont-do-title">
              <DashList items={wontDo.items} />
            </Panel>
            <section aria-labelledby="steps-title">
              <h2 id="steps-title" className="mb-4 text-h3">
                {steps.title}
              </h2>
              <StepList items={steps.items} />
            </section>
          </div>
        </div>
        <div className={clsx('wrap grid gap-x-gap gap-y-12 pt-6 pb-12', columns)}>
          <Panel title={whatToExpect.title} headingId="expect-title">
            <DashList items={whatToExpect.items} />
          </Panel>
          <div className="grid content-start gap-y-12">
            <Panel title={contact.title} headingId="contact-title">
              <p>{contact.text}</p>
              <ClinicContact />
              {clinic.hours && (
                <p className="text-small text-ink-2">
                  {contact.hoursText}: {formatHours(clinic.hours)}
                </p>
              )}
              <WithoutVoice />
            </Panel>
            <GoodFaithEstimate />
          </div>
        </div>
      </div>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </PageFrame>
  );
}
