import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { PhoneLink } from '@/components/site/phone-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { evidence, references } from '@/content/evidence';
import { closing } from '@/content/home';
import { dots, EvidenceCardView, proofText } from './evidence-card';
import { Safety } from './safety';

const { cards } = evidence;
const hasFigures = cards.some((card) => card.rate ?? card.publishedRate);
/** What was counted behind the clinic's rates. Said once, under the cards, where it is the same for all. */
const proofs = new Set(cards.flatMap(({ rate }) => (rate ? [proofText(rate)] : [])));
const [sharedProof] = proofs.size === 1 ? proofs : [];
const limits = [
  ...(cards.some((card) => card.rate) ? [{ text: evidence.clinicReportedMeans }] : []),
  ...evidence.limits,
];

export function Evidence() {
  return (
    <div className="bg-mist">
      <Section headingId="evidence-title" className="pt-within" words={evidence}>
        <ul className="grid gap-x-gap gap-y-5 md:grid-cols-2 md:gap-y-7 lg:grid-cols-4">
          {cards.map((card) => (
            <EvidenceCardView key={card.id} card={card} isProofShared={Boolean(sharedProof)} />
          ))}
        </ul>
        {hasFigures && (
          <p className="mt-4 text-small text-ink-2 md:mt-6">
            {evidence.dotsNote(dots)} {sharedProof}
          </p>
        )}
        <Fold summary={evidence.moreText} className="mt-2 text-small">
          <div className="grid gap-x-gap gap-y-3 pt-1 lg:grid-cols-3">
            {cards
              .filter(({ more }) => more)
              .map(({ id, title, more }) => (
                <p key={id}>
                  <strong>{title}:</strong> {more}
                </p>
              ))}
          </div>
        </Fold>
        <div className="mt-3 border-t border-line-strong pt-4 md:mt-8 md:pt-6">
          <h3 className="mb-2 text-h4 md:mb-4 md:text-h3">{evidence.limitsTitle}</h3>
          <DashList items={limits} className="max-w-[34.7em] text-small text-ink-2 md:text-body" />
        </div>
        <Safety />
        {/* Numbered as the citations are, each of which opens the fold by its address. */}
        <details className="details mt-2 border-t border-line-strong pt-1 md:mt-12 md:pt-4">
          <summary>{evidence.referencesSummary}</summary>
          <h3 className="sr-only">{evidence.referencesTitle}</h3>
          <ol className="grid gap-x-gap gap-y-3 pt-4 text-small lg:grid-cols-2">
            {references.map((reference, i) => (
              <li key={reference.id} id={`ref-${reference.id}`} className="flex gap-4">
                <span className="w-5 shrink-0 font-semibold print:w-[14pt]">{i + 1}</span>
                <span>
                  {reference.authors}{' '}
                  <a href={reference.url} rel="noreferrer" className="text-link">
                    {reference.what}
                  </a>{' '}
                  {reference.journal}
                </span>
              </li>
            ))}
          </ol>
        </details>
        {/* The page’s last word before the crisis block: a quiet way to the call, for who read this far. */}
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-gap gap-y-4 border-t-2 border-ink pt-5 md:mt-16 md:pt-8 no-print">
          <h3 className="text-h3">{closing.title}</h3>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <BookConsult />
            <p>
              {closing.text} <PhoneLink />
            </p>
          </div>
        </div>
      </Section>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </div>
  );
}
