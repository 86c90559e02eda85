import { clsx } from 'clsx';
import { type ClinicRate, evidence } from '@/content/evidence';
import { formatMonth } from '@/lib/format';
import { evidenceRow } from './evidence-row';
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

function OwnRate({ title, rate }: { title: string; rate: ClinicRate }) {
  return (
    <li className={clsx('items-center', evidenceRow)}>
      <RateBar percent={rate.percent} figure={`${rate.percent}%+`} of={title} look="clinic" />
      <p className="text-small md:text-detail">
        {evidence.reported(rate)}
        {!sharedProof && ` ${proofText(rate)}`}
      </p>
    </li>
  );
}

/**
 * The rates that the clinic reports of its own patients, below those of studies. They have the same form and scale but
 * look quieter, because nobody compared them with anything.
 */
export function ClinicRates() {
  if (rates.length === 0) return null;
  return (
    <section
      aria-labelledby="clinic-rates-title"
      className="mt-7 grid gap-y-2 border-t border-line-strong pt-3.5 md:gap-y-3 md:pt-5"
    >
      <div className={clsx('items-baseline gap-y-0.5', evidenceRow)}>
        <h3 id="clinic-rates-title" className="font-text text-h4 font-semibold">
          {evidence.clinicTitle}
        </h3>
        <p className="font-display text-h4 lg:text-h3">{evidence.clinicReportedLabel}</p>
      </div>
      <ul className="grid gap-y-2">
        {rates.map((rate) => (
          <OwnRate key={rate.title} {...rate} />
        ))}
      </ul>
      <div className={evidenceRow}>
        <p className="text-detail leading-[1.4] md:col-start-2">{`${sharedProof}${evidence.clinicReportedMeans}`}</p>
      </div>
    </section>
  );
}
