import { BookOpen, ClipboardList } from 'lucide-react';
import { DotArray } from '@/components/art/dot-array';
import { Citations } from '@/components/site/citations';
import { type EvidenceCard, evidence } from '@/content/evidence';
import { formatDate } from '@/lib/format';

/** In each drawing of a rate. */
export const dots = 20;

/** One treatment: the clinic's own rate, labelled as such, and what published studies found, side by side. */
export function EvidenceCardView({ card }: { card: EvidenceCard }) {
  const { rate } = card;
  const filled = rate ? Math.round((rate.percent / 100) * dots) : 0;
  return (
    <li className="flex flex-col border-t-2 border-ink pt-4">
      <h3 className="mb-3 text-h3">{card.title}</h3>
      {rate && (
        <div className="mb-6">
          <p className="flex items-center gap-2 text-small font-semibold text-ink-2">
            <ClipboardList size={18} strokeWidth={1.75} aria-hidden="true" />
            {evidence.clinicReportedLabel}
          </p>
          <p className="mt-2 mb-4">
            <span className="font-display text-figure">
              {rate.percent}
              <span className="text-[0.6em]">%+</span>
            </span>{' '}
            <span className="block text-ink-2">{rate.claim}</span>
          </p>
          <DotArray filled={filled} total={dots} label={evidence.dotsLabel(filled, dots)} />
          <p className="mt-3 text-small text-ink-2">
            {rate.substantiation
              ? evidence.substantiationText({
                  ...rate.substantiation,
                  from: formatDate(rate.substantiation.from),
                  to: formatDate(rate.substantiation.to),
                })
              : evidence.detailsOnRequest}
          </p>
        </div>
      )}
      <p className="flex items-center gap-2 text-small font-semibold text-ink-2">
        <BookOpen size={18} strokeWidth={1.75} aria-hidden="true" />
        {evidence.publishedLabel}
      </p>
      <p className="mt-2 text-small">
        {card.published}
        <Citations ids={card.sources} />
      </p>
    </li>
  );
}
