import type { LucideIcon } from 'lucide-react';

/** A point in a list, after an icon that says what kind of point it is. */
export function MarkedItem({ text, Icon }: { text: string; Icon: LucideIcon }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
      <Icon size={20} aria-hidden="true" className="mt-1 stroke-2 text-ember-ink" />
      {text}
    </li>
  );
}
