/** Numbered steps joined by a rail. */
export function StepList({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <ol className="step-rail">
      {items.map((item, i) => (
        <li key={item.title} className="relative flex gap-4 pb-8 last:pb-0">
          <span className="grid size-12 shrink-0 place-items-center rounded-full border-[1.5px] border-line-strong bg-surface font-display text-[1.375rem]">
            {i + 1}
          </span>
          <div className="min-w-0 pt-2.5">
            <h3 className="font-text text-h4 font-semibold">{item.title}</h3>
            <p className="mt-1 text-ink-2">{item.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
