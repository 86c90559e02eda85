import { ArrowDown, X } from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { Citations } from '@/components/site/citations';
import { PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { clinic } from '@/content/clinic';
import { evidence, references } from '@/content/evidence';
import { closing } from '@/content/home';
import { navigation } from '@/content/site';
import { formatHours } from '@/lib/format';
import { sectionHref } from '@/lib/section-links';
import { ClinicRates } from './clinic-rates';
import { EvidenceCardView } from './evidence-card';
import { dotsPerRate } from './rate-figure';
import { partsListId, ReadingPart } from './reading-part';
import { reviewed } from './reviewed';
import { Safety } from './safety';

const { cards } = evidence;

/** What a reader should know before the long text below, and where each part of it begins. */
function Opening() {
  const { label, text } = evidence.opening;
  return (
    <div className="mb-6 grid gap-x-gap gap-y-1 border-b border-line-strong md:mb-16 md:pb-4 no-print">
      <Label>{label}</Label>
      <div>
        <p className="max-w-[22em] text-balance font-display text-h3 md:text-part">{text}</p>
        <ul id={partsListId} className="mt-3 grid gap-x-gap md:mt-6 md:grid-cols-3">
          {navigation.weigh.map((link) => (
            <li key={link.href} className="border-t border-line">
              <a
                href={sectionHref(link.href, true)}
                className="tappable w-full justify-between font-semibold text-link hover:underline"
              >
                {link.text}
                <ArrowDown size={20} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export function Evidence() {
  return (
    <div className="bg-mist">
      <section aria-labelledby="evidence-title" className="pt-6 pb-section md:pt-8">
        <div className="wrap">
          <Opening />
          <div className="mb-3 grid gap-y-2 md:mb-6">
            <ReadingPart href="/#evidence-title" />
            <h2 id="evidence-title" className="text-part">
              {evidence.title}
            </h2>
            <p className="max-w-[52rem] text-ink-2 md:text-lead">{evidence.lead}</p>
            <p className="max-w-[57rem] text-wrap text-note text-ink-2">
              {evidence.author} {reviewed}
              {cards.some(({ publishedRates }) => publishedRates.length > 0) && (
                <>
                  {' '}
                  {evidence.terms} {/* A phone folds the dots. */}
                  <span aria-hidden="true" className="max-md:hidden">
                    {evidence.dotsNote(dotsPerRate)}
                  </span>
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
            <DashList items={evidence.limits} className="text-detail" />
          </div>
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
          <Safety />
          {/* The last call to action before the crisis block, for visitors who read this far. */}
          <div className="mt-2 grid items-center gap-x-gap gap-y-3 border-t-2 border-line-strong pt-3 md:mt-16 md:pt-8 lg:grid-cols-[minmax(0,1fr)_auto] no-print">
            <h3 className="text-h3 md:text-part">{closing.title}</h3>
            <div className="lg:row-span-2">
              <BookConsult />
            </div>
            <PeopleRow>
              {closing.text} <PhoneLink />
              {/* On a phone, the footer with the hours is in view soon. */}
              {clinic.hours && <span className="max-md:hidden">, {formatHours(clinic.hours)}</span>}.
            </PeopleRow>
          </div>
          {/* The studies are numbered as they are cited. Following a citation opens this element, because the target
              of the link is inside it. */}
          <details className="details mt-2 md:mt-10">
            <summary>{evidence.referencesSummary}</summary>
            <h3 className="sr-only">{evidence.referencesTitle}</h3>
            <ol className="list-decimal gap-x-gap pt-4 pl-9 text-note *:mb-3 *:break-inside-avoid *:pl-2 lg:columns-2">
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
          </details>
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
      <Drawing name="deep-bands" className="bands bands-deep" />
    </div>
  );
}
