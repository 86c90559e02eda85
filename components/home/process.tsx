import { clsx } from 'clsx';
import { Citations } from '@/components/site/citations';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { type PhaseId, planProcess, questions } from '@/content/home';
import { laterSession } from '@/content/offer';
import { formatUsd } from '@/lib/pricing';
import { TreatmentWeek } from './treatment-week';
import { WeeksChart } from './weeks-chart';

const { tmsUsd, ketamineUsd } = laterSession;
/** The price of care after the plan, once the clinic has stated it. */
const laterCost =
  tmsUsd !== null &&
  ketamineUsd !== null &&
  questions.laterCost({ tms: formatUsd(tmsUsd), ketamine: formatUsd(ketamineUsd) });

/** The colours of the rule and dashes of each phase, as in the chart. */
const phaseLooks: Readonly<Record<PhaseId, string>> = {
  apply: 'border-p0 [--dash:var(--p0)]',
  test: 'border-p1 [--dash:var(--p1)]',
  treat: 'border-p2 [--dash:var(--p2)]',
  optimize: 'border-p3 [--dash:var(--p3)]',
};

/** How many questions a phone shows before the rest is unfolded. On wide screens, they are the first column. */
const shownQuestions = 6;

/** Below the last question of a column. */
const endRule = 'border-line-strong md:border-b';

function Questions({ items }: { items: typeof questions.items }) {
  return items.map((item) => (
    <Fold
      key={item.id}
      summary={item.question}
      className="break-inside-avoid border-t border-line-strong md:py-1.5"
    >
      <p id={`question-${item.id}`} className="max-w-prose pb-3 pl-4.5 text-ink-2">
        {item.answer}
        {item.id === 'after' && laterCost && ` ${laterCost}`}
        {item.sources && <Citations ids={item.sources} />}
      </p>
    </Fold>
  ));
}

export function Process() {
  return (
    <Section id="process" className="bg-dawn" words={planProcess} isLeadBeside>
      <div className="grid gap-x-split gap-y-5 md:gap-y-8 md:split-7-5">
        <WeeksChart />
        <TreatmentWeek />
      </div>
      <ol className="mt-4 grid gap-x-gap gap-y-3 md:mt-10 md:grid-cols-2 md:gap-y-8 lg:mt-12 xl:grid-cols-4 xl:gap-x-8 xl:gap-y-0">
        {planProcess.phases.map(({ id, name, description, weeks, details }, i) => (
          <li
            key={id}
            id={`phase-${id}`}
            className={clsx(
              'phase border-t-2 pt-2.5 lg:pt-4 xl:row-span-2 xl:grid xl:grid-rows-subgrid',
              phaseLooks[id],
            )}
          >
            <div>
              <p className="text-small font-semibold text-ink-2">
                {planProcess.phaseText(i + 1)} · {planProcess.weeksText(weeks)}
              </p>
              <h3 className="text-h3 md:mt-1 xl:text-h4">{name}</h3>
            </div>
            <Fold
              isOpenWide
              summary={<span className="font-normal text-ink-2">{description}</span>}
              className="*:py-0.5 md:mt-1"
            >
              <DashList items={details} className="pt-2 md:pt-3" />
            </Fold>
          </li>
        ))}
      </ol>
      <section aria-labelledby="questions-title" className="mt-7 md:mt-20">
        <h3 id="questions-title" className="mb-2 break-after-avoid text-h3 md:mb-4 md:text-part">
          {questions.title}
        </h3>
        <div className="grid items-start gap-x-gap md:grid-cols-2 print:block">
          <div className={endRule}>
            <Questions items={questions.items.slice(0, shownQuestions)} />
          </div>
          {questions.items.length > shownQuestions && (
            <Fold
              isRest
              summary={questions.moreText(questions.items.length - shownQuestions)}
              className="border-t border-line-strong md:border-0 md:p-0"
            >
              <div className={endRule}>
                <Questions items={questions.items.slice(shownQuestions)} />
              </div>
            </Fold>
          )}
        </div>
      </section>
    </Section>
  );
}
