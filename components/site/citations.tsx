import { evidence, type ReferenceId, references } from '@/content/evidence';

const numbers = new Map(references.map(({ id }, i) => [id, i + 1]));

/**
 * Superscript numbers in ascending order. Each links to its study in the references, and is 24 px large so that it can
 * be tapped.
 */
export function Citations({ ids: given }: { ids: readonly ReferenceId[] }) {
  const ids = given.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  return (
    <sup className="ml-0.5 font-semibold">
      {ids.map((id, i) => (
        <a
          key={id}
          href={`#ref-${id}`}
          className="text-link -my-3 inline-block min-w-6 py-3"
          aria-label={`${evidence.referenceLabel} ${numbers.get(id)}`}
        >
          {numbers.get(id)}
          {/* Kept on one line with its number, so that no line begins with a comma; not underlined. */}
          {i < ids.length - 1 && <span className="inline-block">,</span>}
        </a>
      ))}
    </sup>
  );
}
