import { clsx } from 'clsx';
import { BookOpen, ClipboardList } from 'lucide-react';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type ClinicRate, type EvidenceCard, evidence, type PublishedRate } from '@/content/evidence';
import { formatMonth } from '@/lib/format';

/** How many dots each drawing of a rate has. */
export const dotsPerRate = 20;

/** All figures of a card are equally wide, so that their rows of dots begin and end at the same place. */
const figureWidth = 'min-w-[1.9em] font-display text-fact leading-none';

function filledDots(percent: number) {
  return Math.round((percent / 100) * dotsPerRate);
}

/**
 * The people who got something else, drawn below the others on the same scale, so that the difference is seen and not
 * only the figure. The sentence below says it to screen readers.
 */
function ComparisonRate({ comparison }: Pick<PublishedRate, 'comparison'>) {
  return (
    <div aria-hidden="true" className="mt-1.5 flex flex-wrap items-end gap-x-4 text-ink-2">
      <p className={figureWidth}>
        <span className="text-h4">{comparison.percent}%</span>
      </p>
      <div className="grow basis-36">
        <p className="text-micro leading-[1.2]">{comparison.label}</p>
        <DotArray filled={filledDots(comparison.percent)} total={dotsPerRate} look="comparison" />
      </div>
    </div>
  );
}

/**
 * A published rate: the figure, its dots beside it, and below them those of its comparison, and a sentence that says all
 * of it. Screen readers hear the label and that sentence.
 */
function StudyRate({ rate }: { rate: PublishedRate }) {
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4">
        {/* Stands beside the figure if there is room. With large text, it wraps below. */}
        <div className="order-1 grow basis-36">
          <p className="flex items-center gap-1.5 text-small font-semibold">
            <BookOpen size={17} aria-hidden="true" className="shrink-0 stroke-2 text-p1" />
            {evidence.publishedLabel}
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
      <p className="mt-2 text-small leading-[1.4] md:mt-3 lg:text-body lg:leading-[1.4]">
        {evidence.measured(rate)}
        <Citations ids={rate.sources} />
      </p>
    </div>
  );
}

/** The text that says whom the clinic counted and how, or, without a proof, that it has not said so yet. */
function proofText({ substantiation: proof }: ClinicRate) {
  return proof
    ? evidence.substantiationText({ ...proof, from: formatMonth(proof.from), to: formatMonth(proof.to) })
    : evidence.detailsOnRequest;
}

/**
 * The rate that the clinic reports of its own patients. It has the same scale but looks quieter, because nobody compared
 * it with anything.
 */
function OwnRate({ rate }: { rate: ClinicRate }) {
  return (
    <div className="border-t border-line-strong pt-2 text-small text-ink-2 md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-2 md:max-lg:border-t-0 md:max-lg:border-l md:max-lg:pt-0 md:max-lg:pl-gap">
      <div className="flex flex-wrap items-center gap-x-4">
        <p aria-hidden="true" className={figureWidth}>
          <span className="text-h4">{rate.percent}%+</span>
        </p>
        <div className="grow basis-36">
          <p className="flex items-center gap-1.5 font-semibold">
            <ClipboardList size={17} aria-hidden="true" className="shrink-0 stroke-2" />
            <span>
              {evidence.clinicReportedLabel}
              <span className="font-normal">, {evidence.clinicReportedNote}</span>
            </span>
          </p>
          <div className="mt-1">
            <DotArray filled={filledDots(rate.percent)} total={dotsPerRate} look="clinic" />
          </div>
        </div>
      </div>
      <p className="mt-2 leading-[1.4] md:mt-3">{`${evidence.reported(rate)} ${proofText(rate)}`}</p>
    </div>
  );
}

/**
 * One treatment: the results of published studies, and then the clinic's own rate, labelled as such. On wide screens the
 * cards are columns whose rates and texts line up; a card without any rate is a row across them.
 */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { rate, publishedRate: found } = card;
  const hasRates = Boolean(rate ?? found);
  return (
    <li
      id={`rate-${card.id}`}
      className={clsx(
        'grid gap-x-gap gap-y-2 border-t-2 border-ink pt-2 md:gap-y-4 md:pt-3 lg:pt-4',
        hasRates
          ? 'md:max-lg:grid-cols-2 lg:row-span-4 lg:grid-rows-subgrid'
          : 'items-baseline md:grid-cols-2 lg:col-span-full lg:grid-cols-subgrid',
      )}
    >
      <h3 className={clsx('text-h3', hasRates && 'md:max-lg:col-span-2')}>{card.title}</h3>
      {found && <StudyRate rate={found} />}
      <div
        className={clsx(
          'grid content-start gap-1.5 text-small leading-[1.4] md:gap-3 lg:text-body lg:leading-[1.4]',
          !hasRates && 'max-w-prose md:text-body lg:col-span-2 lg:text-lead',
        )}
      >
        {card.published.map(({ text, sources }) => (
          <p key={text}>
            {text}
            <Citations ids={sources} />
          </p>
        ))}
      </div>
      {rate && <OwnRate rate={rate} />}
    </li>
  );
}
