import { clsx } from 'clsx';
import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type Finding, type PublishedRate } from '@/content/evidence';
import { evidenceRow } from './evidence-row';
import { RateBar } from './rate-bar';

/**
 * A published rate and, below it on the same scale, that of its comparison, so that the difference is seen and not only
 * the figure.
 */
function StudyRate({ rate }: { rate: PublishedRate }) {
  return (
    <div>
      <p className="text-small leading-[1.3] font-semibold">
        {evidence.publishedLabel}
        <span className="font-normal">: {rate.label}</span>
      </p>
      <div className="mt-1 grid gap-1 md:gap-1.5">
        <RateBar percent={rate.percent} of={rate.name} look="studies" />
        <RateBar percent={rate.comparison.percent} of={rate.comparison.label} look="comparison" />
      </div>
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

/**
 * One treatment and the results of published studies. The drawing of each rate has the sentence about it beside it or, on
 * a phone, below. What else was found follows the last one.
 */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { title, verdict, published, publishedRates: rates } = card;
  return (
    <li
      id={`rate-${card.id}`}
      className="grid gap-y-2 border-line-strong pt-3.5 md:gap-y-3 md:border-t md:pt-5"
    >
      <div className={clsx('items-baseline gap-y-0.5', evidenceRow)}>
        <h3 className="font-text text-h4 font-semibold">{title}</h3>
        <p className="font-display text-h4 lg:text-h3">{verdict}</p>
      </div>
      {(rates.length > 0 ? rates : [null]).map((rate, i, all) => (
        <div
          key={rate ? evidence.measured(rate) : title}
          className={clsx('gap-y-2', evidenceRow, i > 0 && 'border-t border-line pt-2 md:pt-3')}
        >
          {rate && <StudyRate rate={rate} />}
          <div
            className={clsx(
              'grid content-start gap-1.5 text-detail leading-[1.4] md:gap-2',
              !rate && 'md:col-start-2',
            )}
          >
            {rate && <Findings findings={[{ text: evidence.measured(rate), sources: rate.sources }]} />}
            {i === all.length - 1 && <Findings findings={published} />}
          </div>
        </div>
      ))}
    </li>
  );
}
