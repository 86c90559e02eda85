import { clsx } from 'clsx';
import { Dna, Droplet, type LucideIcon, MessageCircleHeart, Zap } from 'lucide-react';
import { Drawing } from '@/components/art/drawing';
import { SafetyLink } from '@/components/site/safety-link';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button-link';
import { DashList } from '@/components/ui/dash-list';
import { Fold } from '@/components/ui/fold';
import { Section } from '@/components/ui/section';
import { fit, type PillarId, solution } from '@/content/home';

const looks: Record<PillarId, { Icon: LucideIcon; colour: string }> = {
  tms: { Icon: Zap, colour: 'text-p0' },
  ketamine: { Icon: Droplet, colour: 'text-p2' },
  testing: { Icon: Dna, colour: 'text-p1' },
  'follow-through': { Icon: MessageCircleHeart, colour: 'text-p3' },
};

export function Solution() {
  return (
    <Section id="solution" className="pb-within no-print" words={solution}>
      <div className="grid gap-x-gap lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ol>
          {solution.pillars.map((pillar) => {
            const { Icon, colour } = looks[pillar.id];
            return (
              <li
                key={pillar.id}
                id={`pillar-${pillar.id}`}
                className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 pb-4 last:pb-0 md:gap-x-4 md:pb-8 lg:pb-12"
              >
                <span
                  className={clsx(
                    'grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface md:size-14',
                    colour,
                  )}
                >
                  <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
                </span>
                <h3 className="text-h3">{pillar.title}</h3>
                <div className="max-md:col-span-2 md:col-start-2">
                  <p className="max-w-[34.7em] text-ink-2">{pillar.text}</p>
                  {pillar.status && (
                    <p className="mt-2 max-w-[37em] border-l-2 border-line-strong pl-3 text-small text-ink-2">
                      <strong className="text-ink">{solution.statusLabel}:</strong> {pillar.status}
                    </p>
                  )}
                </div>
              </li>
            );
          })}
        </ol>
        <div className="hidden lg:block">
          <Drawing name="strands" className="strands trace art" />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2 lg:mt-12">
        <ButtonLink href={solution.cta.href}>
          <span>
            {solution.cta.text} <Arrow />
          </span>
        </ButtonLink>
        <SafetyLink />
      </div>
      <section aria-labelledby="fit-title" className="mt-6 border-t-2 md:mt-16 border-ink pt-1 md:pt-5">
        <Fold
          isOpenWide
          summary={
            <h3 id="fit-title" className="font-normal text-h3">
              {fit.title}
            </h3>
          }
        >
          <div className="grid gap-x-gap gap-y-6 pt-2 md:grid-cols-2">
            <div>
              <h4 className="mb-3 text-h4 font-semibold">{fit.mayTitle}</h4>
              <DashList items={fit.may} />
            </div>
            <div>
              <h4 className="mb-3 text-h4 font-semibold">{fit.mayNotTitle}</h4>
              <DashList items={fit.mayNot} />
            </div>
          </div>
          <p className="mt-3">{fit.notSure}</p>
        </Fold>
      </section>
    </Section>
  );
}
