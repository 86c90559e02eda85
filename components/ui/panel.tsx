type Props = { title: string; headingId: string; children: React.ReactNode };

/** A titled block under an ink rule. */
export function Panel({ title, headingId, children }: Props) {
  return (
    <section aria-labelledby={headingId} className="border-t-[1.5px] border-ink pt-6">
      <h2 id={headingId} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}
