import { DashList } from '@/components/ui/dash-list';
import { Section } from '@/components/ui/section';
import { value } from '@/content/home';
import { CostNotes } from './cost-notes';
import { PriceCard } from './price-card';
import { PriceTable } from './price-table';

export function Value() {
  return (
    <Section id="value" headingId="value-title" className="pt-0" words={value}>
      <div className="grid gap-x-[clamp(2.5rem,5vw,5.5rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="lg:order-2">
          <div className="lg:sticky lg:top-26">
            <PriceCard />
          </div>
        </div>
        <div>
          <DashList items={value.included} className="mb-8 max-w-[34.7em] md:mb-10 md:text-lead" />
          <PriceTable />
        </div>
      </div>
      <CostNotes />
    </Section>
  );
}
