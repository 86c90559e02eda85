import { ArrowRight } from 'lucide-react';

/** A drawn arrow. Copying it gives "→", which neither font has; screen readers skip it. */
export function Arrow() {
  return (
    <span className="arrow mx-1.5">
      <span aria-hidden="true">→</span>
      <ArrowRight size={20} aria-hidden="true" />
    </span>
  );
}
