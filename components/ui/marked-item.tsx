import { clsx } from 'clsx';
import { Check, type LucideIcon } from 'lucide-react';

/** A point in a list, after an icon that says what kind of point it is. Not a grid, because print undoes those. */
export function MarkedItem({ text, Icon }: { text: React.ReactNode; Icon: LucideIcon }) {
  return (
    <li className="flex gap-3 print:break-inside-avoid print:gap-[4pt]">
      <span className="mark flex shrink-0 items-center self-start">
        <Icon
          size={20}
          aria-hidden="true"
          className={clsx('stroke-2 print:size-[10pt]', Icon === Check ? 'text-p0' : 'text-ink-2')}
        />
      </span>
      <div className="min-w-0">{text}</div>
    </li>
  );
}
