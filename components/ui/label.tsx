type Props = { id?: string; children: React.ReactNode };

/** The small line above a heading. With an `id`, it can be part of its section’s name. */
export function Label({ id, children }: Props) {
  return (
    <p id={id} className="no-print text-small font-semibold text-ember-ink">
      {children}
    </p>
  );
}
