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
      <hr className="my-5 border-t border-line" />
      <p className="text-small text-ink-2">{card.paidInFull}</p>
      <p className="my-1 font-display text-price">{figures.paidInFull}</p>
      <p className="text-ink-2">
        {card.orFinanced.before} <strong className="text-ink">{figures.financed}</strong>{' '}
        {card.orFinanced.after}
      </p>
      <div className="mt-5 grid">
        <BookConsult />
      </div>
      <p className="mt-4 text-small text-ink-2">{card.pricesAsOf(formatDate(price.asOf))}</p>
      <p className="mt-2 text-small">
        <SafetyLink />
      </p>
    </section>
  );
}
