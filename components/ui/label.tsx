/** The small line above a heading. With an `id`, it can be part of its section’s name. */
export function Label({ id, children }: { id?: string; children: React.ReactNode }) {
  return (
    <p id={id} className="no-print text-small font-semibold text-ember-ink">
      {children}
    </p>
  );
}
