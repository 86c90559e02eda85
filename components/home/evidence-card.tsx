import { clsx } from 'clsx';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type Finding, type PublishedRate } from '@/content/evidence';
import { dotsPerRate, figureWidth, filledDots } from './rate-figure';

/**
 * The people who got something else, drawn below the others on the same scale, so that the difference is seen and not
 * only the figure. The sentence below says it to screen readers.
 */
function ComparisonRate({ comparison }: Pick<PublishedRate, 'comparison'>) {
  return (
    <div aria-hidden="true" className="mt-1.5 flex flex-wrap items-end gap-x-2.5 text-ink-2">
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
    <div>
      <div className="flex flex-wrap items-end gap-x-2.5">
        {/* Stands beside the figure if there is room. With large text, it wraps below. */}
        <div className="order-1 grow basis-36">
          <p className="text-small leading-[1.3] font-semibold">
            {evidence.publishedLabel}
            <span className="font-normal">: {rate.label}</span>
          </p>
          <div className="mt-0.5">
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
function Findings({ findings }: { findings: readonly Finding[] }) {
  return findings.map(({ text, sources }) => (
    <p key={text}>
      {text}
      <Citations ids={sources} />
    </p>
  ));
}

const row = 'grid gap-x-gap md:grid-cols-2 lg:grid-cols-3';
const besideDrawing = 'max-w-[48rem] lg:col-span-2';

/**
 * One treatment and the results of published studies. The drawing of each rate has the sentence about it beside it or, on
 * a phone, below. What else was found follows the last one.
 */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { title, verdict, published, publishedRates: rates } = card;
  return (
    <li id={`rate-${card.id}`} className="grid gap-y-2 border-t border-line-strong pt-3 md:pt-4">
      <div className={clsx('items-baseline', row)}>
        <h3 className="font-text text-h4 font-semibold">{title}</h3>
        <p className={clsx('leading-[1.4] font-semibold', besideDrawing)}>{verdict}</p>
      </div>
      {(rates.length > 0 ? rates : [null]).map((rate, i, all) => (
        <div
          key={rate?.percent ?? title}
          className={clsx('gap-y-2', row, i > 0 && 'border-t border-line pt-2 md:pt-3')}
        >
          {rate ? <StudyRate rate={rate} /> : <span className="max-md:hidden" />}
          <div
            className={clsx('grid content-start gap-1.5 text-detail leading-[1.4] md:gap-2', besideDrawing)}
          >
            {rate && <Findings findings={[{ text: evidence.measured(rate), sources: rate.sources }]} />}
            {i === all.length - 1 && <Findings findings={published} />}
          </div>
        </div>
      ))}
    </li>
  );
}
