import { type ClinicRate, evidence } from '@/content/evidence';
import { formatMonth } from '@/lib/format';
import { FoldedRow } from './folded-row';
import { RateBar } from './rate-bar';

const rates = evidence.cards.flatMap(({ title, rate }) => (rate ? { title, rate } : []));

/** The text that says whom the clinic counted and how, or, without a proof, that it has not said so yet. */
function proofText({ substantiation: proof }: ClinicRate) {
  return proof
    ? evidence.substantiationText({ ...proof, from: formatMonth(proof.from), to: formatMonth(proof.to) })
    : evidence.detailsOnRequest;
}

const proofTexts = [...new Set(rates.map(({ rate }) => proofText(rate)))];
/** Usually all rates were counted in the same way, so the page says so once. */
const sharedProof = proofTexts.length === 1 ? `${proofTexts[0]} ` : '';

/** The plus means "or more". */
const figureOf = ({ percent }: ClinicRate) => `${percent}%+`;

function OwnRate({ title, rate }: (typeof rates)[number]) {
  return (
    <li>
      <p className="mb-1.5 text-small leading-[1.3]">
        {evidence.reported(rate)}
        {rate.reminder && ` ${rate.reminder}`}
        {!sharedProof && ` ${proofText(rate)}`}
      </p>
      <RateBar percent={rate.percent} figure={figureOf(rate)} of={title} look="clinic" />
    </li>
  );
}

/**
 * The rates that the clinic reports of its own patients, below those of studies. They have the same form and scale but look
 * quieter, because nobody compared them with anything.
 */
export function ClinicRates() {
  if (rates.length === 0) return null;
  return (
    <section aria-labelledby="clinic-rates-title">
      <FoldedRow
        headingId="clinic-rates-title"
        title={evidence.clinicTitle}
        gist={evidence.clinicReportedLabel}
        main={
          <ul className="grid gap-y-3 md:gap-y-4">
            {rates.map((rate) => (
              <OwnRate key={rate.title} {...rate} />
            ))}
          </ul>
        }
      >
        <p>{`${sharedProof}${evidence.clinicReportedMeans}`}</p>
      </FoldedRow>
    </section>
  );
}
