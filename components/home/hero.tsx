import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { ButtonLink } from '@/components/ui/button-link';
import { Label } from '@/components/ui/label';
import { clinic } from '@/content/clinic';
import { hero, heroVideo } from '@/content/home';
import { site } from '@/content/site';
import { telHref } from '@/lib/format';
import { settings } from '@/lib/settings';
import { figures } from './figures';
import { InShort } from './in-short';
import { VideoPlayer } from './video-player';

export function Hero() {
  return (
    <section id="hero" tabIndex={-1} aria-labelledby="hero-title" className="hero">
      <div className="hero-stage">
        <div className="wrap hero-grid print:block">
          <div>
            <Label>{hero.label}</Label>
            <h1 id="hero-title" className="hero-title print:text-display">
              {hero.title}
            </h1>
          </div>
          <div className="hero-text">
            <p className="max-w-[25em] text-lead text-ink-2">{hero.lead}</p>
            <p className="mt-2 text-small text-ink-2 xl:hidden">{site.sender}</p>
            <ul className="hero-facts mt-2 md:mt-4 text-small font-semibold print:gap-x-[4pt]">
              {hero.facts(figures.paidInFull).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className="hero-buttons md:flex md:flex-wrap md:gap-3 lg:w-max lg:flex-nowrap print:hidden">
              <BookConsult />
              <ButtonLink href={hero.learnMore.href} isQuiet>
                {hero.learnMore.text}
              </ButtonLink>
            </div>
            <p className="mt-1 text-small text-ink-2 md:mt-3 print:hidden">
              {hero.orCall}{' '}
              <a href={telHref(clinic.phone)} className="text-link whitespace-nowrap">
                {clinic.phone}
              </a>
              . {hero.note}
            </p>
          </div>
          <div className="hero-film print:hidden">
            <VideoPlayer video={settings.video} />
          </div>
        </div>
        <Drawing name="hero-sea" className="sea sea-hero" />
      </div>
      <div className="night relative print:hidden">
        <div className="wrap grid gap-4 pb-2 md:gap-6 md:pb-4">
          <p className="text-small text-ink-2">{hero.seaCaption}</p>
          <InShort />
          <details className="details max-w-[34.7em] text-small">
            <summary>{heroVideo.transcriptTitle}</summary>
            <div className="grid gap-3 pt-2 text-ink-2">
              {heroVideo.transcript.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </details>
        </div>
      </div>
    </section>
  );
}
