import { Fold } from '@/components/ui/fold';
import { goodFaithEstimate } from '@/content/safety';
import { PhoneLink } from './phone-link';

const { title, lead, body, learnMore, moreText } = goodFaithEstimate;

/** The first sentence of the notice, and the rest in a fold. */
function Notice() {
  return (
    <div className="grid max-w-prose gap-x-3 gap-y-1 text-small text-ink-2 md:gap-3">
      <p className="text-body text-ink">{lead}</p>
      <Fold summary={moreText}>
        <div className="grid gap-3">
          {body.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>
            {learnMore.before}{' '}
            <a href={learnMore.href} className="text-link">
              {learnMore.linkText}
            </a>{' '}
            {learnMore.between} <PhoneLink phone={learnMore.phone} />.
          </p>
        </div>
      </Fold>
    </div>
  );
}

/** The notice where a visitor books. Its first sentence is always in view. */
export function GoodFaithEstimate() {
  return (
    <section
      aria-labelledby="good-faith-estimate-title"
      className="border-t-[1.5px] border-line-strong pt-4 md:pt-6"
    >
      <h2 id="good-faith-estimate-title" className="mb-1 text-h4 md:mb-3 md:text-h3">
        {title}
      </h2>
      <Notice />
    </section>
  );
}

/** The notice beside the price. On a phone, it is one line until a visitor opens it or follows the footer's link to it. */
export function FoldedGoodFaithEstimate({ className }: { className: string }) {
  return (
    <Fold
      isOpenWide
      summary={<span className="md:font-display md:text-h3 md:font-normal">{title}</span>}
      className={className}
    >
      <section id="good-faith-estimate" tabIndex={-1} aria-label={title} className="scroll-mt-8 lg:pt-1.5">
        <Notice />
      </section>
    </Fold>
  );
}
