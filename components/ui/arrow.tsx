import { ArrowRight } from 'lucide-react';

/** An arrow. It is drawn, because neither font has "→", but copying it gives that character. Screen readers skip it. */
export function Arrow() {
  return (
    <span className="arrow mx-1.5">
      <span aria-hidden="true">→</span>
      <ArrowRight size={20} aria-hidden="true" />
    </span>
  );
}
