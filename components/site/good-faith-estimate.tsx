import { goodFaithEstimate } from '@/content/safety';
import { telHref } from '@/lib/format';

/** The full notice; its heading takes the level its place calls for. */
export function GoodFaithEstimate({ headingLevel: Heading }: { headingLevel: 'h2' | 'h3' }) {
  const { title, lead, body, learnMore } = goodFaithEstimate;
  return (
    <section
      id="good-faith-estimate"
      tabIndex={-1}
      aria-labelledby="good-faith-estimate-title"
      className="border-t-[1.5px] border-ink pt-6"
    >
      <Heading id="good-faith-estimate-title" className="text-h3">
        {title}
      </Heading>
      <div className="mt-3 grid max-w-[34.7em] gap-3 text-small text-ink-2">
        <p className="text-body text-ink">{lead}</p>
        {body.map((text) => (
          <p key={text} className="print:hidden">
            {text}
          </p>
        ))}
        <p>
          {learnMore.before}{' '}
          <a href={learnMore.href} className="text-link">
            {learnMore.linkText}
          </a>{' '}
          {learnMore.between}{' '}
          <a href={telHref(learnMore.phone)} className="text-link whitespace-nowrap">
            {learnMore.phone}
          </a>
          .
        </p>
      </div>
    </section>
  );
}
