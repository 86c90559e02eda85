import { GoodFaithEstimate } from '@/components/site/good-faith-estimate';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { value } from '@/content/home';
import { figures } from './figures';
import { PriceCard } from './price-card';
import { PriceTable } from './price-table';

export function Value() {
  const { financing } = value;
  return (
    <Section id="value" headingId="value-title" className="pt-0" words={value}>
      <div className="grid gap-x-[clamp(2.5rem,5vw,5.5rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="lg:order-2">
          <div className="lg:sticky lg:top-26">
            <PriceCard />
          </div>
        </div>
        <div>
          <DashList items={value.included} className="mb-6 max-w-[34.7em] md:mb-10 md:text-lead" />
          <PriceTable />
        </div>
      </div>
      <div className="mt-3 grid md:mt-12 gap-x-[clamp(2.5rem,5vw,5.5rem)] gap-y-3 md:gap-y-6 text-ink-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid content-start gap-1 md:gap-4">
          <Fold isOpenWide summary={financing.title}>
            <p className="max-w-[34.7em]">{financing.text(figures)}</p>
            {financing.link && (
              <a href={financing.link.href} className="text-link">
                {financing.link.text}
              </a>
            )}
          </Fold>
        </div>
        <GoodFaithEstimate headingLevel="h3" isFolded />
      </div>
    </Section>
  );
}
