import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type PublishedRate } from '@/content/evidence';
import { placeId } from '@/lib/place-id';
import { FoldedRow } from './folded-row';
import { RateBar } from './rate-bar';

/**
 * A published rate and, below it on the same scale, that of its comparison, so that the difference is seen and not only
 * the figure.
 */
function StudyRate({ rate }: { rate: PublishedRate }) {
  return (
    <div data-claim="">
      <p className="text-small leading-[1.3]">
        <strong>{rate.study}:</strong> {evidence.measured(rate)}
        <Citations ids={rate.sources} />
      </p>
      <div className="mt-1.5 grid gap-1.5">
        <RateBar percent={rate.percent} of={rate.name} look="studies" />
        <RateBar percent={rate.comparison.percent} of={rate.comparison.label} look="comparison" />
      </div>
    </div>
  );
}

/** One treatment and the results of published studies. */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { title, verdict, published, publishedRates: rates } = card;
  return (
    <li id={placeId('rate', card.id)}>
      <FoldedRow
        title={title}
        gist={verdict}
        note={rates.map((rate) => (
          <p
            key={evidence.inShort(rate)}
            data-claim=""
            className="folded-figures text-note text-ink-2 md:hidden no-print"
          >
            {evidence.inShort(rate)}
            <Citations ids={rate.sources} />
          </p>
        ))}
        main={
          rates.length > 0 && rates.map((rate) => <StudyRate key={evidence.measured(rate)} rate={rate} />)
        }
      >
        <p>
          {published.map(({ text, sources }, i) => (
            <span key={text}>
              {i > 0 && ' '}
              {text}
              <Citations ids={sources} />
            </span>
          ))}
        </p>
      </FoldedRow>
    </li>
  );
}
