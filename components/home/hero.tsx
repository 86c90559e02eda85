import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { figures } from '@/components/site/figures';
import { PhoneLink } from '@/components/site/phone-link';
import { ButtonLink } from '@/components/ui/button-link';
import { Label } from '@/components/ui/label';
import { hero, heroVideo, inShort } from '@/content/home';
import { safety } from '@/content/safety';
import { site } from '@/content/site';
import { settings } from '@/lib/settings';
import { VideoPlayer } from './video-player';

/** What some lines of the plan in short lead to, by their ids. */
const leadsTo: Readonly<Record<string, React.ReactNode>> = {
  risks: (
    <a href="#safety" className="text-link">
      {safety.linkText}
    </a>
  ),
  call: <PhoneLink />,
};

export function Hero() {
  return (
    <section id="hero" tabIndex={-1} aria-labelledby="hero-title" className="hero">
      <div className="hero-stage">
        <div className="wrap hero-grid relative z-1 print:block">
          <div>
            <Label>{hero.label}</Label>
            <h1 id="hero-title" className="hero-title mt-3 print:text-display">
              {hero.title}
            </h1>
          </div>
          <div className="hero-text">
            <p className="max-w-[25em] text-lead text-ink-2">{hero.lead}</p>
            <p className="mt-2 text-small text-ink-2 xl:hidden">{site.sender}</p>
            <ul className="hero-facts mt-2 flex flex-wrap gap-x-[0.6em] md:mt-4 text-small font-semibold print:gap-x-[4pt]">
              {hero.facts(figures.paidInFull).map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
            <div className="hero-buttons mt-3 flex flex-col gap-1 md:flex-row md:flex-wrap md:gap-3 lg:mt-6 lg:w-max lg:flex-nowrap no-print">
              <BookConsult />
              <ButtonLink href={hero.learnMore.href} isQuiet>
                {hero.learnMore.text}
              </ButtonLink>
            </div>
            <p className="mt-1 text-small text-ink-2 md:mt-3 no-print">
              {hero.orCall} <PhoneLink />. {hero.note}
            </p>
          </div>
          <div className="hero-film no-print">
            <VideoPlayer video={settings.video} />
          </div>
        </div>
        <Drawing name="hero-sea" className="sea sea-hero" />
      </div>
      <div className="night relative">
        <div className="wrap grid gap-4 pb-2 md:gap-6 md:pb-4">
          <p className="text-small text-ink-2 no-print">{hero.seaCaption}</p>
          <section aria-labelledby="in-short-title" className="grid gap-2 lg:grid-cols-[3fr_9fr]">
            <h2 id="in-short-title" className="text-h3">
              {inShort.title}
            </h2>
            <ul className="dashes grid max-w-[40em] gap-1 text-ink-2 md:gap-2 [--dash:var(--apricot)]">
              {inShort.items(figures.paidInFull).map((item) => (
                <li key={item.id}>
                  {item.text} {leadsTo[item.id]}
                </li>
              ))}
            </ul>
          </section>
          <details className="details max-w-[34.7em] text-small no-print">
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
