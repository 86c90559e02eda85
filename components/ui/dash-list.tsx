import { clsx } from 'clsx';

/** Short points, each after a dash in the colour of the parent's `--dash`. */
export function DashList({ items, className }: { items: readonly { text: string }[]; className?: string }) {
  return (
    <ul className={clsx('dashes grid gap-y-1.5 md:gap-y-2.5', className)}>
      {items.map((item) => (
        <li key={item.text}>{item.text}</li>
      ))}
    </ul>
  );
}
