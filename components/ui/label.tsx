import { clsx } from 'clsx';

type Props = { id?: string; className?: string; children: React.ReactNode };

/** The small line above a heading. With an `id`, it can be part of its section’s name. */
export function Label({ id, className, children }: Props) {
  return (
    <p id={id} className={clsx('no-print text-small font-semibold text-ember-ink', className)}>
      {children}
    </p>
  );
}
