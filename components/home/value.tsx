import { Check } from 'lucide-react';
import { BookConsult } from '@/components/site/book-consult';
import { figures } from '@/components/site/figures';
import { FoldedGoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { MarkedItem } from '@/components/ui/marked-item';
import { Section } from '@/components/ui/section';
import { planValue } from '@/content/home';
import { ListedValue } from './listed-value';
import { PriceTable } from './price-table';

/** What a reader may want to know about paying, in two columns on wide screens. */
const terms = 'border-t border-line-strong md:pt-4.5';

export function Value() {
  const { card, financing } = planValue;
  return (
    <Section id="value" words={planValue}>
      <div className="grid gap-x-split gap-y-5 md:gap-y-8 lg:split-7-5">
        <div className="lg:order-2">
          <section aria-label={card.label} className="sheet p-5 md:p-8 lg:sticky lg:top-26">
            <p className="text-small text-ink-2">{card.paidInFull}</p>
            <p className="my-1 font-display text-price">{figures.paidInFull}</p>
            {figures.financed && (
              <p className="text-ink-2">
                {card.orFinanced.before} <strong className="text-ink">{figures.financed}</strong>{' '}
                {card.orFinanced.after}
              </p>
            )}
            <div className="mt-4 grid md:mt-5">
              <BookConsult hasNote />
            </div>
            {card.due.whole && (
              <div className="mt-3 grid gap-y-1.5 text-note no-print">
                <p>
                  {card.due.whole} {figures.exam && card.examCost(figures.exam)}
                </p>
                <p>{card.due.stopped}</p>
              </div>
            )}
          </section>
        </div>
        <div>
          <h3 className="mb-2 text-h3 md:mb-4">{planValue.includedTitle}</h3>
          <ul className="mb-4 grid gap-y-1.5 md:mb-6 md:gap-y-2.5 md:text-lead">
            {planValue.included.map(({ text, points }) => (
              <MarkedItem
                key={text}
                text={
                  <>
                    {text}
                    {points && <DashList items={points} className="mt-1.5 text-body" />}
                  </>
                }
                Icon={Check}
              />
            ))}
          </ul>
          <PriceTable />
          <ListedValue />
          <p className="pt-2.5 text-note font-semibold md:pt-4">{planValue.notInPrice}</p>
        </div>
      </div>
      <div className="mt-3 grid gap-x-split md:mt-12 md:grid-cols-2 lg:split-7-5">
        {figures.financed && (
          <Fold
            isOpenWide
            summary={<span className="md:font-display md:text-h3 md:font-normal">{financing.title}</span>}
            className={terms}
          >
            <p className="max-w-prose lg:pt-1.5">{financing.text(figures)}</p>
            {financing.link && (
              <a href={financing.link.href} className="text-link">
                {financing.link.text}
              </a>
            )}
          </Fold>
        )}
        <FoldedGoodFaithEstimate className={terms} />
      </div>
    </Section>
  );
}
