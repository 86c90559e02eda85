import { Fold } from '@/components/ui/fold';
import { questions } from '@/content/home';

/** Eight folds; each answer says what stands elsewhere on the page, or is its only home. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="mt-6 md:mt-16">
      <h3 id="questions-title" className="mb-2 text-h3 md:mb-4">
        {questions.title}
      </h3>
      <div className="gap-x-gap lg:columns-2">
        {questions.items.map((item) => (
          <Fold
            key={item.id}
            summary={item.question}
            className="break-inside-avoid border-t border-line md:py-1.5"
          >
            <p id={`question-${item.id}`} className="max-w-[34.7em] pb-3 text-ink-2">
              {item.answer}
            </p>
          </Fold>
        ))}
      </div>
    </section>
  );
}
