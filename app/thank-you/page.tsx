import { pageMetadata } from '@/app/page-metadata';
import { Drawing } from '@/components/art/drawing';
import { ClinicContact } from '@/components/site/clinic-contact';
import { PageFrame } from '@/components/site/page-frame';
import { Faces } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { WithoutVoice } from '@/components/site/without-voice';
import { ButtonLink } from '@/components/ui/button-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { Panel } from '@/components/ui/panel';
import { StepList } from '@/components/ui/step-list';
import { booking } from '@/content/booking';
import { safety } from '@/content/safety';
import { nextSteps, prepare, support, tellUs, thankYou } from '@/content/thank-you';

export const metadata = pageMetadata({
  path: '/thank-you',
  title: thankYou.metaTitle,
  description: thankYou.lead,
});

export default function ThankYouPage() {
  const { notBooked } = thankYou;
  return (
    <PageFrame page="/thank-you">
      {/* Reader modes look for an id like this. Without it, they would leave out the beginning of the page. */}
      <div
        id="content"
        className="sky-head relative pt-8 pb-[calc(max(9rem,15.5vw)+8rem)] md:pt-12 md:pb-[calc(max(9rem,15.5vw)+2rem)]"
      >
        <div className="wrap relative z-1">
          <Label>{thankYou.label}</Label>
          <h1 className="mt-4 max-w-[8.5em] text-display">{thankYou.title}</h1>
          <p className="mt-5 max-w-[26em] text-lead text-ink-2">
            {thankYou.lead} <span className="md:block">{thankYou.rest}</span>
          </p>
          <p className="mt-4 flex items-center gap-2.5 md:gap-3">
            <Faces />
            <span className="max-md:text-small">
              <strong className="block">{booking.sender.who}</strong> {booking.sender.number}
            </span>
          </p>
          <p className="mt-3 max-w-[26rem] text-ink-2">
            {thankYou.change} <PhoneLink />.
          </p>
        </div>
        <div className="sea-scene sea-scene-day">
          <span className="sun sun-full" />
          <Drawing name="day-sea" className="sea sea-day" />
        </div>
      </div>
      {/* On a wide screen, the steps and what to tell us are beside the longer lists. */}
      <div className="wrap grid gap-x-split gap-y-12 pt-4 pb-12 md:gap-y-16 md:pt-6 md:pb-16 lg:split-7-5">
        <section aria-labelledby="next-title" className="max-w-[44rem]">
          <h2 id="next-title" className="mb-8 text-h2">
            {nextSteps.title}
          </h2>
          <StepList items={nextSteps.items} />
          <p className="mt-6 text-ink-2">
            {notBooked.before}{' '}
            <a href={notBooked.href} className="text-link">
              {notBooked.linkText}
            </a>
            .
          </p>
        </section>
        <section aria-labelledby="prepare-title" className="lg:row-span-2">
          <h2 id="prepare-title" className="mb-8 text-h2">
            {prepare.title}
          </h2>
          <div className="grid content-start gap-x-gap gap-y-8 md:grid-cols-2 lg:grid-cols-1">
            {prepare.lists.map((list, i) => (
              <Panel key={list.title} title={list.title} headingId={`prepare-${i + 1}`} headingLevel="h3">
                <DashList items={list.items} />
              </Panel>
            ))}
          </div>
        </section>
        <Panel title={tellUs.title} headingId="tell-us-title">
          <p>{tellUs.lead}</p>
          <Fold summary={tellUs.summary}>
            <div className="grid gap-x-gap gap-y-6 pt-2 md:grid-cols-2">
              {safety.lists.map((list) => (
                <div key={list.id}>
                  <h3 className="mb-3 font-text text-h4 font-semibold">{list.title}</h3>
                  <DashList items={list.items} />
                </div>
              ))}
            </div>
          </Fold>
        </Panel>
        {/* One block, because reader modes drop a smaller one that is mostly links. */}
        <Panel
          title={support.title}
          headingId="support-title"
          className="gap-x-split lg:col-span-full lg:grid lg:split-7-5 lg:*:col-start-1"
        >
          <p>{support.text}</p>
          <ClinicContact />
          <div className="lg:col-start-2! lg:row-span-2 lg:row-start-2 lg:*:mt-0">
            <WithoutVoice />
          </div>
          <p className="mt-6">
            <ButtonLink href="/" isQuiet>
              {thankYou.homeText}
            </ButtonLink>
          </p>
        </Panel>
      </div>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </PageFrame>
  );
}
