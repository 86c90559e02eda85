import { Drawing } from '@/components/art/drawing';
import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import { evidence } from '@/content/evidence';
import { Closing } from './closing';
import { dots, EvidenceCardView, proofText } from './evidence-card';
import { References } from './references';
import { Safety } from './safety';

const { cards } = evidence;
const hasFigures = cards.some((card) => card.rate ?? card.publishedRate);
/** What was counted behind the clinic's rates. Said once, under the cards, where it is the same for all. */
const proofs = new Set(cards.flatMap(({ rate }) => (rate ? [proofText(rate)] : [])));
const [sharedProof] = proofs.size === 1 ? proofs : [];
const limits = [
  ...(cards.some((card) => card.rate) ? [evidence.clinicReportedMeans] : []),
  ...evidence.limits,
];

export function Evidence() {
  return (
    <div className="bg-mist">
      <Section headingId="evidence-title" className="pt-within" words={evidence}>
        <ul className="grid gap-x-gap gap-y-7 md:grid-cols-2 lg:grid-cols-4">
          {cards.map((card) => (
            <EvidenceCardView key={card.id} card={card} isProofShared={Boolean(sharedProof)} />
          ))}
        </ul>
        {hasFigures && (
          <p className="mt-6 text-small text-ink-2">
            {evidence.dotsNote(dots)} {sharedProof}
          </p>
        )}
        <div className="mt-6 border-t border-line-strong pt-5 md:mt-8 md:pt-6">
          <h3 className="mb-3 text-h3 md:mb-4">{evidence.limitsTitle}</h3>
          <DashList
            items={limits.map((text) => ({ text }))}
            className="max-w-[34.7em] text-small text-ink-2 md:text-body"
          />
        </div>
        <Safety />
        <References />
        <Closing />
      </Section>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </div>
  );
}
