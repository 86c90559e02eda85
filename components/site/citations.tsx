import { Fragment } from 'react';
import { evidence, type ReferenceId, references } from '@/content/evidence';

const numbers = new Map(references.map(({ id }, i) => [id, i + 1]));

/** Superscript numbers in ascending order, each linking to its study in the list of references, 24 px large for fingers. */
export function Citations({ ids: given }: { ids: readonly ReferenceId[] }) {
  const ids = given.toSorted((a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0));
  return (
    <sup className="citations">
      {ids.map((id, i) => (
        <Fragment key={id}>
          {i > 0 && ','}
          <a href={`#ref-${numbers.get(id)}`} aria-label={`${evidence.referenceLabel} ${numbers.get(id)}`}>
            {numbers.get(id)}
          </a>
        </Fragment>
      ))}
    </sup>
  );
}
