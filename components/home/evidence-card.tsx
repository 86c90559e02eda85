import { BookOpen, ClipboardList, type LucideIcon } from 'lucide-react';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type ClinicRate, type EvidenceCard, evidence } from '@/content/evidence';
import { formatDate } from '@/lib/format';

/** In each drawing of a rate. */
export const dots = 20;

/** Who says it, over the figure it is said of. */
function Source({ Icon, children }: { Icon: LucideIcon; children: string }) {
  return (
    <p className="flex items-center gap-2 text-small font-semibold text-ink-2">
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      {children}
    </p>
  );
}

/** One rate: numeral and dots, of one size and one scale whoever gives it, then what was counted. */
function Figure({ text, percent, children }: { text: string; percent: number; children: React.ReactNode }) {
  return (
    <>
      <p className="mt-1 font-display text-[2.5rem] leading-none md:text-figure">{text}</p>
      <div className="my-2 md:my-3">
        <DotArray filled={Math.round((percent / 100) * dots)} total={dots} />
      </div>
      <p className="text-small text-ink-2 md:text-body">{children}</p>
    </>
  );
}

/** Whom and what the clinic counted, or that it has not said yet. */
function proofText({ substantiation: proof }: ClinicRate) {
  return proof
    ? evidence.substantiationText({ ...proof, from: formatDate(proof.from), to: formatDate(proof.to) })
    : evidence.detailsOnRequest;
}

/** One treatment: the clinic's own rate, labelled as such, and what published studies found, at equal size. */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { rate, publishedRate: found } = card;
  return (
    <li id={`rate-${card.id}`} className="flex flex-col border-t-2 border-ink pt-3 md:pt-4">
      <h3 className="mb-2 text-h3 md:mb-3">{card.title}</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-5 gap-y-5 md:gap-y-8 md:grid-cols-1">
        {rate && (
          <div>
            <Source Icon={ClipboardList}>{evidence.clinicReportedLabel}</Source>
            <Figure text={`${rate.percent}%+`} percent={rate.percent}>
              {`${rate.claim} ${proofText(rate)}`}
            </Figure>
          </div>
        )}
        <div>
          <Source Icon={BookOpen}>{evidence.publishedLabel}</Source>
          {found && (
            <Figure text={`${found.percent}%`} percent={found.percent}>
              {evidence.measured(found)}
              <Citations ids={found.sources} />
            </Figure>
          )}
        </div>
      </div>
      <p className="mt-2 text-small md:mt-3">
        {card.published}
        <Citations ids={card.sources} />
      </p>
    </li>
  );
}
