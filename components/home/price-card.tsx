import { BookConsult } from '@/components/site/book-consult';
import { SafetyLink } from '@/components/site/safety-link';
import { value } from '@/content/home';
import { price } from '@/content/offer';
import { formatDate } from '@/lib/format';
import { figures } from './figures';
import { PriceBars } from './price-bars';

export function PriceCard() {
  const { card } = value;
  return (
    <section aria-label={card.label} className="sheet p-[clamp(1.25rem,0.75rem+2.25vw,2.5rem)]">
      <PriceBars />
      <hr className="my-4 border-t border-line md:my-5" />
      <p className="text-small text-ink-2">{card.paidInFull}</p>
      <p className="my-1 font-display text-price">{figures.paidInFull}</p>
      <p className="text-ink-2">
        {card.orFinanced.before} <strong className="text-ink">{figures.financed}</strong>{' '}
        {card.orFinanced.after}
      </p>
      <div className="mt-4 grid md:mt-5">
        <BookConsult />
      </div>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-ink-2">
        {card.pricesAsOf(formatDate(price.asOf))} <SafetyLink />
      </p>
    </section>
  );
}
