import { ClinicContact } from '@/components/site/clinic-contact';
import { WithoutVoice } from '@/components/site/without-voice';
import { ButtonLink } from '@/components/ui/button-link';
import { DashList } from '@/components/ui/dash-list';
import { Panel } from '@/components/ui/panel';
import { StepList } from '@/components/ui/step-list';
import { safety } from '@/content/safety';
import { next, prepare, support, tellUs, thankYou } from '@/content/thank-you';

export function ThankYouBody() {
  return (
    <div className="wrap grid gap-16 py-16">
      <section aria-labelledby="next-title" className="max-w-[44rem]">
        <h2 id="next-title" className="mb-8 text-h2">
          {next.title}
        </h2>
        <StepList items={next.items} />
      </section>
      <div className="grid gap-x-gap gap-y-12 md:grid-cols-2">
        {prepare.map((panel, i) => (
          <Panel key={panel.title} title={panel.title} headingId={`prepare-${i + 1}`}>
            <DashList items={panel.items} />
          </Panel>
        ))}
      </div>
      <Panel title={tellUs.title} headingId="tell-us-title">
        <details className="details">
          <summary>{tellUs.summary}</summary>
          <DashList items={safety.notFor} className="pt-2" />
        </details>
      </Panel>
      <section aria-labelledby="support-title">
        <h2 id="support-title" className="text-h3">
          {support.title}
        </h2>
        <p className="mt-2">{support.text}</p>
        <WithoutVoice />
        <ClinicContact />
        <div className="mt-8">
          <ButtonLink href="/" variant="quiet">
            {thankYou.homeText}
          </ButtonLink>
        </div>
      </section>
    </div>
  );
}
