import { ArrowRight } from 'lucide-react';

/** A drawn arrow. Copied, it is "→", which neither font has; a screen reader does not say it. */
export function Arrow() {
  return (
    <span className="arrow mx-1.5">
      <span aria-hidden="true">→</span>
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
