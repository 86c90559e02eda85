import { ArrowRight } from 'lucide-react';

/** A drawn arrow; as text it stays "→", which neither font has. */
export function Arrow() {
  return (
    <span className="arrow mx-1.5">
      <span>→</span>
      <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
    </span>
  );
}
