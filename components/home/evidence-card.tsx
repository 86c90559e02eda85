import { BookOpen } from 'lucide-react';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type PublishedRate } from '@/content/evidence';
import { dotsPerRate, figureWidth, filledDots } from './rate-figure';

/**
 * The people who got something else, drawn below the others on the same scale, so that the difference is seen and not
 * only the figure. The sentence below says it to screen readers.
 */
function ComparisonRate({ comparison }: Pick<PublishedRate, 'comparison'>) {
  return (
    <div aria-hidden="true" className="mt-1.5 flex flex-wrap items-end gap-x-4 text-ink-2">
      <p className={figureWidth}>{comparison.percent}%</p>
      <div className="grow basis-36">
        <p className="mb-0.5 text-small leading-[1.3]">{comparison.label}</p>
        <DotArray filled={filledDots(comparison.percent)} total={dotsPerRate} look="comparison" />
      </div>
    </div>
  );
}

/**
 * A published rate: the figure, its dots beside it, and below them those of its comparison. Screen readers hear the
 * label; the figures are in the sentence that follows.
 */
function StudyRate({ rate }: { rate: PublishedRate }) {
  return (
    <div className="max-md:py-1">
      <div className="flex flex-wrap items-center gap-x-4">
        {/* Stands beside the figure if there is room. With large text, it wraps below. */}
        <div className="order-1 grow basis-36">
          <p className="flex items-center gap-1.5 text-small font-semibold">
            <BookOpen size={17} aria-hidden="true" className="shrink-0 stroke-2 text-p1" />
            <span>
              {evidence.publishedLabel}
              <span className="font-normal">: {rate.label}</span>
            </span>
          </p>
          <div className="mt-1">
            <DotArray filled={filledDots(rate.percent)} total={dotsPerRate} look="studies" />
          </div>
        </div>
        <p aria-hidden="true" className={figureWidth}>
          {rate.percent}%
        </p>
      </div>
      <ComparisonRate comparison={rate.comparison} />
    </div>
  );
}

/** What was found, each statement with the numbers of its sources. */
function Findings({ findings }: { findings: EvidenceCard['published'][number][] }) {
  return findings.map(({ text, sources }) => (
    <p key={text}>
      {text}
      <Citations ids={sources} />
    </p>
  ));
}

/**
 * One treatment and the results of published studies. The drawing of each rate has the sentence about it beside it or, on
 * a phone, below. What else was found follows the last one.
 */
export function EvidenceCardView({ card, hasKey }: { card: EvidenceCard; hasKey: boolean }) {
  const { title, verdict, published } = card;
  const rates = card.publishedRates.map((rate) => ({
    rate,
    found: { text: evidence.measured(rate), sources: rate.sources },
  }));
  // A card without a rate is one row, too.
  const rows = rates.length > 0 ? rates : [null];
  return (
    <li id={`rate-${card.id}`} className="grid gap-y-2 border-t border-line-strong pt-2 md:gap-y-3 md:pt-3">
      {rows.map((shown, i) => (
        <div
          key={shown?.found.text ?? title}
          className="grid gap-x-gap gap-y-2 md:grid-cols-2 lg:grid-cols-3"
        >
          <div>
            {i === 0 && (
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:pb-2">
                <h3 className="font-text text-h4 font-semibold">{title}</h3>
                {hasKey && (
                  <p aria-hidden="true" className="text-small text-ink-2">
                    {evidence.dotsNote(dotsPerRate)}
                  </p>
                )}
              </div>
            )}
            {shown && <StudyRate rate={shown.rate} />}
          </div>
          <div className="grid max-w-[48rem] content-start gap-1.5 text-detail leading-[1.4] md:gap-2 lg:col-span-2">
            {i === 0 && <p className="text-body leading-[1.4] font-semibold">{verdict}</p>}
            {shown && <Findings findings={[shown.found]} />}
            {i === rows.length - 1 && <Findings findings={[...published]} />}
          </div>
        </div>
      ))}
    </li>
  );
}
