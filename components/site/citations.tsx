import { evidence, type ReferenceId, references } from '@/content/evidence';

const numbers = new Map(references.map(({ id }, i) => [id, i + 1]));

/**
 * Superscript numbers in ascending order. Each links to its study in the references, and is 24 px in size, so that it
 * can be tapped.
 */
export function Citations({ ids: given }: { ids: readonly ReferenceId[] }) {
  const ids = given.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  return (
    <sup className="citations">
      {ids.map((id) => (
        <a
          key={id}
          href={`#ref-${numbers.get(id)}`}
          className={(numbers.get(id) ?? 0) > 9 ? 'two-digits' : undefined}
          aria-label={`${evidence.referenceLabel} ${numbers.get(id)}`}
        >
          {numbers.get(id)}
        </a>
      ))}
    </sup>
  );
}
