import { DotArray } from '@/components/art/dot-array';
import { type ClinicRate, evidence } from '@/content/evidence';
import { formatMonth } from '@/lib/format';
import { dotsPerRate, figureWidth, filledDots } from './rate-figure';

const rates = evidence.cards.flatMap(({ id, rate }) => (rate ? { id, rate } : []));

/** The text that says whom the clinic counted and how, or, without a proof, that it has not said so yet. */
function proofText({ substantiation: proof }: ClinicRate) {
  return proof
    ? evidence.substantiationText({ ...proof, from: formatMonth(proof.from), to: formatMonth(proof.to) })
    : evidence.detailsOnRequest;
}

const proofTexts = [...new Set(rates.map(({ rate }) => proofText(rate)))];
/** Usually all rates were counted in the same way, so the page says so once. */
const sharedProof = proofTexts.length === 1 ? `${proofTexts[0]} ` : '';

function OwnRate({ rate }: { rate: ClinicRate }) {
  const figure = `${rate.percent}%+`;
  return (
    <li className="flex flex-wrap gap-x-2.5 text-small leading-[1.4] text-ink-2">
      <p aria-hidden="true" className={figureWidth}>
        <span className="text-h4 md:text-h3">{figure}</span>
      </p>
      <div className="grow basis-28">
        <p className="font-semibold">
          <span className="whitespace-nowrap">{evidence.clinicReportedLabel}</span>
          <span className="font-normal">, {evidence.clinicReportedNote}</span>
        </p>
        <div className="my-1">
          <DotArray filled={filledDots(rate.percent)} total={dotsPerRate} look="clinic" />
        </div>
        <p>
          <span className="sr-only">{figure} </span>
          {evidence.reported(rate)}
          {!sharedProof && ` ${proofText(rate)}`}
        </p>
      </div>
    </li>
  );
}

/**
 * The rates that the clinic reports of its own patients, below those of studies. They have the same scale but look
 * quieter, because nobody compared them with anything.
 */
export function ClinicRates() {
  if (rates.length === 0) return null;
  return (
    <div className="mt-3 grid gap-x-gap gap-y-2 border-t border-line-strong pt-2 md:mt-7 md:gap-y-3 md:pt-5 lg:grid-cols-[5fr_7fr]">
      <h3 className="font-text text-h4 font-semibold">{evidence.clinicTitle}</h3>
      <p className="text-detail">{`${sharedProof}${evidence.clinicReportedMeans}`}</p>
      <ul className="grid gap-x-gap gap-y-3 lg:col-span-full lg:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]">
        {rates.map(({ id, rate }) => (
          <OwnRate key={id} rate={rate} />
        ))}
      </ul>
    </div>
  );
}
