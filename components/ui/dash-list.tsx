import { clsx } from 'clsx';

type Props = {
  /** `after` follows the text, e.g. citations. */
  items: readonly { text: string; after?: React.ReactNode }[];
  className?: string;
};

/** Short points, each after a dash in the colour of the parent's `--dash`. */
export function DashList({ items, className }: Props) {
  return (
    <ul className={clsx('dashes grid gap-y-1.5 md:gap-y-2.5', className)}>
      {items.map((item) => (
        <li key={item.text}>
          {item.text}
          {item.after}
        </li>
      ))}
    </ul>
  );
}
