import { Citations } from '@/components/site/citations';
import { figures } from '@/components/site/figures';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Label } from '@/components/ui/label';
import { planValue, questions } from '@/content/home';
import { laterSession } from '@/content/offer';
import { placeId } from '@/lib/place-id';
import { formatUsd } from '@/lib/pricing';
import { sectionHref } from '@/lib/section-links';

const { tmsUsd, ketamineUsd } = laterSession;
/** The price of care after the plan, once the clinic has stated it. */
const laterCost =
  tmsUsd !== null &&
  ketamineUsd !== null &&
  questions.laterCost({ tms: formatUsd(tmsUsd), ketamine: formatUsd(ketamineUsd) });

/** How many questions a phone shows before the rest is unfolded. On wide screens, they are the first column. */
const shownQuestions = 6;

/** Below the last question of a column. */
const endRule = 'border-line-strong md:border-b';

function QuestionList({ items }: { items: typeof questions.items }) {
  return items.map((item) => (
    <Fold
      key={item.id}
      summary={item.question}
      className="break-inside-avoid border-t border-line-strong md:py-1.5"
    >
      <p id={placeId('question', item.id)} className="max-w-prose pb-3 pl-4.5 text-ink-2">
        {item.answer}
        {item.id === 'after' && laterCost && ` ${laterCost}`}
        {item.id === 'pay' && figures.exam && ` ${planValue.card.examCost(figures.exam)}`}
        {item.sources && <Citations ids={item.sources} />}
        {item.more && (
          <>
            {' '}
            <a href={sectionHref(item.more.href, true)} className="text-link">
              {item.more.text}
            </a>
          </>
        )}
      </p>
      {item.points && item.points.length > 0 && (
        <DashList
          items={item.points.map(({ text, sources }) => ({
            text,
            after: sources && <Citations ids={sources} />,
          }))}
          className="max-w-prose pb-3 pl-4.5 text-ink-2"
        />
      )}
    </Fold>
  ));
}

/** The questions that people ask, each in a fold with its answer. The guarantee follows on the same ground. */
export function Questions() {
  return (
    <section aria-labelledby="questions-title" className="wrap pt-section max-md:pt-14">
      <Label>{questions.label}</Label>
      <h2 id="questions-title" className="mt-2 mb-3 break-after-avoid text-part md:mt-3 md:mb-6">
        {questions.title}
      </h2>
      <div className="grid items-start gap-x-gap md:grid-cols-2 print:block">
        <div className={endRule}>
          <QuestionList items={questions.items.slice(0, shownQuestions)} />
        </div>
        {questions.items.length > shownQuestions && (
          <Fold
            isRest
            summary={questions.moreText(questions.items.length - shownQuestions)}
            className="border-t border-line-strong md:border-0 md:p-0"
          >
            <div className={endRule}>
              <QuestionList items={questions.items.slice(shownQuestions)} />
            </div>
          </Fold>
        )}
      </div>
    </section>
  );
}
