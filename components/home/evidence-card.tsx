import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type PublishedRate } from '@/content/evidence';
import { placeId } from '@/lib/place-id';
import { FoldedRow } from './folded-row';
import { RateBar } from './rate-bar';

type RateProps = { rate: PublishedRate; isLine?: boolean };

/** A published rate and that of its comparison, on the same scale, so that the difference is seen. */
function BothRates({ rate: { percent, name, comparison }, isLine }: RateProps) {
  return (
    <>
      <RateBar percent={percent} of={name} look="studies" isLine={isLine} />
      <RateBar percent={comparison.percent} of={comparison.label} look="comparison" isLine={isLine} />
    </>
  );
}

/** What a study counted, and both its rates. */
function StudyRate({ rate }: RateProps) {
  return (
    <div data-claim="">
      <p className="text-small leading-[1.3] text-balance">
        <strong>{evidence.studyText(rate)}:</strong> {evidence.measured(rate)}
        <Citations ids={rate.sources} />
      </p>
      <div className="mt-1.5 grid gap-1.5">
        <BothRates rate={rate} />
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
        note={
          rates.length > 0 &&
          rates.map((rate) => (
            <div
              key={evidence.measured(rate)}
              data-claim=""
              className="folded-figures pt-0.5 pb-3 md:hidden no-print"
            >
              <p className="text-small text-ink-2">
                {evidence.inShort(rate)}
                <Citations ids={rate.sources} />
              </p>
              <BothRates rate={rate} isLine />
            </div>
          ))
        }
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
