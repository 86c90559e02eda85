import { X } from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { Citations } from '@/components/site/citations';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { evidence, references } from '@/content/evidence';
import { ClinicRates } from './clinic-rates';
import { EvidenceCardView } from './evidence-card';
import { dotsPerRate } from './rate-figure';
import { reviewed } from './reviewed';

const { cards } = evidence;

export function Evidence() {
  return (
    <div className="last-sky">
      {/* Above the glow of the sun, which reaches up to the last words. */}
      <section aria-labelledby="evidence-label evidence-title" className="relative z-1 pt-6 md:pt-8">
        <div className="wrap">
          <div className="mb-3 grid gap-y-2 md:mb-6">
            <Label id="evidence-label">{evidence.label}</Label>
            <h2 id="evidence-title" className="text-part">
              {evidence.title}
            </h2>
            <p className="max-w-[52rem] text-ink-2 md:text-lead">{evidence.lead}</p>
            <p className="max-w-[57rem] text-wrap text-small md:text-note text-ink-2">
              {evidence.author} {reviewed}
              {cards.some(({ publishedRates }) => publishedRates.length > 0) && (
                <>
                  {' '}
                  {evidence.terms} <span aria-hidden="true">{evidence.dotsNote(dotsPerRate)}</span>
                </>
              )}
            </p>
          </div>
          <ul>
            {cards.map((card) => (
              <EvidenceCardView key={card.id} card={card} />
            ))}
          </ul>
          <ClinicRates />
          <div className="gap-x-gap gap-y-2 border-t border-line-strong pt-3.5 grid md:pt-5 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <h3 className="font-text text-h4 font-semibold">{evidence.limitsTitle}</h3>
            <div>
              <DashList items={evidence.limits} className="text-detail" />
              <Fold summary={evidence.moreText} className="mt-2 text-note md:mt-4">
                <div className="gap-x-gap pt-1 *:mb-3 *:break-inside-avoid lg:columns-3">
                  {cards.map(
                    ({ id, title, more }) =>
                      more && (
                        <p key={id}>
                          <strong className="block">{title}</strong> {more.text}
                          <Citations ids={more.sources} />
                        </p>
                      ),
                  )}
                </div>
              </Fold>
              {/* The studies are numbered as they are cited. Following a citation opens this element, because the target
                  of the link is inside it. */}
              <Fold summary={evidence.referencesSummary} className="mt-2 text-note">
                <h3 className="sr-only">{evidence.referencesTitle}</h3>
                <ol className="list-decimal gap-x-gap pt-4 pl-9 *:mb-3 *:break-inside-avoid *:pl-2 lg:columns-2">
                  {references.map((reference, i) => (
                    <li key={reference.id} id={`ref-${i + 1}`}>
                      {`${reference.authors} `}
                      <a href={reference.url} rel="noreferrer" className="text-link">
                        {reference.what}
                      </a>
                      {` ${reference.journal}`}
                    </li>
                  ))}
                </ol>
              </Fold>
              <p className="mt-4 no-print">
                <BookConsult isQuiet hasNote />
              </p>
            </div>
          </div>
          {/* browser/citations.ts fills it. It is outside the fold, in which it could not be shown. */}
          <div
            id="cited-study"
            popover="auto"
            role="dialog"
            tabIndex={-1}
            aria-labelledby="cited-study-title"
            className="cited-study no-print"
          >
            <p id="cited-study-title" className="font-semibold" />
            <p className="mt-2 text-note" />
            <button
              type="button"
              popoverTarget="cited-study"
              aria-label={evidence.closeText}
              className="absolute top-1 right-1 grid size-11 place-items-center"
            >
              <X size={22} aria-hidden="true" />
            </button>
          </div>
        </div>
      </section>
      <div className="sea-scene sea-scene-final" aria-hidden="true">
        <span className="sun drawn" />
        <Drawing name="final-sea" className="sea" />
      </div>
    </div>
  );
}
