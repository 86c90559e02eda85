import { ClinicContact } from '@/components/site/clinic-contact';
import { GoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { DashList } from '@/components/ui/dash-list';
import { Panel } from '@/components/ui/panel';
import { StepList } from '@/components/ui/step-list';
import { contact, expect, steps, wontDo } from '@/content/booking';
import { clinic } from '@/content/clinic';
import { Calendar } from './calendar';

/** Steps, calendar and lists; from 64rem the calendar stands beside the rest. */
export function BookingBody() {
  return (
    <div className="wrap grid gap-x-gap gap-y-12 py-12 lg:grid-cols-[minmax(0,4.4fr)_minmax(0,7.6fr)]">
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className="sr-only">
          {steps.title}
        </h2>
        <StepList items={steps.items} />
      </section>
      <div className="grid content-start gap-12 lg:col-start-2 lg:row-span-4 lg:row-start-1">
        <Calendar />
        <GoodFaithEstimate headingLevel="h2" />
      </div>
      <Panel title={expect.title} headingId="expect-title">
        <DashList items={expect.items} />
      </Panel>
      <Panel title={wontDo.title} headingId="wont-do-title">
        <DashList items={wontDo.items} />
      </Panel>
      <Panel title={contact.title} headingId="contact-title">
        <p>{contact.text}</p>
        <ClinicContact />
        {clinic.hours && (
          <p className="text-small text-ink-2">
            {contact.hoursText}: {clinic.hours}
          </p>
        )}
      </Panel>
    </div>
  );
}
