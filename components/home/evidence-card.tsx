import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence, type PublishedRate } from '@/content/evidence';
import { placeId } from '@/lib/place-id';
import { FoldedRow } from './folded-row';
import { RateBar } from './rate-bar';

/** What a study counted, and its rate and that of its comparison on the same scale, so that the difference is seen. */
function StudyRate({ rate }: { rate: PublishedRate }) {
  const { percent, name, comparison } = rate;
  return (
    <div data-claim="">
      <p className="text-small leading-[1.3] text-balance">
        <strong>{evidence.studyText(rate)}:</strong> {evidence.measured(rate)}
        <Citations ids={rate.sources} />
      </p>
      <div className="mt-1.5 grid gap-1.5">
        <RateBar percent={percent} of={name} look="studies" />
        <RateBar percent={comparison.percent} of={comparison.label} look="comparison" />
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
