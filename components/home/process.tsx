import { Section } from '@/components/ui/section';
import { process } from '@/content/home';
import { plan } from '@/content/offer';
import { countWeeks, formatWeeks, otherWeeks, type Weeks } from '@/lib/weeks';
import { PhaseCard } from './phase-card';
import { Questions } from './questions';
import { WeeksChart } from './weeks-chart';

const weekWords = { one: process.weekWord, many: process.weeksWord };

/** "Weeks 2–5" in the middle of a sentence. */
function rangeInText(range: Weeks) {
  return formatWeeks(range, weekWords).toLowerCase();
}

function addsUp() {
  const treatment = process.phases.find((phase) => phase.id === 'treat')?.weeks as Weeks;
  const others = otherWeeks({ from: 1, to: plan.weeks }, treatment);
  return process.addsUp({
    treatmentWeeks: countWeeks(treatment),
    treatmentRange: rangeInText(treatment),
    otherWeeks: others.reduce((sum, range) => sum + countWeeks(range), 0),
    otherRanges: others.map(rangeInText).join(` ${process.rangeJoiner} `),
  });
}

export function Process() {
  return (
    <Section
      id="process"
      headingId="process-title"
      className="bg-dawn"
      label={process.label}
      title={process.title}
      lead={process.lead}
    >
      <div className="weeks grid gap-x-gap gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <WeeksChart />
        </div>
        <ol className="grid gap-y-6 lg:gap-y-16">
          {process.phases.map((phase, i) => (
            <PhaseCard key={phase.id} phase={phase} index={i} />
          ))}
        </ol>
      </div>
      <p className="mt-6 max-w-[34.7em] text-ink-2">{addsUp()}</p>
      <Questions />
    </Section>
  );
}
