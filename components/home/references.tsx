import { evidence, references } from '@/content/evidence';

/** Every source the page cites, numbered in the order of `references`. A citation opens the fold by its address. */
export function References() {
  return (
    <details className="details mt-2 border-t border-line-strong pt-1 md:mt-12 md:pt-4">
      <summary>{evidence.referencesSummary(references.length)}</summary>
      <h3 className="sr-only">{evidence.referencesTitle}</h3>
      <ol className="grid gap-x-gap gap-y-3 pt-4 text-small lg:grid-cols-2">
        {references.map((reference, i) => (
          <li key={reference.id} id={`ref-${reference.id}`} className="flex gap-4">
            <span className="w-5 shrink-0 font-semibold print:w-[14pt]">{i + 1}</span>
            <span>
              {reference.authors}{' '}
              <a href={reference.url} rel="noreferrer" className="text-link">
                {reference.what}
              </a>{' '}
              {reference.journal}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
