import { Drawing } from '@/components/art/drawing';
import { BookConsult } from '@/components/site/book-consult';
import { Citations } from '@/components/site/citations';
import { PeopleRow } from '@/components/site/people-row';
import { PhoneLink } from '@/components/site/phone-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { evidence, references } from '@/content/evidence';
import { closing } from '@/content/home';
import { ClinicRates } from './clinic-rates';
import { EvidenceCardView } from './evidence-card';
import { reviewed } from './reviewed';
import { Safety } from './safety';

const { cards } = evidence;
/** The card whose drawing has the key of all drawings beside it. */
const firstDrawn = cards.find((card) => card.publishedRate);

export function Evidence() {
  return (
    <div className="bg-mist">
      <Section headingId="evidence-title" className="pt-within" words={evidence} isLeadBeside>
        <p className="mb-3 max-w-[52rem] text-small text-ink-2 md:mb-6">
          {evidence.author} {reviewed}
        </p>
        <ul className="grid gap-y-3 md:gap-y-5 lg:gap-y-6">
          {cards.map((card) => (
            <EvidenceCardView key={card.id} card={card} hasKey={card === firstDrawn} />
          ))}
        </ul>
        <Fold summary={evidence.moreText} className="mt-2 text-small lg:mt-4">
          <div className="grid gap-x-gap gap-y-3 pt-1 lg:grid-cols-3">
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
        <ClinicRates />
        <div className="mt-3 grid gap-x-gap gap-y-2 border-t border-line-strong pt-2 md:mt-6 md:gap-y-4 md:pt-4 lg:grid-cols-3">
          <h3 className="text-h4 md:text-h3">{evidence.limitsTitle}</h3>
          <DashList
            items={evidence.limits}
            className="gap-x-gap text-small md:grid-cols-2 lg:col-span-2 lg:text-body"
          />
        </div>
        <Safety />
        {/* The last call to action before the crisis block, for visitors who read this far. */}
        <div className="mt-2 grid items-center gap-x-gap gap-y-3 border-t-2 border-ink pt-3 md:mt-16 md:pt-8 lg:grid-cols-[minmax(0,1fr)_auto] no-print">
          <h3 className="text-h3 md:text-part">{closing.title}</h3>
          <div className="grid lg:row-span-2">
            <BookConsult />
          </div>
          <PeopleRow>
            {closing.text} <PhoneLink />.
          </PeopleRow>
        </div>
        {/* The studies are numbered as they are cited. Following a citation opens this element, because the target of
            the link is inside it. */}
        <details className="details mt-2 md:mt-10">
          <summary>{evidence.referencesSummary}</summary>
          <h3 className="sr-only">{evidence.referencesTitle}</h3>
          <ol className="grid list-decimal gap-x-gap gap-y-3 pt-4 pl-9 text-small *:pl-2 lg:grid-cols-2">
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
      </Section>
      <Drawing name="deep-bands" className="bands bands-deep" />
    </div>
  );
}
