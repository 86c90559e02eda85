import { type LucideIcon, Minus, X } from 'lucide-react';
import { BookConsult } from '@/components/site/book-consult';
import { Citations } from '@/components/site/citations';
import { CrisisLinks } from '@/components/site/crisis-links';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { MarkedItem } from '@/components/ui/marked-item';
import { type SafetyList, safety } from '@/content/safety';
import { aroundWords } from '@/lib/format';
import { placeId } from '@/lib/place-id';
import { FoldedRow } from './folded-row';

/** The mark before each point of a list: a cross before what may rule the plan out. */
const marks: Readonly<Record<SafetyList['id'], LucideIcon>> = {
  'rule-out': X,
  change: Minus,
};

/** A text in which the words that say what it is about are bold. */
function WithTopic({ text, topic }: { text: string; topic: string }) {
  const [before, after] = aroundWords(text, topic);
  return (
    <>
      {before}
      <strong>{topic}</strong>
      {after}
    </>
  );
}

function Reasons({ id, items }: Pick<SafetyList, 'id' | 'items'>) {
  return (
    <ul className="grid gap-y-1.5 text-detail md:gap-y-2">
      {items.map((item) => (
        <MarkedItem key={item.text} text={<WithTopic {...item} />} Icon={marks[id]} />
      ))}
    </ul>
  );
}

/**
 * A phone names every point in a few words, until a press: what may rule the plan out line by line, because people look
 * for their own, and what may change it in a sentence.
 */
function ReasonList({ list: { id, title, items } }: { list: SafetyList }) {
  const isListed = id === 'rule-out';
  return (
    <div
      id={id}
      data-sheet=""
      className={id === 'change' ? 'border-line max-md:border-t max-md:pt-4' : undefined}
    >
      <h3 className="mb-2 text-h3 md:mb-3">{title}</h3>
      {isListed && (
        <ul className="grid gap-y-1 text-detail has-[+[open]]:hidden no-print">
          {items.map(({ text, topic, short = topic }) => (
            <MarkedItem key={text} text={short} Icon={marks[id]} />
          ))}
        </ul>
      )}
      <Fold
        isRest
        summary={
          isListed ? (
            safety.seeWhole
          ) : (
            <span className="font-normal text-ink">
              <strong>{safety.seeList(items.length)}</strong>{' '}
              <span className="in-open:hidden">{safety.shortList(items)}</span>
            </span>
          )
        }
        className="p-0 text-detail"
      >
        <Reasons id={id} items={items} />
      </Fold>
    </div>
  );
}

/** The risks, and who should not have this care, under a heading with its own URL fragment. */
export function Safety() {
  return (
    <section
      id="safety"
      tabIndex={-1}
      aria-labelledby="safety-label safety-title"
      className="care-risks pt-section max-md:pb-0 md:pb-4"
    >
      <div className="wrap">
        <div className="mb-5 grid gap-x-gap gap-y-3 md:mb-8 md:gap-y-5 lg:grid-cols-2">
          <div className="section-head pb-0">
            <Label id="safety-label">{safety.label}</Label>
            <h2 id="safety-title" className="text-h2">
              {safety.title}
            </h2>
            <p className="max-w-prose text-ink-2 md:text-lead">{safety.listsLead}</p>
          </div>
          {/* One block, because reader modes drop a small one that is mostly links. */}
          <div className="self-end border-l-4 border-apricot bg-dawn px-3 py-2.5 md:px-5 md:py-4 print:py-0">
            <p data-sheet="" className="font-semibold">
              {safety.worse}
            </p>
            <p>
              <CrisisLinks className="text-link" withChat />
            </p>
            <p>{safety.worseInCare}</p>
          </div>
        </div>
        <div className="sheet grid gap-x-gap gap-y-4 md:gap-y-6 px-4 py-4 md:p-8 lg:grid-cols-2">
          {safety.lists.map((list) => (
            <ReasonList key={list.id} list={list} />
          ))}
          <div className="flex items-center gap-x-8 gap-y-3 border-t border-line pt-4 max-md:flex-wrap md:pt-6 lg:col-span-full no-print">
            <p>{safety.notSure}</p>
            <div className="max-md:grow md:shrink-0">
              <BookConsult isQuiet hasNote />
            </div>
          </div>
        </div>
        <h3 className="mt-6 mb-2 text-h3 md:mt-12 md:mb-3">{safety.risksTitle}</h3>
        <ul className="gap-x-gap wrap-anywhere lg:grid lg:grid-cols-3">
          {safety.risks.map((risk) => (
            <li key={risk.id} id={placeId('risks', risk.id)}>
              <FoldedRow
                title={risk.title}
                headingLevel="h4"
                isColumn
                gist={risk.gist}
                main={
                  <div>
                    <strong>{safety.seriousLabel}:</strong>
                    <ul className="mt-1 grid gap-y-1.5">
                      {risk.serious.map(({ text }, i, all) => (
                        <li key={text}>
                          {text}
                          {i === all.length - 1 && <Citations ids={risk.sources} />}
                        </li>
                      ))}
                    </ul>
                  </div>
                }
                note={
                  risk.rule && (
                    <p className="mt-1 mb-3 border-l-4 border-apricot pl-3 text-detail font-semibold md:mt-3 md:mb-0">
                      {risk.rule}
                    </p>
                  )
                }
              >
                <p>
                  <strong>{safety.commonLabel}:</strong> {risk.common}
                </p>
              </FoldedRow>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
