import { GoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { value } from '@/content/home';
import { figures } from './figures';

/** What stands behind the price: the sum, paying over time, when to pay, insurance, the right to an estimate. */
export function CostNotes() {
  const notes: { title: string; text: string; link?: { text: string; href: string } | null }[] = [
    { title: value.sums.title, text: value.sums.text(figures) },
    {
      title: value.financing.title,
      text: value.financing.text(figures),
      link: value.financing.link,
    },
    { title: value.payment.title, text: value.payment.text() },
    value.insurance,
  ];
  return (
    <div className="mt-16 grid gap-x-[clamp(2.5rem,5vw,5.5rem)] gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="grid content-start gap-8">
        {notes.map((note) => (
          <div key={note.title}>
            <h3 className="font-text text-h4 font-semibold">{note.title}</h3>
            <p className="mt-1.5 max-w-[34.7em] text-ink-2">
              {note.text}{' '}
              {note.link && (
                <a href={note.link.href} rel="noreferrer" className="text-link">
                  {note.link.text}
                </a>
              )}
            </p>
          </div>
        ))}
      </div>
      <GoodFaithEstimate headingLevel="h3" />
    </div>
  );
}
