import { clsx } from 'clsx';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { type PhaseId, planProcess } from '@/content/home';
import { placeId } from '@/lib/place-id';
import { TreatmentWeek } from './treatment-week';
import { PhaseBar, WeeksChart } from './weeks-chart';

/** The colours of the rule or bar and of the dashes of each phase, as in the chart. */
const phaseLooks: Readonly<Record<PhaseId, { rule: string; bar: string }>> = {
  apply: { rule: 'border-p0 [--dash:var(--p0)]', bar: 'fill-p0' },
  test: { rule: 'border-p1 [--dash:var(--p1)]', bar: 'fill-p1' },
  treat: { rule: 'border-p2 [--dash:var(--p2)]', bar: 'fill-p2' },
  optimize: { rule: 'border-p3 [--dash:var(--p3)]', bar: 'fill-p3' },
};

export function Process() {
  return (
    <Section id="process" className="fade-dawn" words={planProcess}>
      <div className="grid gap-y-5 md:gap-y-8 lg:gap-y-12">
        <WeeksChart />
        <TreatmentWeek />
      </div>
      <ol className="mt-8 grid gap-x-gap gap-y-5 md:mt-10 md:grid-cols-2 md:gap-y-8 lg:mt-12 xl:grid-cols-4 xl:gap-x-6 xl:gap-y-0">
        {planProcess.phases.map(({ id, name, description, weeks, details }, i) => (
          <li
            key={id}
            id={placeId('phase', id)}
            className={clsx(
              'named-fold pt-2.5 md:border-t-2 lg:pt-4 xl:row-span-2 xl:grid xl:grid-rows-subgrid print:border-t-2',
              phaseLooks[id].rule,
            )}
          >
            <div>
              <PhaseBar weeks={weeks} colour={phaseLooks[id].bar} />
              <p className="text-small font-semibold text-ink-2">
                {planProcess.phaseText(i + 1)} · {planProcess.weeksText(weeks)}
              </p>
              <h3 className="text-h4 md:mt-1 md:text-h3 not-print:xl:text-[min(1.1875rem,1.41vw)]">{name}</h3>
            </div>
            <Fold
              isOpenWide
              summary={
                <span className="font-normal text-ink-2">
                  {/* On a phone, the name is all that one sees of this control, so one can say it to press it. */}
                  <span className="sr-only">{name}:</span> {description}
                </span>
              }
              className="md:mt-1 md:p-0"
            >
              <DashList items={details} className="pt-3" />
            </Fold>
          </li>
        ))}
      </ol>
    </Section>
  );
}
