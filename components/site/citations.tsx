import { evidence, type ReferenceId, references } from '@/content/evidence';

const numbers = new Map(references.map(({ id }, i) => [id, i + 1]));

/** Superscript numbers in ascending order, each linking to its study in the list of references. */
export function Citations({ ids: given }: { ids: readonly ReferenceId[] }) {
  const ids = given.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  return (
    <sup className="ml-0.5 font-semibold">
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a
            href={`#ref-${id}`}
            className="text-link px-0.5"
            aria-label={`${evidence.referenceLabel} ${numbers.get(id)}`}
          >
            {numbers.get(id)}
          </a>
        </span>
      ))}
    </sup>
  );
}
