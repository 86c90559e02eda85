import { Section } from '@/components/ui/section';
import { process } from '@/content/home';
import { PhaseCard } from './phase-card';
import { Questions } from './questions';
import { WeeksChart } from './weeks-chart';

export function Process() {
  return (
    <Section id="process" headingId="process-title" className="bg-dawn" words={process}>
      <div className="weeks grid gap-x-gap gap-y-5 md:gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div>
          <WeeksChart />
        </div>
        <ol className="grid gap-y-4 md:gap-y-6 lg:gap-y-16">
          {process.phases.map((phase) => (
            <PhaseCard key={phase.id} phase={phase} />
          ))}
        </ol>
      </div>
      <Questions />
    </Section>
  );
}
