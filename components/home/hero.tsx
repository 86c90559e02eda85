import { clsx } from 'clsx';
import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { figures } from '@/components/site/figures';
import { ButtonLink } from '@/components/ui/button-link';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { clinic } from '@/content/clinic';
import { hero, heroVideo, inShort } from '@/content/home';
import { safety } from '@/content/safety';
import { sectionHref } from '@/lib/section-links';
import { settings } from '@/lib/settings';
import { OrCall } from './or-call';
import { VideoPlayer } from './video-player';

export function Hero() {
  return (
    <section id="hero" tabIndex={-1} aria-labelledby="hero-title" className="hero">
      <div className={clsx('hero-stage', !settings.video && 'hero-stage-bare')}>
        <div className="wrap hero-grid relative z-1 print:block">
          <div className={clsx(!settings.video && 'lg:col-span-full')}>
            <Label>{hero.label}</Label>
            <h1 id="hero-title" className="hero-title mt-2 md:mt-3 print:text-display">
              {hero.title}
            </h1>
          </div>
          <div className="hero-text">
            <p className="max-w-prose text-balance text-ink-2 md:text-lead">{hero.lead}</p>
            <ul className="hero-facts mt-2 flex flex-wrap gap-x-[1.2em] md:mt-4 text-small md:text-body print:gap-x-[4pt]">
              {/* A wide header has the name. */}
              <li className={clsx(!clinic.city && 'xl:hidden print:block')}>
                <span className="xl:hidden print:inline">
                  {clinic.name}
                  {clinic.city && ', '}
                </span>
                {clinic.city}
              </li>
              {hero.facts(figures.paidInFull).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className="mt-5 flex flex-col gap-3 md:flex-row md:flex-wrap md:gap-3 lg:mt-6 no-print">
              <BookConsult hasNote />
              <ButtonLink href={hero.learnMore.href} isQuiet>
                {hero.learnMore.text}
              </ButtonLink>
            </div>
            <OrCall />
          </div>
          {settings.video && (
            <div className="hero-film no-print">
              <VideoPlayer video={settings.video} />
              {/* Positioned, so that the player's shadow is behind its text. */}
              <Fold summary={heroVideo.transcriptTitle} className="relative mt-1 text-small">
                <div className="pt-2 *:mb-3">
                  {heroVideo.transcript.map((text) => (
                    <p key={text}>{text}</p>
                  ))}
                </div>
              </Fold>
            </div>
          )}
        </div>
        <Drawing name="hero-sea" className="sea sea-hero" />
      </div>
      <div className="night relative">
        <div className="wrap grid gap-3 pb-2 md:gap-6 md:pb-4">
          <p aria-hidden="true" className="text-small text-ink-2 no-print">
            {hero.seaCaption}
          </p>
          <section aria-labelledby="in-short-title">
            <h2 id="in-short-title" className="sr-only">
              {inShort.title}
            </h2>
            <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-gap gap-y-3 text-small md:text-body text-ink-2 md:grid-cols-2 md:gap-y-6 lg:grid-cols-4">
              {inShort.items(figures).map((item) => (
                <div key={item.id} className="border-t border-line pt-2.5">
                  <dt>
                    <span className="font-semibold text-ember-ink">{item.label}</span>{' '}
                    <span className="mt-1 block font-display text-fact text-ink">{item.figure}</span>
                  </dt>{' '}
                  <dd className="mt-1 md:mt-1.5">
                    {item.text}
                    {item.strong && <strong className="text-ink md:block"> {item.strong}</strong>}
                  </dd>
                </div>
              ))}
              {inShort.visits && (
                <div className="col-span-full border-t border-line pt-2.5">
                  <dt className="inline font-semibold text-ember-ink">{inShort.visits.label}: </dt>
                  <dd className="inline">{inShort.visits.text}</dd>
                </div>
              )}
              <div className="col-span-full border-t border-line pt-2.5 lg:col-span-2">
                <dt className="inline font-semibold text-ember-ink">{inShort.studies.label}: </dt>
                <dd className="inline">
                  {inShort.studies.text}{' '}
                  <a
                    href={sectionHref(inShort.studies.link.href, true)}
                    className="text-link whitespace-nowrap"
                  >
                    {inShort.studies.link.text}
                  </a>
                </dd>
              </div>
              <div className="col-span-full border-t border-line pt-2.5 lg:col-span-2">
                <dt className="inline font-semibold text-ember-ink">{inShort.risks.label}: </dt>
                <dd className="inline">
                  {inShort.risks.text}{' '}
                  <a href="#safety" className="text-link whitespace-nowrap">
                    {safety.linkText}
                  </a>
                </dd>
              </div>
            </dl>
          </section>
        </div>
      </div>
    </section>
  );
}
