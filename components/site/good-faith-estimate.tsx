import { Fold } from '@/components/ui/fold';
import { goodFaithEstimate } from '@/content/safety';
import { PhoneLink } from './phone-link';

/**
 * The full notice, with the heading level that its place needs. Its first sentences are always in view.
 */
export function GoodFaithEstimate({ headingLevel: Heading }: { headingLevel: 'h2' | 'h3' }) {
  const { title, lead, body, learnMore, moreText } = goodFaithEstimate;
  const details = (
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
  );
  return (
    <section
      id="good-faith-estimate"
      tabIndex={-1}
      aria-labelledby="good-faith-estimate-title"
      className="border-t-[1.5px] border-line-strong pt-4 md:pt-6"
    >
      <Heading id="good-faith-estimate-title" className="text-h4 md:text-h3">
        {title}
      </Heading>
      <div className="mt-1 grid max-w-prose gap-x-3 gap-y-1 md:mt-3 md:gap-3 text-small text-ink-2">
        <p className="text-body text-ink">{lead}</p>
        <Fold summary={moreText}>{details}</Fold>
      </div>
    </section>
  );
}
