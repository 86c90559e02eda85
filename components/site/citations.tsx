import { evidence, type ReferenceId, references } from '@/content/evidence';

/** The number under which a study is listed, from 1. */
function referenceNumber(id: ReferenceId): number {
  return references.findIndex((reference) => reference.id === id) + 1;
}

/** Superscript numbers, each linking to its study in the list of references. */
export function Citations({ ids }: { ids: readonly ReferenceId[] }) {
  return (
    <sup className="ml-0.5 font-semibold">
      {ids.map((id, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <a
            href={`#ref-${id}`}
            className="text-link px-0.5"
            aria-label={`${evidence.referenceLabel} ${referenceNumber(id)}`}
          >
            {referenceNumber(id)}
          </a>
        </span>
      ))}
    </sup>
  );
}
