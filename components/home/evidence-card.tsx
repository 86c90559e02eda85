import { clsx } from 'clsx';
import { BookOpen, ClipboardList } from 'lucide-react';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type ClinicRate, type EvidenceCard, evidence } from '@/content/evidence';
import { formatDate } from '@/lib/format';

/** How many dots each drawing of a rate has. */
export const dotsPerRate = 20;

/** The two sources of a rate: both have the same size and scale, but different colours. */
const givers = {
  clinic: {
    label: evidence.clinicReportedLabel,
    Icon: ClipboardList,
    look: 'text-ember-ink',
    colour: 'ember',
  },
  studies: { label: evidence.publishedLabel, Icon: BookOpen, look: 'text-p1', colour: 'slate' },
} as const;

type RateProps = { giver: keyof typeof givers; text: string; percent: number; children: React.ReactNode };

/** One rate: its source, its figure and what was counted. Dots below them, or on small phones beside them, show the figure. */
function Rate({ giver, text, percent, children }: RateProps) {
  const { label, Icon, look, colour } = givers[giver];
  return (
    <div className="flex flex-wrap items-center gap-x-4 xs:grid xs:grid-cols-[auto_minmax(0,1fr)] xs:grid-rows-[auto_1fr_auto] xs:items-start">
      {/* Beside the figure if both fit there, which large text prevents. */}
      <div className="order-1 grow basis-36 xs:contents">
        <p className="flex items-center gap-1.5 text-small font-semibold xs:col-start-2">
          <Icon size={17} aria-hidden="true" className={clsx('shrink-0 stroke-2', look)} />
          {label}
        </p>
        <div className="mt-1 xs:col-span-2 xs:row-start-3 xs:mt-2.5">
          <DotArray filled={Math.round((percent / 100) * dotsPerRate)} total={dotsPerRate} colour={colour} />
        </div>
      </div>
      <p className="min-w-[2.4em] font-display text-rate xs:col-start-1 xs:row-span-2 xs:row-start-1">
        {text}
      </p>
      <p className="order-2 mt-1.5 basis-full text-small leading-[1.4] text-ink-2 xs:col-start-2 xs:row-start-2 xs:mt-0">
        {children}
      </p>
    </div>
  );
}

/** Whom and what the clinic counted, or that it has not said yet. */
function proofText({ substantiation: proof }: ClinicRate) {
  return proof
    ? evidence.substantiationText({ ...proof, from: formatDate(proof.from), to: formatDate(proof.to) })
    : evidence.detailsOnRequest;
}

/**
 * One treatment: the clinic's own rate, labelled as such, and the results of published studies. On wide screens the
 * cards are columns whose rates and texts line up; a card without any rate is a row across them.
 */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { rate, publishedRate: found } = card;
  const hasRates = Boolean(rate ?? found);
  return (
    <li
      id={`rate-${card.id}`}
      className={clsx(
        'grid gap-x-gap gap-y-3 border-t-2 border-ink pt-3 md:gap-y-4 lg:gap-y-6 lg:pt-4',
        hasRates
          ? 'md:grid-cols-2 lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid'
          : 'items-baseline md:grid-cols-2 lg:col-span-full lg:grid-cols-subgrid',
      )}
    >
      <h3 className={clsx('text-h3', hasRates && 'md:max-lg:col-span-2')}>{card.title}</h3>
      {rate && (
        <Rate giver="clinic" text={`${rate.percent}%+`} percent={rate.percent}>
          {`${rate.claim} ${proofText(rate)}`}
        </Rate>
      )}
      {found && (
        <Rate giver="studies" text={`${found.percent}%`} percent={found.percent}>
          {evidence.measured(found)}
          <Citations ids={found.sources} />
        </Rate>
      )}
      <p className={clsx('text-small', hasRates ? 'md:max-lg:col-span-2' : 'lg:col-span-2')}>
        {card.published}
        <Citations ids={card.sources} />
      </p>
    </li>
  );
}
