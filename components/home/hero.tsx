import { HeroSea } from '@/components/art/hero-sea';
import { PosterSea } from '@/components/art/poster-sea';
import { VideoPlayer } from '@/components/embeds/video-player';
import { BookConsult } from '@/components/site/book-consult';
import { ButtonLink } from '@/components/ui/button-link';
import { Label } from '@/components/ui/label';
import { hero, heroVideo } from '@/content/home';
import { layOut } from '@/generated/browser/lay-out';
import { settings } from '@/lib/settings';

export function Hero() {
  const { video } = settings;
  return (
    <section id="hero" tabIndex={-1} aria-labelledby="hero-title" className="hero">
      <div className="hero-stage">
        <div className="wrap hero-grid">
          <div>
            <Label>{hero.label}</Label>
            <h1 id="hero-title" className="mt-4 max-w-[12.5em] text-display">
              {hero.title}
            </h1>
          </div>
          <div className="hero-text">
            <p className="max-w-[21em] text-lead text-ink-2">{hero.lead}</p>
            <div className="mt-8 grid w-full gap-3 xs:w-max">
              <BookConsult />
              <ButtonLink href={hero.learnMore.href} variant="quiet">
                {hero.learnMore.text}
              </ButtonLink>
            </div>
            <p className="mt-4 text-small text-ink-2 print:hidden">{hero.note}</p>
          </div>
          <div className="hero-film print:hidden">
            <VideoPlayer
              video={video}
              title={heroVideo.title}
              lengthSeconds={heroVideo.lengthSeconds}
              words={{ ...heroVideo.words, disclosure: heroVideo.disclosure[video.provider] }}
              poster={<PosterSea />}
            />
          </div>
        </div>
        <script>{layOut}</script>
        <HeroSea />
      </div>
      <div className="night hero-foot print:hidden">
        <div className="wrap grid gap-4 pb-4">
          <p className="text-small text-ink-2">{hero.seaCaption}</p>
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
