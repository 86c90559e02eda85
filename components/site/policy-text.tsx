import { Label } from '@/components/ui/label';
import { type PolicyPage, policyWords } from '@/content/policies';
import { formatDate } from '@/lib/format';

export function PolicyText({ policy: { title, inForceSince, sections } }: { policy: PolicyPage }) {
  return (
    <article className="wrap py-section">
      <Label>{policyWords.label}</Label>
      <h1 className="mt-4 max-w-[18em] text-h2">{title}</h1>
      <p className="mt-3 text-small text-ink-2">
        {policyWords.inForceSince} {formatDate(inForceSince)}
      </p>
      {sections.map(({ heading, paragraphs }) => (
        <section key={heading} className="mt-8 grid max-w-[34.7em] gap-3">
          <h2 className="text-h3">{heading}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
    </article>
  );
}
